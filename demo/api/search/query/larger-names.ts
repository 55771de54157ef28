import { LEVEL } from '../index/keys';
import type { QueryPart } from './query-part';

/** What tells a larger filling in names, of Lexmark's the H before the X, which is larger still. */
const LARGER_ENDS = ['xl', 'h', 'x'];

/** Names with the ends that words for a larger filling stand for, as far as there are such goods. */
export function* withLargerNames(
  parts: readonly QueryPart[],
  isOfGoods: (text: string) => boolean,
): Iterable<{ parts: QueryPart[]; isGuess: boolean }> {
  const meaningOf = (part: QueryPart) => (part.kind === 'word' ? part.word.meaning : {});
  const others = parts.filter(part => !meaningOf(part).larger && !meaningOf(part).highYield);
  if (others.length === parts.length) return;
  const isGuess = parts.some(part => meaningOf(part).larger);
  for (const end of LARGER_ENDS) {
    const larger = others.map((part): QueryPart => {
      const text = `${part.text.replace(/(?<=\d)a$/, '')}${end}`;
      const isName = part.kind === 'key' && part.level !== LEVEL.code && isOfGoods(text);
      return isName ? { kind: 'key', text, level: LEVEL.name } : part;
    });
    if (larger.some((part, at) => part !== others[at])) yield { parts: larger, isGuess };
  }
}
