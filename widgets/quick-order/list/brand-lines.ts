import { phrasesOf } from '../lines/phrases';
import type { Token } from '../lines/tokens';
import type { ListLine } from './list';

/** Gives lines of a number and how many, "725 - 4", the maker that stands alone above them: "Canon:". */
export function withBrandLines(lines: readonly ListLine[]): ListLine[] {
  let brand: readonly Token[] = [];
  return lines.map(line => {
    const words = line.tokens.filter(({ kind }) => kind !== 'sign');
    const isBranded = words.some(({ meaning }) => meaning?.brand);
    if (isBranded) brand = words.every(({ meaning, follows }) => meaning?.brand || follows) ? words : [];
    if (isBranded || brand.length === 0 || !isNameAndCount(line)) return line;
    const cell = line.tokens[0]?.cell ?? 0;
    const tokens = [...brand.map(token => ({ ...token, cell })), ...line.tokens];
    return { ...line, tokens, phrases: phrasesOf(tokens) };
  });
}

/** True for a number of three digits, as cartridges are called by, before how many, or beside the quantity of a column. */
function isNameAndCount({ tokens, quantity }: ListLine): boolean {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const isOther = ({ kind, meaning }: Token) =>
    kind !== 'number' && kind !== 'sign' && !meaning?.unit && !meaning?.quantity && !meaning?.colors;
  return (
    /^\d{3}$/.test(numbers[0]?.text ?? '') &&
    numbers.length === (quantity === undefined ? 2 : 1) &&
    !tokens.some(isOther)
  );
}
