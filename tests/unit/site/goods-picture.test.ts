import { afterEach, expect, test, vi } from 'vitest';
import { goodsPicture } from '../../../site/link-pictures/goods';

const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );

afterEach(() => vi.unstubAllGlobals());

test('a drawing is taken as it is, and asked for once', async () => {
  answering(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
  expect(await goodsPicture('https://api.example/a.svg')).toBe('<svg/>');
  expect(await goodsPicture('https://api.example/a.svg')).toBe('<svg/>');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['missing', new Response('', { status: 404 })],
  ['no picture at all', new Response('words', { headers: { 'content-type': 'image/png' } })],
])('there is none where it is %s', async (what, answer) => {
  answering(() => answer);
  expect(await goodsPicture(`https://api.example/${encodeURIComponent(what)}`)).toBeUndefined();
});

test('a host in trouble is no reason to draw without', async () => {
  answering(() => new Response('', { status: 503 }));
  await expect(goodsPicture('https://api.example/b.svg')).rejects.toThrow('503');
  answering(() => Promise.reject(new TypeError('away')));
  await expect(goodsPicture('https://api.example/c.svg')).rejects.toThrow('away');
});
