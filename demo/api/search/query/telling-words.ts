import { MAX_TOKENS } from '../words/units';

/** Words before the first that has a number: makers and kinds stand on both sides of it. */
const BEFORE = 8;

/** Of a query with more words than are read those around its first code or number: what letters begin and end with says nothing. */
export function tellingWords(query: string): string {
  const words = query.split(/\s+/).filter(word => word !== '');
  if (words.length <= MAX_TOKENS) return query;
  const code = words.findIndex(word => /\p{N}.*\p{N}/u.test(word));
  const from = Math.max(0, Math.min(code - BEFORE, words.length - MAX_TOKENS));
  return words.slice(from, from + MAX_TOKENS).join(' ');
}
