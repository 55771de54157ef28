import { expect, test } from 'vitest';
import { readSettings, SHIPPING } from '../../demo/api/settings';
import { FREE_SHIPPING_OVER, MAX_ORDER_PIECES, SHIPPING_FEE } from '../../widgets/constants';
import { filesIn, textOf } from './source';

/** Amounts in dinars, as English and Arabic texts write them. */
const AMOUNTS = /KWD (\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) د\.ك/g;

test('the API and the elements count with one shipping rule', () => {
  expect(SHIPPING).toEqual({ freeOver: FREE_SHIPPING_OVER, fee: SHIPPING_FEE });
});

test('the cart tells how many pieces of a product the API takes', () => {
  expect(readSettings({}).limits.linePieces).toBe(MAX_ORDER_PIECES);
});

test('texts that name amounts name those of the shipping rule', () => {
  const texts = [
    ...filesIn('site/content/en', '.ts'),
    ...filesIn('site/content/ar', '.ts'),
    ...filesIn('widgets/elements', '.ts'),
    ...filesIn('widgets/pieces', '.ts'),
    'demo/catalogue/promotions.json',
  ].filter(path => !path.includes('.generated.'));
  const named = texts.flatMap(path =>
    [...textOf(path).matchAll(AMOUNTS)].map(([, english, arabic]) => ({
      path,
      fils: Number(english ?? arabic) * 1_000,
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  const rule: readonly number[] = [FREE_SHIPPING_OVER, SHIPPING_FEE];
  expect(named.filter(({ fils }) => !rule.includes(fils))).toEqual([]);
});
