import { expect, test } from 'vitest';
import { arabicCount } from '../../../widgets/locale/arabic-count';

const PRODUCTS = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'] as const;

test('a noun has the form that Arabic grammar wants after its number', () => {
  const said = [1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(count => arabicCount(count, PRODUCTS));
  expect(said).toEqual([
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '10 منتجات',
    '11 منتجًا',
    '99 منتجًا',
    '100 منتج',
    '102 منتج',
    '103 منتجات',
    '111 منتجًا',
  ]);
});

test('the number has its thousands apart', () => {
  expect(arabicCount(1234, PRODUCTS)).toBe('1,234 منتجًا');
});
