import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../../../widgets/api/client';
import { settings } from './settings';

const good = { id: 1, slug: 'a', title: 'A', price: '1.500' };
const answers: (() => Response | Promise<Response>)[] = [];
const sent = vi.fn(async (_address: string, init: RequestInit) => {
  const next = answers.shift();
  if (!next) throw new TypeError('no network');
  return Promise.race([
    next(),
    new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    ),
  ]);
});
const json = (body: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(body), init);

/** The client takes `fetch` when it is loaded, so the stand-in comes first. */
async function load() {
  vi.stubGlobal('fetch', sent);
  vi.resetModules();
  return {
    ...(await import('../../../widgets/api/brands')),
    ...(await import('../../../widgets/api/models')),
    ...(await import('../../../widgets/api/products')),
    ...(await import('../../../widgets/api/promotions')),
  };
}

type Calls = Awaited<ReturnType<typeof load>>;

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  sent.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets all pauses pass, then gives the outcome. */
async function outcome<Result>(
  promise: Promise<Result>,
): Promise<Result | { status: number; message: string }> {
  const settled = promise.catch((error: { status: number; message: string }) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

it.each([
  ['items at the top', { items: [good] }],
  ['items under data', { data: { items: [good] } }],
  ['a bare list', [good]],
  ['a list under data', { data: [good] }],
])('finds %s', async (_, body) => {
  answers.push(json(body));
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({
    items: [{ slug: 'a', price: '1.500' }],
  });
});

it('F36 drops malformed entries alone and counts them', async () => {
  answers.push(
    json({ data: { items: [null, good, { ...good, price: -1 }, { ...good, price: 'abc' }, { slug: 'x' }] } }),
  );
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({ items: [good], received: 5 });
});

it('F44 takes nothing that a page added to all objects for a field', async () => {
  answers.push(json({ items: [good] }), json([{ is_active: true, image_url: { desktop: '/a.png' } }]));
  const { products, promotions } = await load();
  Object.assign(Object.prototype, { clone() {} });
  const [found, banners] = [
    await outcome(products(settings, {}).run()),
    await outcome(promotions(settings).run()),
  ];
  Reflect.deleteProperty(Object.prototype, 'clone');
  expect(found).toMatchObject({ items: [good] });
  expect(banners).toHaveLength(1);
});

it('reads prices given as numbers', async () => {
  answers.push(json({ items: [{ ...good, price: 18.5 }] }));
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({ items: [{ price: '18.500' }] });
});

const brand = { slug: 'hp', title: 'HP' };
const banner = { name: 'Sale', is_active: true, image_url: {} };

/** Every call that answers a list, and one good entry of it. */
const LISTS: Record<string, (calls: Calls) => [Query<unknown>, object]> = {
  products: (calls: Calls) => [calls.products(settings, {}), good],
  search: (calls: Calls) => [calls.products(settings, { query: 'hp' }), good],
  brands: (calls: Calls) => [calls.brands(settings), brand],
  models: (calls: Calls) => [calls.models(settings, 'hp'), brand],
  promotions: (calls: Calls) => [calls.promotions(settings), banner],
};

describe.each(Object.entries(LISTS))('F36 %s', (_, list) => {
  it.each([
    ['HTML', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['an empty object', json({})],
    ['null', json(null)],
    ['null data', json({ data: null })],
    ['a number', json({ data: 7 })],
  ])('refuses %s', async (_, answer) => {
    answers.push(answer);
    const [call] = list(await load());
    expect(await outcome(call.run())).toMatchObject({ name: 'ApiError', status: 200 });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is no entry', async () => {
    const [call, entry] = list(await load());
    answers.push(json({ data: [null, 'x', [], {}, entry] }));
    const found = (await outcome(call.run())) as object[] | { items: object[] };
    expect('items' in found ? found.items : found).toEqual([expect.objectContaining(entry)]);
  });
});

it('names the missing list of banners', async () => {
  answers.push(json({ data: null }));
  const { promotions } = await load();
  expect(await outcome(promotions(settings).run())).toMatchObject({ message: 'No data returned from API' });
});

it('F38 tries twice more after a network fault, half a second and one and a half later', async () => {
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({ status: 0 });
  expect(sent).toHaveBeenCalledTimes(3);
});

it('F38 tries twice more after a proxy’s page of 502, then says so', async () => {
  const page = () => new Response('<html>Bad Gateway', { status: 502 });
  answers.push(page, page, page);
  const { brands } = await load();
  expect(await outcome(brands(settings).run())).toMatchObject({
    status: 502,
    message: 'The shop answered 502',
  });
  expect(sent).toHaveBeenCalledTimes(3);
});

it('succeeds on the second try', async () => {
  answers.push(json({}, { status: 503 }), json({ items: [good] }));
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({ items: [good] });
});

it('never repeats a definite no', async () => {
  answers.push(json({ title: 'Bad' }, { status: 400 }));
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({ status: 400, message: 'Bad' });
  expect(sent).toHaveBeenCalledTimes(1);
});

it('F38 gives each try up after ten seconds', async () => {
  const never = () => new Promise<Response>(() => undefined);
  answers.push(never, never, never);
  const { products } = await load();
  expect(await outcome(products(settings, {}).run())).toMatchObject({
    status: 0,
    message: 'The request timed out',
  });
});

it.each(['.', '..'])(
  'asks for a product “%s” beside all others, though browsers take it for a folder',
  async slug => {
    answers.push(json({}, { status: 404 }));
    const { product } = await load();
    expect(await outcome(product(settings, slug).run())).toBeNull();
    expect(new URL(String(sent.mock.calls[0]?.[0])).pathname).toMatch(/^\/api\/v2\/products\/[^/]+$/);
  },
);

it('takes a missing product for an answer', async () => {
  answers.push(json({}, { status: 404 }));
  const { product } = await load();
  expect(await outcome(product(settings, 'gone').run())).toBeNull();
});

it('sends no cookies', async () => {
  answers.push(json({ items: [] }));
  const { products } = await load();
  await outcome(products(settings, {}).run());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
});

it('has three requests under way at the most, also where one is made just as another ends', async () => {
  const calls = await load();
  let end: (response: Response) => void = () => undefined;
  const first = new Promise<Response>(resolve => {
    end = resolve;
  });
  answers.push(() => first, ...Array.from({ length: 99 }, () => () => new Promise<never>(() => undefined)));
  const make = (page: number) => void calls.products(settings, { page }).run();
  for (let page = 1; page <= 4; page++) make(page);
  expect(sent).toHaveBeenCalledTimes(3);
  end(json({ data: [good] })());
  for (let page = 5; page < 50; page++) {
    await null;
    make(page);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledTimes(4);
});
