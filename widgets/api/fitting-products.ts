import { MAX_PRODUCTS_PER_PAGE } from '../constants';
import type { Settings } from '../settings';
import { products } from './products';
import { prefetch } from './query-cache';

/** Pages of one printer's products that are read; no printer takes so many. */
const MAX_PAGES = 10;

/**
 * Slugs of everything that fits a printer; undefined where the host does not say it whole, knows no such printer, or does
 * not answer. Shares the finder's request and cached response.
 */
export async function fittingProducts(
  settings: Settings,
  model: string,
): Promise<readonly string[] | undefined> {
  const slugs: string[] = [];
  const limit = MAX_PRODUCTS_PER_PAGE;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const response = await prefetch(products(settings, { device: model, limit, page }));
    if (!response) return undefined;
    const { items, received, total } = response;
    slugs.push(...items.map(({ slug }) => slug));
    if (received < limit || slugs.length === total) return slugs.length > 0 ? slugs : undefined;
  }
  return undefined;
}
