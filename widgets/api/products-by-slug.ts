import type { Settings } from '../settings';
import { productsByCodes } from './codes';
import { product } from './products';
import type { Product } from './schemas';

/** Slugs of one request: its address stays within 4,000 characters. */
const BATCH = 50;

/** Today's products of a list: by slug, null for what the host no longer has. */
export type ProductsBySlug = ReadonlyMap<string, Product | null>;

/**
 * Asks for the products of a list, many in one request where the host takes `codes`, else one by one. Throws ApiError
 * when a request failed for good.
 */
export async function productsBySlug(
  settings: Settings,
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<ProductsBySlug> {
  const batches: Promise<readonly (readonly [string, Product | null])[]>[] = [];
  for (let from = 0; from < slugs.length; from += BATCH)
    batches.push(askBatch(settings, slugs.slice(from, from + BATCH), signal));
  return new Map((await Promise.all(batches)).flat());
}

async function askBatch(settings: Settings, slugs: readonly string[], signal?: AbortSignal) {
  const answer = await productsByCodes(settings, slugs).run(signal);
  if (!answer) return askEach(settings, slugs, signal);
  return slugs.map(slug => [slug, answer.products.find(one => one.slug === slug) ?? null] as const);
}

function askEach(settings: Settings, slugs: readonly string[], signal?: AbortSignal) {
  return Promise.all(slugs.map(async slug => [slug, await product(settings, slug).run(signal)] as const));
}
