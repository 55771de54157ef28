import type { ListOf } from './whole-list';

/** Slug of the shop's own brand, which makes no printers. */
export const OWN_BRAND = 'tass';

/** What a brand's page lists until a visitor narrows it: all that is for its printers; of the own brand, what it makes. */
export const listOfBrand = (slug: string): ListOf =>
  slug === OWN_BRAND ? { brand: slug } : { for_brand: slug };
