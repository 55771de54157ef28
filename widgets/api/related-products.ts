import { PRODUCTS_PER_PAGE } from '../constants';
import type { Settings } from '../settings';
import type { Query } from './client';
import { type ProductPage, products } from './products';
import type { Product, ProductDetail } from './schemas';

type ListQuery = Query<ProductPage> | undefined;

/** One row on a wide page. */
export const RELATED_SHOWN = 4;

/** What prints the same as a product: a replacement carries the code of what it replaces. */
export const alternatives = (settings: Settings, { code }: Product): ListQuery =>
  code ? products(settings, { query: code, limit: PRODUCTS_PER_PAGE }) : undefined;

/** What else fits the first of a product's printers; where it has none, others of its category. */
export function related(settings: Settings, product: ProductDetail): ListQuery {
  const device = product.devices?.[0]?.slug;
  const category = device ? undefined : product.category?.slug;
  // Half of what fits a printer may replace the very product that is shown.
  const query = { device, category, limit: RELATED_SHOWN * 3 };
  return device || category ? products(settings, query) : undefined;
}
