import { describe, expect, test } from 'vitest';
import { isWebAddress } from '../../../widgets/addresses/web-address';
import { camelCase, readAttribute } from '../../../widgets/element/attributes';
import type { AttributeRule } from '../../../widgets/element/record';
import { attributes as grid } from '../../../widgets/elements/product-grid/attributes';

const number: AttributeRule = { type: 'number', default: 12, min: 1, max: 48 };
const choice: AttributeRule = { type: 'choice', options: ['new', 'top'] };
const address: AttributeRule = { type: 'address' };

describe('reading an attribute', () => {
  test.each([
    ['absent', null, 12, false],
    ['usable', ' 8 ', 8, false],
    ['empty', '', 12, true],
    ['no number', 'many', 12, true],
    ['too small', '0', 12, true],
    ['too large', '49', 12, true],
    ['not whole', '2.5', 12, true],
    ['in another notation', '1e1', 12, true],
  ])('a number that is %s', (_, text, value, bad) => {
    expect(readAttribute(number, text)).toEqual({ value, bad });
  });

  test.each([
    [null, false],
    ['', true],
    ['true', true],
    // As frameworks write a property that they don't know.
    ['false', false],
  ])('a flag is present or not: %j', (text, value) => {
    expect(readAttribute({ type: 'flag' }, text)).toEqual({ value, bad: false });
  });

  test.each([
    ['new', 'new', false],
    ['', undefined, false],
    ['old', undefined, true],
    ['toString', undefined, true],
  ])('a choice of %j', (text, value, bad) => {
    expect(readAttribute(choice, text)).toEqual({ value, bad });
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:\nalert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'ftp://shop.example',
  ])('the address %j is bad', text => {
    expect(isWebAddress(text)).toBe(false);
    expect(readAttribute(address, text)).toEqual({ value: undefined, bad: true });
  });

  test.each(['https://shop.example', '/new-products', 'list?page=2'])('the address %j is usable', text => {
    expect(readAttribute(address, text)).toEqual({ value: text, bad: false });
  });

  test.each([
    ['2.500', '2.500', false],
    ['3', '3', false],
    ['', undefined, false],
    ['abc', undefined, true],
    ['2,5', undefined, true],
    ['-1', undefined, true],
  ])('a price of %j', (text, value, bad) => {
    for (const name of ['min-price', 'max-price'] as const)
      expect(readAttribute(grid[name], text)).toEqual({ value, bad });
  });

  test('text keeps its words; empty text is as good as none', () => {
    const text: AttributeRule = { type: 'text', default: 'Toner' };
    expect(readAttribute(text, 'Ink').value).toBe('Ink');
    expect(readAttribute(text, '').value).toBe('Toner');
    expect(readAttribute(text, null).value).toBe('Toner');
  });
});

test('names of properties', () => {
  expect(camelCase('view-more')).toBe('viewMore');
});
