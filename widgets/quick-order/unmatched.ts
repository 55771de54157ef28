import type { Product } from '../api/schemas';
import type { Answers, Found } from './answers';
import { choose, type Naming } from './choose';
import { isPlace, isUnderstood, type Part } from './hits';
import type { LineFilters } from './line-filters';
import type { ListLine } from './list';
import { isDocumentNumber } from './named-numbers';
import { isPrice } from './prices';
import { byCode, factsOf, isNamed } from './product-facts';
import { type Counted, NO_GOODS, quantityOf } from './quantity';
import { MAX_NEAR, MAX_OFFERED, offer, type Row } from './row';
import { compact } from './text';
import { isSpelled, isTimesAhead, namesDescribedGoods, type Token } from './tokens';
import { describedCategories, meaningOf } from './vocabulary';

/** What no code or name was found in: a search's result to choose from, not found, or no goods at all. */
export function unmatched(
  line: ListLine,
  part: Part,
  filters: LineFilters,
  answers: Answers,
  row: Pick<Row, 'line' | 'quantity'>,
  { counted, sure }: { readonly counted: Counted; readonly sure: boolean },
): Row[] {
  const text = searchText(part, line);
  const found = text === undefined ? undefined : answers.byText(text);
  if (!isGoods(line, part, counted) && !isForPrinter(part, found)) return [];
  if (!found || found.products.length === 0) return [{ ...row, state: 'unknown', offered: [] }];
  const exact = found.products.filter(({ title }) => compact(title) === compact(text ?? ''));
  if (exact.length === 1 && sure) return [{ ...row, state: 'ok', product: exact[0] as Product, offered: [] }];
  const isCalled = found.printer || namesNumbers(part, found.products) || namesDescribedGoods(part.tokens);
  const isNear = found.guess || !(isCalled || found.total <= MAX_OFFERED);
  if (isNear)
    return [
      { ...row, state: 'unknown', offered: found.guess ? offer(found.products).slice(0, MAX_NEAR) : [] },
    ];
  const named = namedIn(part, found.products);
  const choice = choose(
    named?.products ?? found.products,
    filters,
    named?.naming ?? { by: 'printer', hasSister: false },
  );
  if ((named || isOnlyPrinter(part, found)) && sure && 'sure' in choice)
    return choice.sure.map(product => ({ ...row, state: 'ok', product, offered: [] }));
  return [{ ...row, state: 'choice', offered: offer('sure' in choice ? choice.sure : choice.offered) }];
}

/** True where the text is a printer that is called by one code, whatever its name has around: "LaserJet Pro M1217nfw MFP". */
const isOnlyPrinter = ({ tokens }: Part, { printer, products, total }: Found): boolean =>
  printer &&
  total === products.length &&
  tokens.filter(({ kind }) => kind === 'code').length === 1 &&
  tokens.every(token => token.kind === 'code' || isUnderstood(token));

const isShort = (product: Product) => /\D\d{3}$/.test(factsOf(product).code);

const namesLetters = (tokens: readonly Token[]) => tokens.some((_, at) => isSpelled(tokens, at));

/** The products whose name or series stands in the text as the only code of it; a name that may have a larger sister is none. */
function namedIn(
  { tokens, phrases }: Part,
  products: readonly Product[],
): { readonly products: readonly Product[]; readonly naming: Naming } | undefined {
  if (namesLetters(tokens) && byCode(products).length === 1)
    // A PG-445 has a larger sister.
    return { products, naming: { by: 'name', hasSister: products.some(isShort) } };
  if (tokens.filter(({ kind }) => kind === 'code').length !== 1) return undefined;
  const isName = (product: Product, key: string) =>
    isOfSeries(product, key) || (/\p{L}$/u.test(key) && isNamed(product, key));
  const phrase = phrases.find(({ key }) => products.some(product => isName(product, key)));
  const isWhole =
    phrase && tokens.every((token, at) => (at >= phrase.from && at < phrase.to) || isUnderstood(token));
  if (!isWhole) return undefined;
  const hasSister = products.some(product => factsOf(product).code.startsWith(`${phrase.key}xl`));
  return {
    products: products.filter(product => isName(product, phrase.key)),
    naming: { by: 'name', hasSister },
  };
}

/**
 * True where the code or name is this with the letter of a colour, behind it or before its number: TN-247 and TN-247C, CLT-404S and
 * CLT-K404S; or this with the letter of the product's colour, "cexv64y". Epson's has a digit for it: T664 and C13T66414A.
 */
