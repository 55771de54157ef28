import { expect, test } from 'vitest';
import { trimResponse } from '../../../site/prerender/responses/trim-response';
import { models } from '../../../widgets/api/models';
import { product, products } from '../../../widgets/api/products';
import { builtSettings } from '../../../widgets/settings';

const settings = builtSettings('en');
const printers = [
  { slug: 'm404', title: 'M404' },
  { slug: 'm405', title: 'M405' },
];

test('a printer’s page carries that printer, its brand’s page all of them', () => {
  const query = models(settings, 'hp');
  expect(trimResponse({ brand: 'hp', model: 'm405' })(query, printers)).toEqual([printers[1]]);
  expect(trimResponse({ brand: 'hp' })(query, printers)).toEqual(printers);
  expect(trimResponse({ brand: 'xy', model: 'm405' })(query, null)).toBeNull();
});

test('what filters count comes with the lists that show it', () => {
  const answer = { items: [], page: 1, received: 0, facets: { brand: [], kind: [], color: [] } };
  const shown = (limit: number, params = {}) =>
    trimResponse(params)(products(settings, { limit }), { ...answer, limit });
  expect(shown(12)).toEqual({ ...answer, limit: 12 });
  expect(JSON.stringify(shown(8))).toBe('{"items":[],"page":1,"received":0,"limit":8}');
  expect(JSON.stringify(shown(12, { slug: 'hp-26a' }))).toBe('{"items":[],"page":1,"received":0,"limit":12}');
});

test('all else comes whole', () => {
  const answer = { slug: 'm404', title: 'A product' };
  expect(trimResponse({ brand: 'hp', model: 'm405' })(product(settings, 'm404'), answer)).toBe(answer);
});
