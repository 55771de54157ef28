import { productPath } from '../addresses/shop-paths';
import type { ApiError, Query } from '../api/client';
import { emitFailure } from '../api/emit-failure';
import { toJson } from '../api/json';
import type { ProductPage } from '../api/products';
import { cache, cached, fetchShared, fresh } from '../api/query-cache';
import type { Brand, Model } from '../api/schemas';
import { shopAddress } from '../api/shop-address';
import { makesPrinters } from '../data/own-brand';
import { emit, listen } from '../events';
import { resolveSettings } from '../settings';
import type { TassEvents } from '../types';
import type { Queries } from './queries';

// What a grid or finder with `headless` does: it asks as ever and tells what it knows by `tass-data`; the page draws. Knows
// nothing of React, since single files load it from outside.

type Data = TassEvents['tass-data'];
type Name = 'brands' | 'models' | 'products';

/** What one call has come to. */
interface Asked {
  readonly query: Query<unknown>;
  readonly leave: AbortController;
  data?: unknown;
  error?: ApiError;
}

interface Followed {
  queries: Queries;
  readonly asked: Partial<Record<Name, Asked>>;
  /** The data of the last event, as JSON. */
  sent: string;
  /** Ends listening for a connection that is back; undefined while nobody follows. */
  stop?: (() => void) | undefined;
}

/** Under this name an element keeps what its methods read, and what ends it. */
const STATE = Symbol.for('tass.headless');
type Host = HTMLElement & {
  readonly headless?: boolean;
  [STATE]?: { data: Data; retry(): void; leave(): void };
};

const followed = new WeakMap<HTMLElement, Followed>();

/** Follows what an element asks now, unless it has gone while this was loaded. */
export function follow(host: Host, queries: Queries): void {
  if (!host.isConnected || !host.headless) return;
  const state = followed.get(host) ?? { queries: {}, asked: {}, sent: '' };
  followed.set(host, state);
  state.stop ??= listen(window, 'online', () => retry(host, state));
  state.queries = queries;
  for (const name of ['brands', 'models', 'products'] as const) {
    const query = state.queries[name];
    const before = state.asked[name];
    if (query && before?.query.key === query.key && !before.leave.signal.aborted) continue;
    before?.leave.abort();
    delete state.asked[name];
    if (query) ask(host, state, name, query);
  }
  sendData(host, state);
}

/** Ends what following began. What is known stays, for an element that comes back. */
function unfollow(state: Followed): void {
  for (const { leave } of Object.values(state.asked)) leave.abort();
  state.stop?.();
  state.stop = undefined;
}

function ask(host: HTMLElement, state: Followed, name: Name, query: Query<unknown>): void {
  const leave = new AbortController();
  const asked: Asked = { query, leave, data: fresh(query)?.data ?? cached(query) };
  state.asked[name] = asked;
  if (fresh(query)) return;
  fetchShared(query, leave.signal).then(
    data => {
      cache(query.key, data);
      if (leave.signal.aborted) return;
      asked.data = data;
      sendData(host, state);
    },
    (reason: unknown) => {
      if (leave.signal.aborted) return;
      const error = emitFailure(host, query.name, reason);
      if (asked.data === undefined) asked.error = error;
      sendData(host, state);
    },
  );
}

/** Asks again what has failed. */
function retry(host: HTMLElement, state: Followed): void {
  if (!state.stop) return;
  for (const { error, leave } of Object.values(state.asked)) if (error) leave.abort();
  follow(host, state.queries);
}

/** How all that an element asks stands together; without a list there is nothing to show yet. */
function statusOf(all: readonly Asked[], page: ProductPage | undefined): Data['status'] {
  if (all.some(({ error }) => error)) return 'failed';
  if (all.some(({ data }) => data === undefined)) return 'loading';
  return page ? 'ready' : 'idle';
}

/** Sends the page what is known, unless it has it. */
function sendData(host: Host, state: Followed): void {
  const { brands, models, products } = state.asked;
  const all = [brands, models, products].filter(asked => asked !== undefined);
  const failed = all.find(({ error }) => error)?.error;
  const page = products?.data as ProductPage | undefined;
  const settings = resolveSettings(host);
  const { brand, model, page: number = 1 } = state.queries;
  const data: Data = {
    status: statusOf(all, page),
    products: (page?.items ?? []).map(product => ({
      ...product,
      href: shopAddress(settings, productPath(product.slug)) ?? '',
    })),
    total: page?.total,
    page: number,
    brands: ((brands?.data ?? []) as readonly Brand[]).filter(makesPrinters),
    models: (models?.data ?? []) as readonly Model[],
    brand,
    model,
    error: failed && { call: failed.call, status: failed.status, message: failed.message },
  };
  host[STATE] = { data, retry: () => retry(host, state), leave: () => unfollow(state) };
  const json = toJson(data);
  if (json === state.sent || !host.isConnected || !host.headless) return;
  state.sent = json;
  emit(host, 'tass-data', data);
}
