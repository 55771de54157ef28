import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readProductQuery } from '../../demo/api/catalogue/product-query';
import { CAPACITY, ResponseCache } from '../../demo/api/catalogue/response-cache';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes in use after everything that is unused has gone. */
function used(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A text of its own memory; the engine would let padded ones share theirs. */
const longText = (at: number) => Buffer.from(`${at}`.padEnd(3_000, 'x')).toString('latin1');

/** All of it with SOAK set; a tenth otherwise. */
const QUESTIONS = process.env.SOAK ? 1_000_000 : 100_000;

test(`F56 ${QUESTIONS} different long questions leave the memory within its bounds`, () => {
  const memory = new ResponseCache();
  const before = used();
  for (let at = 0; at < QUESTIONS; at++) memory.put(longText(at), { data: at });
  expect(memory.bytes).toBeLessThanOrEqual(CAPACITY);
  expect(used() - before).toBeLessThan(1.5 * CAPACITY);
});

test('F56 no parameter makes a long question', () => {
  const long = 'x'.repeat(15_000);
  const names = [
    'q',
    'filter',
    'for_device',
    'category',
    'brand',
    'kind',
    'color',
    'min_price',
    'sort',
    'page',
  ];
  const query = readProductQuery(Object.fromEntries(names.map(name => [name, long])));
  expect(Object.values(query).join().length).toBeLessThan(3_000);
});
