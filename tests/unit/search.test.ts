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
