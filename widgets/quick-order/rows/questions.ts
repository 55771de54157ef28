import { isThousands } from '../lines/named-numbers';
import type { Token } from '../lines/tokens';
import type { ListLine } from '../list/list';
import type { Answers } from '../names/answers';
import { hitsIn, smallerOf } from '../names/hits';
import { partsOf } from '../names/parts';
import { isNamed } from '../names/product-facts';
import { unknownCodes } from './doubts';
import { isCode, isLarger, largerOf, namesakesOf, sistersOf } from './naming';
import { searchText } from './search-text';

const textOf = ({ text }: Token) => text;

/** What is still to be asked about a line once its codes are known: sisters of names, and texts to search for. */
export function openQuestions(
  line: ListLine,
  answers: Answers,
): { readonly codes: string[]; readonly texts: string[] } {
  const codes: string[] = [];
  const texts: string[] = [];
  for (const part of partsOf(line, answers)) {
    const hits = hitsIn(part, answers);
    const isTaken = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
    if (hits.length > 0)
      texts.push(...[...unknownCodes(part.tokens, isTaken), ...part.tokens.filter(isThousands)].map(textOf));
    for (const { phrase, products } of hits) {
      if (/\d$/.test(phrase.key) && !isCode(phrase.key, products))
        codes.push(...sistersOf(phrase.key), ...namesakesOf(phrase.key));
      const smaller = smallerOf(part, phrase);
      if (smaller !== undefined) codes.push(smaller);
      if (isLarger(part)) codes.push(...largerOf(phrase.key));
      if (!products.some(product => isNamed(product, phrase.key))) texts.push(phrase.key);
    }
    const text = searchText(part, line);
    if (hits.length === 0 && text) texts.push(text);
  }
  return { codes, texts };
}
