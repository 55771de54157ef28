// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Query } from '../../../widgets/api/client';

/** A cache of its own for each test. */
let cacheOf: typeof import('../../../widgets/api/query-cache');
beforeEach(async () => {
  vi.resetModules();
  document.body.replaceChildren();
  cacheOf = await import('../../../widgets/api/query-cache');
});
afterEach(() => void vi.useRealTimers());

/** A query whose answers come when the test says so. */
function question(key: string) {
  let resolve!: (data: string) => void;
  let reject!: (error: Error) => void;
  const response = new Promise<string>((...ends) => {
    [resolve, reject] = ends;
  });
  const run = vi.fn((_signal: AbortSignal) => response);
  return { query: { key, run } as unknown as Query<string>, run, resolve, reject };
}
const signal = () => new AbortController().signal;

test('two who want the same share one request', async () => {
  const { query, run, resolve } = question('a');
  const both = [cacheOf.fetchShared(query, signal()), cacheOf.fetchShared(query, signal())];
  resolve('data');
  expect(await Promise.all(both)).toEqual(['data', 'data']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a request ends when the last who wants it has left, not before', async () => {
  const { query, run } = question('a');
  const [first, second] = [new AbortController(), new AbortController()];
  const left = cacheOf.fetchShared(query, first.signal).catch(String);
  const last = cacheOf.fetchShared(query, second.signal).catch(String);
  const asked = run.mock.calls[0]?.[0];
  first.abort('left');
  expect(await left).toBe('left');
  expect(asked?.aborted).toBe(false);
  second.abort('left');
  await last;
  expect(asked?.aborted).toBe(true);
});

test('who comes after everybody has left asks anew', async () => {
  const { query, run, resolve } = question('a');
  const first = new AbortController();
  const left = cacheOf.fetchShared(query, first.signal).catch(String);
  first.abort('left');
  await left;
  const next = cacheOf.fetchShared(query, signal());
  resolve('data');
  expect(await next).toBe('data');
  expect(run).toHaveBeenCalledTimes(2);
});

test('what is cached is fresh for five seconds, and stays readable after them', () => {
  vi.useFakeTimers();
  const { query } = question('a');
  cacheOf.cache('a', null);
  expect(cacheOf.cached(query)).toBeNull();
  vi.advanceTimersByTime(4999);
  expect(cacheOf.fresh(query)).toMatchObject({ data: null });
  vi.advanceTimersByTime(1);
  expect(cacheOf.fresh(query)).toBeUndefined();
  expect(cacheOf.cached(query)).toBeNull();
});

test('what was cached before the clock was put back is not fresh until then', async () => {
  vi.useFakeTimers();
  const { query } = question('a');
  cacheOf.cache('a', 'data');
  const { query: refused, reject: refuse, run: runRefused } = question('b');
  const prefetched = cacheOf.prefetch(refused);
  refuse(Object.assign(new Error('none'), { status: 404 }));
  await prefetched;
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(cacheOf.fresh(query)).toBeUndefined();
  expect(cacheOf.cached(query)).toBe('data');
  await cacheOf.fetchShared(refused, signal()).catch(String);
  expect(runRefused).toHaveBeenCalledTimes(2);
});

test('a response that says the same as the one before is the one before: nothing is drawn again for it', () => {
  const first = cacheOf.cache('a', { items: [{ id: 1 }] });
  expect(cacheOf.cache('a', { items: [{ id: 1 }] })).toBe(first);
  const other = { items: [{ id: 2 }] };
  expect(cacheOf.cache('a', other)).toBe(other);
  expect(cacheOf.cached(question('a').query)).toBe(other);
});

test('the oldest of more than sixty leaves', () => {
  for (let at = 0; at <= 60; at++) cacheOf.cache(`key ${at}`, at);
  expect(cacheOf.cached(question('key 0').query)).toBeUndefined();
  expect(cacheOf.cached(question('key 1').query)).toBe(1);
});

test('a finished page brings its responses along, and they are not fresh', () => {
  cacheOf.startFrom(() => ({ a: 'from the page' }));
  expect(cacheOf.cached(question('a').query)).toBe('from the page');
  expect(cacheOf.fresh(question('a').query)).toBeUndefined();
});

test('a prefetch is cached for whoever asks, and its failure is silent', async () => {
  const good = question('good');
  const wanted = cacheOf.prefetch(good.query);
  good.resolve('data');
  expect(await wanted).toBe('data');
  expect(cacheOf.cached(good.query)).toBe('data');
  const bad = question('bad');
  const failed = cacheOf.prefetch(bad.query);
  bad.reject(new Error('down'));
  expect(await failed).toBeUndefined();
});

test('what a prefetch was refused is told to whoever asks next, who may ask again', async () => {
  const { ApiError } = await import('../../../widgets/api/client');
  for (const [status, requests] of [
    [404, 1],
    [503, 2],
  ] as const) {
    const { query, run, reject } = question(`a ${status}`);
    const early = cacheOf.prefetch(query);
    reject(new ApiError('products', status, 'no'));
    await early;
    await expect(cacheOf.fetchShared(query, signal())).rejects.toMatchObject({ status });
    expect(run).toHaveBeenCalledTimes(requests);
    await cacheOf.fetchShared(query, signal()).catch(() => undefined);
    expect(run).toHaveBeenCalledTimes(requests + 1);
  }
});

test('whoever shared the request that a prefetch was refused may ask again at once', async () => {
  const { ApiError } = await import('../../../widgets/api/client');
  const { query, run, reject } = question('a');
  const early = cacheOf.prefetch(query);
  const shared = cacheOf.fetchShared(query, signal()).catch(String);
  reject(new ApiError('products', 404, 'no'));
  await Promise.all([early, shared]);
  await cacheOf.fetchShared(query, signal()).catch(String);
  expect(run).toHaveBeenCalledTimes(2);
});
