import { expect, test } from 'vitest';
import { listProducts } from '../../demo/api/catalogue/product-list';
import { readProductQuery } from '../../demo/api/catalogue/product-query';
import { pricedQuery } from '../../demo/api/search/query/price-limit';
import { catalogue } from './content/demo-catalogue';

test.each([
  ['toner under 10 kd', 'toner', null, 10_000],
  ['hp 85a less than 10', 'hp 85a', null, 10_000],
  ['ink less than 5.500', 'ink', null, 5500],
  ['canon ink below KD 5', 'canon ink', null, 5000],
  ['samsung toner <15kwd', 'samsung toner', null, 15_000],
  ['budget 15 kd toner p1102', 'toner p1102', null, 15_000],
  ['maximum price 12 kd toner hp', 'toner hp', null, 12_000],
  ['26a 10 kd or less', '26a', null, 10_000],
  ['paper under 900 fils', 'paper', null, 900],
  ['تونر أقل من ١٠ دنانير', 'تونر', null, 10_000],
  ['حبر ابسون بأقل من ٥٫٥٠٠ د.ك', 'حبر ابسون', null, 5500],
  ['تونر لا يتجاوز سعره ١٥ دينار', 'تونر', null, 15_000],
  ['حبر ما يتعدى خمسة دنانير', 'حبر', null, 5000],
  ['ورق تحت دينار', 'ورق', null, 1000],
  ['toner over 100 kd', 'toner', 100_000, null],
  ['حبر اكثر من 20 دينار', 'حبر', 20_000, null],
  ['ink 5-10 kd', 'ink', 5000, 10_000],
  ['toner between 20 and 10', 'toner', 10_000, 20_000],
  ['تونر من 10 الى 20 دينار', 'تونر', 10_000, 20_000],
  ['anything under 5 kd', '', null, 5000],
])('reads the prices of %s', (query, text, min, max) =>
  expect(pricedQuery(query)).toEqual({ text, limit: { min, max } }),
);

test.each([
  'hp 85a',
  'price of 26a kd',
  'under 100 gsm paper',
  'toner less than 1000 pages',
  'difference between 26 and 59',
  'more than 3000 pages',
  'tn-2410',
  'canon 725',
])('hears no price in %s', query => expect(pricedQuery(query)).toBeUndefined());

/** What the API would answer: codes and prices in dinars, and whether it is said to be a guess. */
async function search(q: string) {
  const found = await catalogue.search(q);
  const { items } = listProducts(catalogue, readProductQuery({ q, limit: '48' }), found);
  return { items, prices: items.map(({ price }) => price / 1000), ...found };
}

test('a search with a limit shows only what costs that', async () => {
  const { items, prices, guess, price } = await search('hp toner under 20 kd');
  expect(items.length).toBeGreaterThan(20);
  expect(Math.max(...prices)).toBeLessThanOrEqual(20);
  expect(items.every(({ category }) => category.slug.endsWith('toners'))).toBe(true);
  expect(guess).toBe(false);
  expect(price).toEqual({ limit: { min: null, max: 20_000 }, isMet: true, text: 'hp toner' });
  const { prices: dear } = await search('تونر من ١٠٠ الى ١٥٠ دينار');
  expect(Math.min(...dear)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...dear)).toBeLessThanOrEqual(150);
});

test('a limit is of what was meant: goods that are called alike are no answer to it', async () => {
  const all = await search('hp 26a');
  const cheapest = Math.min(...all.items.filter(({ code }) => code === 'CF226A').map(({ price }) => price));
  const { items, guess, price } = await search(`hp 26a under ${cheapest / 1000 - 0.5} kd`);
  expect(price?.isMet).toBe(false);
  expect(guess).toBe(true);
  expect(items[0]).toMatchObject({ code: 'CF226A', price: cheapest });
});

test('a limit alone asks for everything at that price', async () => {
  const { prices, guess, slots } = await search('اقل من 2 دينار');
  expect(slots.length).toBeGreaterThan(10);
  expect(Math.max(...prices)).toBeLessThanOrEqual(2);
  expect(guess).toBe(false);
});

test('another trade is not found at any price', async () => {
  const { items, price } = await search('iphone cover under 10 kd');
  expect(items).toEqual([]);
  expect(price).toBeNull();
});

test('a price that limits nothing is no number of a cartridge', async () => {
  for (const q of ['hp toner 10 kd', 'تونر hp ب ١٠ دينار']) {
    const { items, guess } = await search(q);
    expect(guess, q).toBe(false);
    expect(items[0]?.category.slug, q).toBe('toners');
  }
  // A printer of that number stays one.
  const { items } = await search('canon 3010 kd');
  expect(items[0]?.devices.some(({ slug }) => slug.endsWith('3010'))).toBe(true);
});

test.each(['cheapest tn2410', 'ارخص حبر hp', 'cheapest toner for m404'])(
  '%s begins with what costs least of what was meant',
  async q => {
    const { items, prices, guess } = await search(q);
    const best = prices.slice(0, 5);
    expect(best).toEqual(best.toSorted((a, b) => a - b));
    expect(items[0]?.price).toBeLessThan(Math.max(...items.map(({ price }) => price)));
    expect(guess).toBe(false);
  },
);
