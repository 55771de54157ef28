import { OWN_BRAND } from '../../widgets/data/own-brand';
import type { ListOf } from './whole-list';

/** What a brand's page lists until a visitor narrows it: all that is for its printers; of the own brand, what it makes. */
export const listOfBrand = (slug: string): ListOf =>
  slug === OWN_BRAND ? { brand: slug } : { for_brand: slug };
