import { words } from './normalise';

/** Longer queries are cut; nobody types that much into a shop's search box. */
export const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 8;

/** Words that say nothing about a product; left out unless the query has no others. */
const FILLERS = new Set(
  words(`a an and buy compatible-with for from in kuwait my of on price printer printers the to with
    في من مع الى على لي طابعة طابعات الكويت سعر شراء`),
);

/**
 * The words to look for. Neighbours that together are a known token count as one ("59 a", "cf 259 a",
 * "tn-2410", "laser jet"); longest runs first.
 */
export function queryWords(query: string, isKnown: (token: string) => boolean): string[] {
  const typed = words(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
  const joined: string[] = [];
  for (let from = 0; from < typed.length; ) {
    const run = [4, 3, 2].find(
      length => from + length <= typed.length && isKnown(typed.slice(from, from + length).join('')),
    );
    joined.push(typed.slice(from, from + (run ?? 1)).join(''));
    from += run ?? 1;
  }
  const telling = joined.filter(word => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : joined)];
}
