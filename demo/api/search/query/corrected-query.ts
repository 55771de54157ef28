import { compact, isArabic } from '../text/normalise';
import type { Word } from '../words/vocabulary';
import type { QueryPart } from './query-part';

/** What was typed with its mistakes mended, by the keys that were meant; a printer's whole name has its series in it. */
export function correctedQuery(
  parts: readonly QueryPart[],
  corrections: ReadonlyMap<string, string>,
  usual: (word: Word) => string,
): string {
  const names = compact([...corrections.values()].join(' '));
  return parts
    .filter(part => part.kind !== 'word' || !part.word.meaning.series || !names.includes(compact(part.text)))
    .map(part => (part.kind === 'key' ? (corrections.get(part.text) ?? asTyped(part)) : mended(part, usual)))
    .join(' ');
}

/** A mistyped word as it is usually written, and one that was only heard in its own script; one of the other script stays as it is. */
function mended(part: Exclude<QueryPart, { kind: 'key' }>, usual: (word: Word) => string): string {
  if (part.kind !== 'word') return asTyped(part);
  const { mistakes, bySound, text } = part.word;
  const isMisspelt = bySound ? isArabic(part.text) === isArabic(text) : mistakes > 0;
  return isMisspelt ? usual(part.word) : asTyped(part);
}

const asTyped = ({ text, typed }: QueryPart) => typed ?? text;
