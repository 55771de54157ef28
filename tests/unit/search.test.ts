import { expect, test } from 'vitest';
import { makeQueries, type Product, readCatalogue } from '../helpers/made-queries';
import { searchIn } from '../helpers/search-in';

const catalogue = readCatalogue();
const search = searchIn(catalogue);
/** Time in ms for 600 queries at the shop's whole size on a busy machine. */
const AT_SCALE = 120_000;
/** Part of each class whose first product must be right. */
const GOAL = 0.95;

/** A generator of repeatable numbers from 0 to 1, so that every run makes the same queries. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

test(
  'the right product comes first for made queries of every class',
  () => {
    const counts = new Map<string, { right: number; all: number }>();
    const wrong: string[] = [];
    for (const made of makeQueries(catalogue, 600, repeatable(11))) {
      const { products, guess } = search(made.q);
      const [first] = products as Product[];
      const isRight = made.isRight ? first !== undefined && made.isRight(first) : !first || guess;
      const count = counts.get(made.class) ?? { right: 0, all: 0 };
      counts.set(made.class, { right: count.right + Number(isRight), all: count.all + 1 });
      if (!isRight) wrong.push(`${made.class}: ${made.q} → ${first?.slug}`);
    }
    for (const [name, { right, all }] of counts)
      expect(right / all, [name, ...wrong].join('\n')).toBeGreaterThanOrEqual(GOAL);
  },
  AT_SCALE,
);

test(
  'an exact code is never called a guess, a code that is not sold never shown without saying so',
  () => {
    for (const made of makeQueries(catalogue, 600, repeatable(12))) {
      if (made.class === 'codes') expect(search(made.q).guess, made.q).toBe(false);
      if (made.class === 'traps') {
        const { products, guess } = search(made.q);
        expect(guess || products.length === 0, made.q).toBe(true);
      }
    }
  },
  AT_SCALE,
);

test('a misspelt brand is neither dropped nor taken for the right one without saying so', () => {
  for (const q of ['tonner brohter', 'tonner cannon', 'tonar kyocrea']) {
    const { products, guess } = search(q);
    const brands = new Set(products.flatMap(({ devices }) => devices.map(device => device.split('-')[0])));
    expect(guess || brands.size === 1, `${q}: ${[...brands]}`).toBe(true);
  }
});

test('goods of other trades and makers beside a word of ours are never shown without saying so', () => {
  const others = [
    'dell',
    'nokia',
    'philips',
    'toshiba laptop',
    'hair',
    'tattoo',
    'ديل',
    'نوكيا',
    'بشرة',
    'شعر',
  ];
  for (const other of others)
    for (const q of [`toner ${other}`, `${other} ink`, `حبر ${other}`, `تونر ${other}`]) {
      const { products, guess } = search(q);
      expect(guess || products.length === 0, q).toBe(true);
    }
});

test('the beginning of a code is an answer as it is typed, a code that is not sold is not', () => {
  expect(search('cf22')).toMatchObject({ guess: false });
  expect(search('cf22').products[0]?.code).toMatch(/^CF22/);
  expect(search('cf228a').guess).toBe(true);
});
