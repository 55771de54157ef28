import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../../widgets/format-money';
import { count } from '../../widgets/locale/number';
import { decimal, fils } from '../../widgets/money';

it.each([
  ['18.500', 18_500],
  ['18.5', 18_500],
  ['7', 7000],
  [0.1 + 0.2, 300],
  [18.5, 18_500],
  [0, 0],
  ['1.0000', 1000],
])('reads %s as fils', (price, expected) => expect(fils(price)).toBe(expected));

it.each(['abc', '-1', -1, null, undefined, '', '1.0005', '1,5', Number.NaN, Number.POSITIVE_INFINITY, {}])(
  'takes %s for no price',
  price => expect(fils(price)).toBeUndefined(),
);

it('shows three places, Western digits and thousands', () => {
  expect(money(18_500)).toBe('18.500 د.ك');
  expect(money(1_234_500)).toBe('1,234.500 د.ك');
  expect(money(5)).toBe('0.005 د.ك');
  expect(count(1_234_567)).toBe('1,234,567');
});

it('reads back what it writes, to the last fils', () => {
  fc.assert(fc.property(fc.nat(999_999_999), amount => fils(decimal(amount)) === amount));
});
