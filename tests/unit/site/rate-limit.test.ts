import { expect, test, vi } from 'vitest';
import { responseError, retryRateLimited } from '../../../site/prerender/responses/rate-limit';

const answer = (status: number, headers = {}) =>
  responseError(new Response(null, { status, headers }), 'https://api.example/products');

test('what was read too fast is read again once the host allows, and the wait is told once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const began = performance.now();
  let limited = 3;
  const read = async () => {
    if (limited-- > 0) throw answer(429, { 'Retry-After': '0.05' });
    return 'products';
  };
  expect(await Promise.all([retryRateLimited(read), retryRateLimited(read)])).toEqual([
    'products',
    'products',
  ]);
  expect(performance.now() - began).toBeGreaterThan(90);
  expect(warn.mock.calls.flat()).toEqual(Array(2).fill(expect.stringContaining('RATE_EXEMPT')));
});

test('any other fault stops the build', async () => {
  await expect(
    retryRateLimited(async () => {
      throw answer(500);
    }),
  ).rejects.toThrow('https://api.example/products answered 500.');
});
