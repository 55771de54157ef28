import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDocument, takeDocument } from '../../../site/offline/prefetched-documents';

const ADDRESS = 'http://shop.test/cart';
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, Response>();
  const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      put: async (address: string, response: Response) => void kept.set(address, response),
      match: async (request: Request) => kept.get(urlOf(request)),
      delete: async (request: Request) => kept.delete(urlOf(request)),
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['four minutes later', 4 * MINUTE, '<p>Cart'],
  ['six minutes later', 6 * MINUTE, undefined],
  ['after the clock was put back by a day', -1_440 * MINUTE, undefined],
])('a document that was prefetched answers for five minutes: %s', async (_, passed, html) => {
  await keepDocument(ADDRESS, new Response(), '<p>Cart');
  vi.setSystemTime(Date.now() + passed);
  const document = await takeDocument(new Request(ADDRESS));
  expect(await document?.text()).toBe(html);
});
