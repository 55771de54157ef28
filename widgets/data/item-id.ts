import { shortHash } from './short-hash';

/** Most characters that merchant centres take of an id. */
const MAX_LENGTH = 50;

/**
 * What a product is called in merchant feeds, structured data and analytics alike, so that their reports can be joined: its slug, or
 * the beginning of a longer one with a mark of the whole.
 */
export const itemId = (slug: string): string =>
  slug.length > MAX_LENGTH ? `${slug.slice(0, MAX_LENGTH - 8)}-${shortHash(slug)}` : slug;
