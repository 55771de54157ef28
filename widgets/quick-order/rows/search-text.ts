import { isCodeNumber, isDocumentNumber, isSeries } from '../lines/named-numbers';
import { isPrice } from '../lines/prices';
import { NO_GOODS, quantityOf } from '../lines/quantity';
import { isTimesAhead, namesLetters, type Token } from '../lines/tokens';
import type { ListLine } from '../list/list';
import type { Part } from '../names/hits';
import { describedCategories } from '../words/vocabulary';

/** What to search for; undefined where nothing of it could be the shop's. */
export function searchText(part: Part, line: ListLine): string | undefined {
  const tokens = part.tokens.filter(inNamingCells(part.tokens));
  const words = tokens.filter(
    ({ kind, meaning, value }, at) =>
      kind !== 'sign' &&
      !isTimesAhead(tokens, at) &&
      !isDocumentNumber(tokens, at) &&
      !(kind === 'decimal' && isPrice(tokens, at) && !tokens[at + 1]?.meaning?.measure) &&
      value === undefined &&
      !meaning?.quantity &&
      !meaning?.unit &&
      !meaning?.money &&
      !meaning?.price &&
      !meaning?.set &&
      !meaning?.talk,
  );
  const { quantity } = quantityOf(tokens, NO_GOODS);
  const rest = words.filter(
    ({ kind, text }) => kind !== 'number' || line.quantity !== undefined || Number(text) !== quantity,
  );
  const isTrade =
    words.some(({ kind, meaning }) => kind === 'code' || meaning?.brand || meaning?.categories) ||
    isSeries(tokens) ||
    namesLetters(tokens) ||
    (rest.some(isCodeNumber) && rest.every(token => isCodeNumber(token) || token.meaning?.colors));
  if (!isTrade) return undefined;
  // Without its only number a cartridge has no name; goods that are ordered by description have one.
  const hasName = rest.some(
    ({ kind, meaning }) => kind === 'code' || kind === 'number' || describedCategories(meaning).length > 0,
  );
  const named = hasName ? rest : words;
  return named
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 80);
}

/** Where a cell has brand and number, other cells but those of colours hold the buyer's own names and numbers. */
export function inNamingCells(tokens: readonly Token[]): (token: Token) => boolean {
  const cellsOf = (test: (token: Token) => boolean) =>
    new Set(tokens.flatMap(token => (test(token) ? [token.cell] : [])));
  const brands = cellsOf(({ meaning }) => meaning?.brand !== undefined);
  const numbers = cellsOf(({ kind }) => kind === 'code' || kind === 'number');
  const colors = cellsOf(({ meaning }) => meaning?.colors !== undefined);
  const isNaming = (cell: number) => brands.has(cell) && numbers.has(cell);
  return tokens.some(({ cell }) => isNaming(cell))
    ? ({ cell }) => isNaming(cell) || colors.has(cell)
    : () => true;
}
