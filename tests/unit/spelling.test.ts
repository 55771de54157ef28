import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FuzzyKeys } from '../../demo/api/search/index/fuzzy-keys';
import { editDistance } from '../../demo/api/search/text/edit-distance';
import { Spelling } from '../../demo/api/search/text/spelling';

// Few letters, so that swapped, doubled and lost ones come often.
const texts = fc.string({ unit: fc.constantFrom(...'ab01'), minLength: 1, maxLength: 40 });

test('mistakes counted on bits are those of the table', () => {
  fc.assert(
    fc.property(texts, texts, (text, other) => {
      expect(new Spelling(text).mistakesIn(other)).toBe(editDistance(text, other, 40));
    }),
    { numRuns: 2_000 },
  );
});

test('keys with mistakes are found as if each were compared, and not once they are gone', () => {
  const codes = fc.string({ unit: fc.constantFrom(...'tk0119'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.uniqueArray(codes, { minLength: 1, maxLength: 60 }),
      codes,
      fc.nat(3),
      (keys, text, most) => {
        const index = new FuzzyKeys();
        for (const key of keys) index.add(key);
        const [gone] = keys;
        index.remove(gone as string);
        const found = index.find(text, most).flat();
        const near = keys.filter(key => key !== gone && editDistance(text, key, most) <= most);
        expect([...found].sort()).toEqual(near.sort());
      },
    ),
  );
});
