import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function search(q: string, more = '') {
  const answer = await api.get(`/api/v2/products?q=${encodeURIComponent(q)}&limit=48${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as {
    items: { code: string; title: string; brand: { slug: string } }[];
    total: number;
  };
}

test.each([
  'cf259a',
  'CF259A',
  '59 a',
  '59a',
  '59-A',
  'cf 259 a',
  'CF-259A',
  '259a',
  '٥٩A',
  'hp 59a',
  'toner 59a',
])('finds the code however it is typed: %s', async q => {
  const { items, total } = await search(q);
  expect(total).toBeGreaterThan(0);
  expect(items[0]?.code).toBe('CF259A');
  expect(items.filter(item => item.code === 'CF259A')).toHaveLength(3);
});

test('exact codes come before everything else', async () => {
  const { items } = await search('CF226A');
  expect(items.slice(0, 3).every(item => item.code === 'CF226A')).toBe(true);
  const other = items.findIndex(item => item.code !== 'CF226A');
  expect(items.slice(other === -1 ? items.length : other).every(item => item.code !== 'CF226A')).toBe(true);
});

test.each([
  ['cannon', 'canon'],
  ['brothr', 'brother'],
  ['kyocrea', 'kyocera'],
  ['epsn', 'epson'],
  ['lexmrak', 'lexmark'],
])('forgives %s for %s', async (typed, brand) => {
  const right = await search(brand);
  const wrong = await search(typed);
  expect(wrong.total).toBe(right.total);
  expect(wrong.items.some(item => item.brand.slug === brand)).toBe(true);
});

test.each(['remanufacturd', 'compatable', 'catridge black', 'cf259s', 'hp toenr', 'lazerjet', 'lazerj'])(
  'forgives %s',
  async q => {
    expect((await search(q)).total).toBeGreaterThan(0);
  },
);

test.each(['LaserJet Pro M402d', 'laser jet m402d', 'm402d', 'M402'])(
  'finds by printer model: %s',
  async q => {
    const { items } = await search(q);
    expect(items.map(item => item.code)).toContain('CF226A');
  },
);

test.each([
  ['تونر كانون', 'canon'],
  ['تُونَر كانون', 'canon'],
  ['تـونـر كانون', 'canon'],
  ['اتش بي 26A', 'hp'],
  ['إتش بي ٢٦A', 'hp'],
  ['حبر ابسون', 'epson'],
  ['حبر إبسون', 'epson'],
  ['التونر كانون', 'canon'],
  ['كنون', 'canon'],
])('finds in Arabic: %s', async (q, brand) => {
  const { items, total } = await search(q);
  expect(total).toBeGreaterThan(0);
  expect(items.some(item => item.brand.slug === brand)).toBe(true);
});

test('all words must fit', async () => {
  const all = await search('hp toner');
  const fewer = await search('hp toner cyan');
  expect(fewer.total).toBeGreaterThan(0);
  expect(fewer.total).toBeLessThan(all.total);
  expect((await search('hp zzzzqqqq')).total).toBe(0);
});

test('a word that is still being typed finds what it begins', async () => {
  expect((await search('cano')).total).toBe((await search('canon')).total);
});

test('words that say nothing are left out', async () => {
  expect((await search('buy hp 26a toner for my printer in kuwait')).total).toBe(
    (await search('hp 26a toner')).total,
  );
});

test('other orders and filters work on what was found', async () => {
  const cheap = await search('hp toner', '&sort=price&kind=original');
  const prices = (cheap.items as unknown as { price: string }[]).map(item => Number(item.price));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test.each([
  '"',
  '*',
  'NEAR(',
  '-',
  '%',
  "'; drop table products;--",
  '🖨️',
  '\\',
  ':*',
  '&|!()',
  '\u0000',
  '()[]{}^$.*+?',
])('F14 takes %j as text', async q => {
  const { total } = await search(q);
  expect(total).toBe(q.includes('drop') ? total : 0);
});

test('F14 blank text is no query, long text is cut, operators beside words do nothing', async () => {
  const everything = (await api.get('/api/v2/products')).json().data.total;
  expect((await search('   ')).total).toBe(everything);
  expect((await search(`${'a'.repeat(10_000)}`)).total).toBe(0);
  expect((await search(`canon ${'x '.repeat(4_000)}`)).total).toBe(0);
  expect((await search('"canon*" -')).total).toBe((await search('canon')).total);
});

test('a code that is not sold is answered by near ones, and said to be', async () => {
  const { data } = (await api.get('/api/v2/products?q=138A')).json();
  expect(data.guess).toBe(true);
  expect(data.items.length).toBeGreaterThan(0);
  // Several are as near: none of them was meant.
  expect(data).not.toHaveProperty('did_you_mean');
  const near = (await api.get('/api/v2/products?q=clt-k404x')).json().data;
  expect(near).toMatchObject({ guess: true, did_you_mean: 'CLT-K404S' });
  expect((await api.get('/api/v2/products?q=CF226A')).json().data).not.toHaveProperty('guess');
});

test('printers that the words name are told with their brands', async () => {
  const { data } = (await api.get('/api/v2/products?q=hp+m402dn+cartridge')).json();
  expect(data.printers).toContainEqual({
    slug: 'hp-laserjet-pro-m402dn',
    title: 'LaserJet Pro M402dn',
    brand: { slug: 'hp', title: 'HP' },
  });
  expect((await api.get('/api/v2/products?q=canon+toner')).json().data).not.toHaveProperty('printers');
  // The number alone is enough beside the maker.
  const { printers } = (await api.get('/api/v2/products?q=canon+490')).json().data;
  expect(printers).toMatchObject([{ slug: 'canon-pixma-mp490' }]);
  expect((await api.get('/api/v2/products?q=490')).json().data).not.toHaveProperty('printers');
});

test('codes answer names that measures could be read from, and never what is only near', async () => {
  const { data } = (await api.get('/api/v2/products?codes=802m,138A,TN-2410')).json();
  const slugs = Object.fromEntries(
    data.matches.map((match: { code: string; slugs: string[] }) => [match.code, match.slugs]),
  );
  expect(slugs['802m']).toContain('lexmark-802m-80c20m0-toner-cartridge-magenta');
  expect(slugs['138A']).toEqual([]);
  expect(slugs['TN-2410']).toContain('brother-tn-2410-toner-cartridge-black');
});

test('facets count what was found under for_brand, too', async () => {
  const found = (await api.get('/api/v2/products?q=toner&for_brand=hp')).json().data;
  const counts: { slug: string; count: number }[] = found.facets.brand;
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(found.total);
  const made = counts.find(({ slug }) => slug === 'hp')?.count;
  // Each facet is counted as if its own filter were not set.
  const narrowed = (await api.get('/api/v2/products?q=toner&for_brand=hp&brand=hp')).json().data;
  expect(narrowed.total).toBe(made);
  expect(narrowed.facets.brand).toEqual(counts);
});

test('a limit of price among the words holds, is told, and is dropped with the words that are left', async () => {
  const answer = async (q: string) =>
    (await api.get(`/api/v2/products?q=${encodeURIComponent(q)}&limit=48`)).json().data;
  const { items, price_limit: limit, guess } = await answer('hp toner 5 to 12 kd');
  expect(items.length).toBeGreaterThan(0);
  for (const { price } of items) {
    expect(Number(price)).toBeGreaterThanOrEqual(5);
    expect(Number(price)).toBeLessThanOrEqual(12);
  }
  expect(limit).toEqual({ min: '5.000', max: '12.000', is_met: true, q: 'hp toner' });
  expect(guess).toBeUndefined();
  expect((await answer('hp toner')).price_limit).toBeUndefined();
  const none = await answer('تونر اقل من نص دينار');
  expect(none.items.length).toBeGreaterThan(0);
  expect(none.guess).toBe(true);
  expect(none.price_limit).toEqual({ max: '0.500', is_met: false, q: 'تونر' });
});
