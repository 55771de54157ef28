import { shortHash } from './short-hash';

/** Most characters that merchant centres take of an id. */
const MOST = 50;

/**
 * What a product is called in merchant feeds, structured data and analytics alike, so that their reports can be joined: its slug, or
 * the beginning of a longer one with a mark of the whole.
 */
export const itemId = (slug: string): string =>
  slug.length > MOST ? `${slug.slice(0, MOST - 8)}-${shortHash(slug)}` : slug;
