import { LRUCache } from 'lru-cache';
import type { Query } from '../../../widgets/api/client';
import { respondFrom } from '../../../widgets/api/query-cache';
import type { TrimResponse } from './trim-response';

/** What a piece of drawing asked for. */
export interface Asked<Result> {
  readonly result: Result;
  /** Responses that were there, by the key of their call. */
  readonly used: Readonly<Record<string, unknown>>;
  /** Calls whose responses weren't. */
  readonly missing: readonly Query<unknown>[];
}

/** Responses that are kept at most: pages share many of them, and a shop's whole catalogue is too much for the memory. */
const CACHE_SIZE = 500;

/** Responses of the API, kept for other pages. `maxAge` in ms is how long they count as fresh; without it they always do. */
export class ResponseCache {
  readonly #known: LRUCache<string, { readonly response: unknown }>;
  readonly #coming = new Map<string, Promise<void>>();

  constructor(maxAge = 0) {
    this.#known = new LRUCache({ max: CACHE_SIZE, ttl: maxAge });
  }

  /** Runs a piece of drawing and notes what it asks for; it is given the part of each response that its page shows. */
  during<Result>(draw: () => Result, trim: TrimResponse = (_, response) => response): Asked<Result> {
    const used: Record<string, unknown> = {};
    const missing = new Map<string, Query<unknown>>();
    const stop = respondFrom(call => {
      const known = this.#known.get(call.key);
      if (known) used[call.key] ??= trim(call, known.response);
      else missing.set(call.key, call);
      return used[call.key];
    });
    try {
      return { result: draw(), used, missing: [...missing.values()] };
    } finally {
      stop();
    }
  }

  /** The response to a call, if it is there. */
  known<Result>({ key }: Query<Result>): Result | undefined {
    return this.#known.get(key)?.response as Result | undefined;
  }

  /** Fetches the responses that aren't there, each once. Throws when one can't be had. */
  async fetch(calls: readonly Query<unknown>[]): Promise<void> {
    await Promise.all(calls.map(call => this.#fetchOnce(call)));
  }

  async #fetchOnce(call: Query<unknown>): Promise<void> {
    if (this.#known.has(call.key)) return;
    const coming = this.#coming.get(call.key);
    if (coming) return coming;
    const fetching = call
      .run()
      .then(response => {
        this.#known.set(call.key, { response });
      })
      .finally(() => this.#coming.delete(call.key));
    this.#coming.set(call.key, fetching);
    return fetching;
  }
}
