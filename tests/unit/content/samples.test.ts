import { expect, test } from 'vitest';
import { guides as ar } from '../../../site/content/ar/guides';
import { guides as en } from '../../../site/content/en/guides';
import { EXAMPLE_SLUG } from '../../../site/content/example-product';
import { samples } from '../../../site/content/samples';
import { products } from './demo-catalogue';

test('the product in code to paste is one that the shop has', () => {
  expect(products.map(({ slug }) => slug)).toContain(EXAMPLE_SLUG);
});

test.each([en, ar])('the guide for Shopify counts in Shopify’s words', ({ guides }) => {
  const codes = guides.shopify.sections.flatMap(section => section.samples.map(name => samples[name].code));
  expect(codes.join('\n')).toContain('<meta name="tass:analytics" content="shopify">');
});
