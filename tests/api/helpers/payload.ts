import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CatalogueProduct } from '../../helpers/catalogue';

/** A file of the catalogue, as the tests' own source of truth. */
export function catalogueFile<Row>(name: string): Row[] {
  return JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../../demo/catalogue/${name}.json`), 'utf8'),
  );
}

export const catalogue = catalogueFile<CatalogueProduct>('products');

/** A product of the catalogue; throws when it is not there. */
export function productOf(slug: string): CatalogueProduct {
  const product = catalogue.find(candidate => candidate.slug === slug);
  if (!product) throw new Error(`The catalogue has no ${slug}.`);
  return product;
}

/** Two products that orders are made of; prices as in the catalogue. */
export const TONER = 'hp-26a-cf226a-toner-cartridge-black';
export const COMPATIBLE = 'tass-compatible-toner-26a-cf226a-black';

/** Whole fils of a decimal price. */
export const fils = (decimal: string): number => Math.round(Number(decimal) * 1000);

/** What the items cost together, shipping included, as the shop's rule has it. */
export function totalOf(items: readonly { slug: string; quantity: number }[]): string {
  const subtotal = items.reduce((sum, { slug, quantity }) => sum + fils(productOf(slug).price) * quantity, 0);
  return ((subtotal > 30_000 ? subtotal : subtotal + 2_000) / 1000).toFixed(3);
}

/** A valid order of the items; tests name only what they are about. */
export function orderOf(items: { slug: string; quantity: number }[], more: Record<string, unknown> = {}) {
  return {
    customer: { name: 'Sara Al-Mutairi', phone: '+965 9876 5432', email: 'sara@example.com' },
    address: {
      governorate: 'hawalli',
      area: 'salmiya',
      block: '3',
      street: 'Salem Al Mubarak Street',
      building: '12',
    },
    items,
    payment_method: 'cash',
    expected_total: totalOf(items),
    lang: 'en',
    ...more,
  };
}
