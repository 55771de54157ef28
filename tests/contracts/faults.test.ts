import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS, readFaults } from '../helpers/faults';
import { textOf } from './source';

const faults = readFaults();

test('every fault has one row', () => {
  const numbers = Array.from({ length: FAULTS }, (_, at) => `F${String(at + 1).padStart(2, '0')}`);
  const found = faults.map(({ number }) => number);
  expect(found.slice(0, FAULTS)).toEqual(numbers);
  expect(found).toEqual([...new Set(found)].sort());
});

test.each(faults)(
  '$number is tested where its row says, or the row says why not',
  ({ number, files, text }) => {
    if (files.length === 0) expect(text).toMatch(/^– \S/);
    for (const file of files) {
      expect(existsSync(file), file).toBe(true);
      expect(textOf(file), file).toMatch(new RegExp(`['"\`]${number}\\b`));
    }
  },
);
