import type { Product } from '../../api/schemas';
import type { LineFilters } from '../lines/line-filters';
import type { Counted } from '../lines/quantity';
import { isUnderstood, namesDescribedGoods, namesLetters } from '../lines/tokens';
import type { ListLine } from '../list/list';
import type { Answers, Found } from '../names/answers';
import type { Part } from '../names/hits';
import { byCode, factsOf, isNamed } from '../names/product-facts';
import { compact } from '../words/text';
import { meaningOf } from '../words/vocabulary';
import { choose, type Naming } from './choose';
import { isForPrinter, isGoods } from './goods-lines';
import { MAX_NEAR, MAX_OFFERED, offer, type Row } from './row';
import { searchText } from './search-text';

/** What no code or name was found in: a search's result to choose from, not found, or no goods at all. */
export function unmatched(
  line: ListLine,
  part: Part,
  filters: LineFilters,
  answers: Answers,
  row: Pick<Row, 'line' | 'quantity' | 'isCountOpen'>,
  { counted, sure }: { readonly counted: Counted; readonly sure: boolean },
): Row[] {
  const text = searchText(part, line);
  const found = text === undefined ? undefined : answers.byText(text);
  if (!isGoods(line, part, counted) && !isForPrinter(part, found)) return [];
  if (!found || found.products.length === 0) return [{ ...row, state: 'unknown', offered: [] }];
  const exact = found.products.filter(product => factsOf(product).title === compact(text ?? ''));
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
