import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatItems } from '../../../widgets/addresses/format-items';
import { linkItems, listItems, MAX_LIST_ITEMS, parseItems } from '../../../widgets/addresses/items';

// Contract, sections 3, 5 and 7: `slug:quantity,…` in attributes and addresses.

test('any list of up to 250 lines comes back as it was written', () => {
  const slug = fc.stringMatching(/^[a-zء-ي0-9][a-zء-ي0-9.~_-]{0,60}$/u);
  const item = fc.record({ slug, quantity: fc.integer({ min: 1, max: 999 }) });
  const list = fc.uniqueArray(item, { maxLength: MAX_LIST_ITEMS, selector: one => one.slug });
  fc.assert(
    fc.property(list, items => {
      const { searchParams } = new URL(`https://shop.example/quote?items=${formatItems(items)}`);
      expect(parseItems(searchParams.get('items') ?? '')).toEqual({ items, dropped: 0 });
    }),
  );
});

test('lines of one slug are one, 999 pieces at the most, and no quantity means one', () => {
  expect(parseItems('a:2, b ,a:3,c:5000').items).toEqual([
    { slug: 'a', quantity: 5 },
    { slug: 'b', quantity: 1 },
    { slug: 'c', quantity: 999 },
  ]);
});

test('hostile lines are dropped and counted, the others stay', () => {
  const hostile = ['<img src=x>:1', '../order:1', 'a:0', 'a:-1', 'a:1.5', 'a:1e3', 'a:1:2', 'a?b:1', 'x y:1'];
  const text = [...hostile, 'good:2'].join(',');
  expect(parseItems(text)).toEqual({ items: [{ slug: 'good', quantity: 2 }], dropped: hostile.length });
});

test('more than 250 lines are never taken silently', () => {
  const text = Array.from({ length: 260 }, (_, index) => `p-${index}:1`).join(',');
  const { items, dropped } = parseItems(text);
  expect([items.length, dropped]).toEqual([250, 10]);
});

test('a link takes 250 lines, fewer where slugs are long, and its lines come back', () => {
  const lines = (length: number, slug: string) =>
    Array.from({ length }, (_, at) => ({ slug: `${slug}-${at}`, quantity: 1 }));
  expect(linkItems(lines(300, 'toner'))).toHaveLength(250);
  const long = linkItems(lines(250, 'حبر'.repeat(20)));
  expect(long.length).toBeLessThan(250);
  expect(formatItems(long).length).toBeLessThanOrEqual(13_000);
});

test('rows of one product travel as one line', () => {
  const rows = [
    { slug: 'a', quantity: 2 },
    { slug: 'b', quantity: 1 },
    { slug: 'a', quantity: 998 },
  ];
  expect(listItems(rows)).toEqual([
    { slug: 'a', quantity: 999 },
    { slug: 'b', quantity: 1 },
  ]);
});