function isOfSeries(product: Product, key: string): boolean {
  const [, letters = '', rest = ''] = /^(\p{L}*)(.+)$/u.exec(key) ?? [];
  const { code, color } = factsOf(product);
  if (/^t\d{2}[\da-z]$/.test(key)) return code.replace(/^c13/, '').startsWith(key);
  const [, name, letter = ''] = /^(.{3,}\d(?:x{1,2}l|[hls])?)(bk|[kcmy])$/.exec(key) ?? [];
  const isColored = color !== undefined && meaningOf(letter)?.colors?.includes(color);
  if (name && isColored && (isNamed(product, name) || isOfSeries(product, name))) return true;
  return (
    key.length > 3 &&
    ['bk', 'k', 'c', 'm', 'y'].some(end => code === letters + end + rest || isNamed(product, key + end))
  );
}

/** True where every code or number of the text begins a word of a product that was found. */
function namesNumbers({ tokens }: Part, products: readonly Product[]): boolean {
  const keys = tokens.filter(({ kind }) => kind === 'code').map(({ text }) => compact(text));
  const numbers = tokens.filter(({ kind, meaning }) => kind === 'number' && !meaning).map(({ text }) => text);
  const wanted = keys.length > 0 ? keys : numbers;
  const begins = (key: string) =>
    products.some(
      product =>
        factsOf(product).code.includes(key) || factsOf(product).words.some(word => word.startsWith(key)),
    );
  return wanted.length > 0 && (keys.length > 0 ? wanted.every(begins) : wanted.some(begins));
}

/** Whether a line without code or name is goods all the same, not a greeting, a heading or a total. */
function isGoods(line: ListLine, part: Part, counted: Counted): boolean {
  const tokens = part.tokens.filter(inNamingCells(part.tokens));
  const words = tokens.filter(({ kind }, at) => kind === 'word' || (kind === 'code' && !isPlace(tokens, at)));
  const isNumbersAlone = words.every(({ meaning }) => meaning?.quantity || meaning?.unit);
  // "Payment: 30 days", "Ext. 4501".
  const isCounted = line.outside ? counted.named === true : counted.explicit;
  const hasQuantity = (line.quantity ?? line.below) !== undefined || isCounted;
  if (isNumbersAlone) return hasQuantity && tokens.some(isCodeNumber);
  const isNumbered = tokens.some(({ kind, meaning }) => kind === 'number' && !meaning);
  const unknown = words.filter(token => !isUnderstood(token));
  // Beside the quantity of a column, or how many pieces, a number and its colours are goods, "802 black".
  const isColored =
    (line.quantity !== undefined || (counted.explicit && tokens.some(isCodeNumber))) &&
    words.some(({ meaning }) => meaning?.colors || meaning?.set);
  const sort = isColored || words.some(({ meaning }) => meaning?.categories || meaning?.brand);
  const talk = words.some(({ meaning, text }) => meaning?.talk && !CONNECTIVE.test(text));
  if (unknown.length === 0 && (!sort || talk)) return false;
  if (sort && isNumbered && !talk) return true;
  // "Sticky notes x 12" are goods, "Salmiya branch 2" is where they go.
  const isAnnounced = line.listed || (counted.named && !tokens.some(({ meaning }) => meaning?.label));
  const isTalk = talk && unknown.every(({ kind }) => kind === 'word') && unknown.length < 2 && !isAnnounced;
  const hasNumber = hasQuantity || (counted.doubtful && !line.outside);
  if (hasNumber && !isTalk) return true;
  if (/[:،,]\s*$/.test(line.text) || talk) return false;
  return line.listed || words.some(({ kind }) => kind === 'code') || (sort && unknown.length > 0);
}

/**
 * True for a printer's series and number, "Phaser 3020", or where a sort of goods is wanted for a printer, whatever the words
 * around: "need toner for my HP 1102 printer".
 */
function isForPrinter({ tokens }: Part, found: Found | undefined): boolean {
  const says = (test: (token: Token) => boolean | undefined) => tokens.some(test);
  return (
    found?.printer === true &&
    !found.guess &&
    (isSeries(tokens) ||
      (says(({ meaning }) => meaning?.categories !== undefined) &&
        says(({ meaning }) => meaning?.brand !== undefined) &&
        !says(({ meaning }) => meaning?.label)))
  );
}

/** True for a number behind the name of a series, which words such as "Pro" and "Advance" are only beside others. */
const isSeries = (tokens: readonly Token[]) =>
  tokens[0]?.meaning?.series === true &&
  !/^(?:pro|plus|enter|adv|mfp)/.test(tokens[0].text) &&
  tokens.some(isCodeNumber) &&
  tokens.every(isUnderstood);

/** Words that stand between goods as well as in talk. */
const CONNECTIVE = /^(?:and|of|for|with|و|من|مع|في)$/;

/** A number that may be a code without its letters: "2612 x 5". */
const isCodeNumber = ({ kind, text }: Token) => kind === 'number' && text.length > 2;

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
function inNamingCells(tokens: readonly Token[]): (token: Token) => boolean {
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
