// Paths of the shop's pages, without a language's prefix (specification, section 2). Slugs are encoded here and nowhere else.

/** A product's page. */
export const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`;

/** The page of a brand's products. */
export const brandPath = (slug: string): string => `/brands/${encodeURIComponent(slug)}`;

/** The page of all that a search finds. */
export const searchPath = (text: string): string => `/search?q=${encodeURIComponent(text)}`;

/** The finder's page, that of a brand's printers, or that of one printer; a model counts with its brand alone. */
export function finderPath(brand?: string, model?: string): string {
  const chosen = brand ? [brand, ...(model ? [model] : [])] : [];
  return ['/ink-toner-finder', ...chosen.map(encodeURIComponent)].join('/');
}
