import type { ApiError, Query } from './client';
import { toJson } from './json';

// By hand: a query library (SWR, TanStack Query) weighs as much as a whole element, and none reads the answers of a finished page.

type Source = (query: Query<unknown>) => unknown;

let source: Source | undefined;

/** While pages are prerendered: responds to queries from `responses` instead of the cache. Returns what ends it. */
export function respondFrom(responses: Source): () => void {
  source = responses;
  return () => {
    source = undefined;
  };
}

/** How long a response counts as fresh, ms; as long as the API lets its own be cached. */
const FRESH_TIME = 5000;
/** A moment to come is as old: the device's clock was put back since. */
const isFresh = ({ at }: { readonly at: number }) => Math.abs(Date.now() - at) < FRESH_TIME;

/** Responses cached, so that going back shows a list at once. */
const CAPACITY = 60;

const entries = new Map<string, { readonly data: unknown; readonly at: number }>();

/** Responses by the key of their query. */
export type Responses = Readonly<Record<string, unknown>>;

let pageResponses: (() => Responses) | undefined;

/** On a prerendered page: what it was drawn from is there until newer responses come. */
export function startFrom(responses: () => Responses): void {
  pageResponses = responses;
}

let hydrating = false;

/**
 * Runs a hydration: what it draws must be what the page was drawn from, though a newer response may have come for another
 * part of the page, or nodes would be taken for others.
 */
export function fromPageWhile<Result>(hydrate: () => Result): Result {
  hydrating = true;
  try {
    return hydrate();
  } finally {
    hydrating = false;
  }
}

/** Whether what is drawn now must be what the prerendered page holds; on a server it becomes that page. */
export const isHydrating = (): boolean => hydrating || typeof document === 'undefined';

/** The cached response to a query, or undefined. */
export function cached<Result>(query: Query<Result>): Result | undefined {
  if (source) return source(query as Query<unknown>) as Result | undefined;
  if (typeof document === 'undefined') return undefined;
  const { key } = query;
  const entry = entries.get(key);
  const ofPage = pageResponses?.();
  // A response may be null: there is no such thing.
  return (entry && !(hydrating && ofPage && key in ofPage) ? entry.data : ofPage?.[key]) as
    | Result
    | undefined;
}

/** A response so young that no request is needed, or undefined. */
export function fresh<Result>({ key }: Query<Result>): { readonly data: Result } | undefined {
  const entry = entries.get(key);
  return entry && isFresh(entry) ? (entry as { readonly data: Result }) : undefined;
}

/**
 * Puts a response into the cache; the oldest leaves when it is full. Returns the cached object: the one before where the
 * new one says the same, so that nothing is drawn again for it.
 */
export function cache<Result>(key: string, response: Result): Result {
  const before = entries.get(key)?.data as Result | undefined;
  const data = before !== undefined && toJson(before) === toJson(response) ? before : response;
  entries.delete(key);
  entries.set(key, { data, at: Date.now() });
  const oldest = entries.keys().next().value;
  if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest);
  return data;
}

interface Running {
  readonly response: Promise<unknown>;
  readonly controller: AbortController;
  users: number;
}

const running = new Map<string, Running>();

/** What prefetches were refused that nobody else waited for, until somebody asks. */
const refusals = new Map<string, { readonly error: unknown; readonly at: number }>();

/**
 * Fetches a query once for all who want it at this moment. The request is aborted when the last of them has left.
 * Rejects with the signal's reason for one who left.
 */
export function fetchShared<Result>(query: Query<Result>, signal: AbortSignal): Promise<Result> {
  const refusal = refusals.get(query.key);
  refusals.delete(query.key);
  if (refusal && isFresh(refusal)) return Promise.reject(refusal.error);
  let shared = running.get(query.key);
  if (!shared) {
    const controller = new AbortController();
    const response = query.run(controller.signal).finally(() => {
      if (running.get(query.key)?.controller === controller) running.delete(query.key);
    });
    shared = { response, controller, users: 0 };
    running.set(query.key, shared);
  }
  const { response, controller } = shared;
  shared.users++;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
      const now = running.get(query.key);
      if (now?.controller !== controller || --now.users > 0) return;
      running.delete(query.key);
      controller.abort();
    });
    (response as Promise<Result>).then(resolve, reject);
  });
}

/**
 * Fetches what will be asked for soon, unless it is cached. Resolves to the response, and to undefined after a failure,
 * which whoever asks for it deals with: what was refused is not asked for twice.
 */
export async function prefetch<Result>(query: Query<Result>): Promise<Result | undefined> {
  const there = cached(query);
  if (there !== undefined) return there;
  const response = fetchShared(query, new AbortController().signal);
  const shared = running.get(query.key);
  try {
    return cache(query.key, await response);
  } catch (error) {
    const { status } = error as ApiError;
    const refused = status >= 400 && status < 500 && status !== 429;
    if (refused && shared?.users === 1) refusals.set(query.key, { error, at: Date.now() });
    return undefined;
  }
}
