import { compact, isArabic } from './normalise';
import type { QueryPart } from './query-part';

/** What was typed with its mistakes mended, by the keys that were meant; a printer's whole name has its series in it. */
export function correctedQuery(
  parts: readonly QueryPart[],
  corrections: ReadonlyMap<string, string>,
): string {
  const names = compact([...corrections.values()].join(' '));
  return parts
    .filter(part => part.kind !== 'word' || !part.word.meaning.series || !names.includes(compact(part.text)))
    .map(part => (part.kind === 'key' ? (corrections.get(part.text) ?? asTyped(part)) : mended(part)))
    .join(' ');
}

/** A word that was only heard in its own script was misspelt; one of the other script stays as it is. */
function mended(part: Exclude<QueryPart, { kind: 'key' }>): string {
  const isMisspelt =
    part.kind === 'word' && part.word.bySound && isArabic(part.text) === isArabic(part.word.text);
  return isMisspelt ? part.word.text : asTyped(part);
}

const asTyped = ({ text, typed }: QueryPart) => typed ?? text;
