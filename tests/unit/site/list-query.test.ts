import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFilters, FACETS, readListQuery, SORTS, writeListQuery } from '../../../site/list/list-query';

test('an empty address is the first page in the usual order', () => {
  expect(readListQuery('')).toMatchObject({ page: 1, sort: 'relevance' });
  expect(writeListQuery(readListQuery(''))).toBe('');
});

test('what can’t be used is as if it weren’t there', () => {
  const query = readListQuery('page=0&sort=drop&brand=%3Cscript%3E&kind=a%20b&min_price=-1&max_price=1e9');
  expect(writeListQuery(query)).toBe('');
});

test('what is written is read the same', () => {
  const word = fc.stringMatching(/^[\w-]{1,20}$/);
  const price = fc.stringMatching(/^\d{1,6}(\.\d{1,3})?$/);
  const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
  const query = fc.record({
    page: fc.integer({ min: 1, max: 99_999 }),
    sort: fc.constantFrom(...SORTS),
    brand: maybe(word),
    for_brand: maybe(word),
    kind: maybe(word),
    color: maybe(word),
    min_price: maybe(price),
    max_price: maybe(price),
  });
  fc.assert(
    fc.property(query, given => {
      expect(readListQuery(writeListQuery(given))).toEqual(given);
    }),
  );
});

test('filters are counted, prices as one', () => {
  expect(countFilters(readListQuery(''))).toBe(0);
  expect(countFilters(readListQuery('kind=original&min_price=1&max_price=2&page=4&sort=price'))).toBe(2);
  expect(FACETS).toEqual(['brand', 'kind', 'color']);
});

test('what an address says beside its list stays, and nothing of the list before does', () => {
  const address = 'q=canon%20054&kind=original&page=2';
  expect(
    writeListQuery({ ...readListQuery(address), kind: undefined, page: 1, color: 'cyan' }, address),
  ).toBe('?q=canon+054&color=cyan');
});
