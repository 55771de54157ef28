import { phrasesOf } from '../lines/phrases';
import { NO_GOODS, quantityOf } from '../lines/quantity';
import { namesDescribedGoods, type Token } from '../lines/tokens';
import type { ListLine } from '../list/list';
import { namesOtherGoods } from './agreement';
import type { Answers } from './answers';
import { common, type Hit, hitsIn, type Part } from './hits';
import { isNamed } from './product-facts';

const SEPARATOR = /^[+,;/&]$|^(?:and|و|plus)$/;

/** Stands between the first and the last of several codes. */
const RANGE = /^(?:to|till|until|thru|through|upto|-|~|الي|لغايه|حتي)$/;

/** The goods of a line: its parts between commas and the like where more than one of them is goods of its own. */
export function partsOf(line: ListLine, answers: Answers): Part[] {
  const whole: Part = line;
  const hits = hitsIn(whole, answers);
  if (hits.length === 0) return ofOneMaker(line) ?? [whole];
  if (!areSeveral(hits, line)) return [whole];
  const isInside = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
  const printers = cellsOfPrinters(line, hits);
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= line.tokens.length; at++) {
    const token = line.tokens[at];
    const isSign = !token || (!isInside(at) && SEPARATOR.test(token.text));
    // Cells divide goods where none of them is a quantity for all.
    const cell = line.tokens[at - 1]?.cell ?? 0;
    const isEnd = line.quantity === undefined || printers.has(cell) || printers.has(token?.cell ?? 0);
    const isCell = isEnd && token?.cell !== cell && at > 0;
    if (!isSign && !isCell) continue;
    if (!printers.has(cell)) parts.push(partOf(line, from, at));
    from = isSign ? at + 1 : at;
  }
  const goods = merged(line, parts, answers);
  return goods.length > 1 ? goods : [whole];
}

/** Numbers that are names of one maker's goods, each with how many: "canon 445 black 4, 446 color 3"; undefined where that isn't so. */
function ofOneMaker({ tokens }: ListLine): Part[] | undefined {
  const ends = tokens.flatMap(({ text }, at) => (SEPARATOR.test(text) ? [at] : []));
  const goods = [...ends, tokens.length].map((end, at) => tokens.slice((ends[at - 1] ?? -1) + 1, end));
  const shared = tokens.slice(
    0,
    tokens.findIndex(({ kind }) => kind === 'number'),
  );
  const isOne = (part: readonly Token[]) =>
    part.some(({ kind, text }) => kind === 'number' && text.length === 3) &&
    quantityOf(part, NO_GOODS).explicit;
  if (goods.length < 2 || !shared.some(({ meaning }) => meaning?.brand) || !goods.every(isOne))
    return undefined;
  return goods.map((part, at) => {
    const named = at === 0 ? part : [...shared, ...part];
    return { tokens: named, phrases: phrasesOf(named) };
  });
}

/** The cells that only name the printers which the goods of another cell are for. */
function cellsOfPrinters({ tokens }: ListLine, hits: readonly Hit[]): ReadonlySet<number> {
  const cellOf = ({ phrase }: Hit) => tokens[phrase.from]?.cell ?? 0;
  const isGoods = ({ phrase, products }: Hit) => products.some(product => isNamed(product, phrase.key));
  const goods = new Set(hits.filter(isGoods).map(cellOf));
  return new Set(goods.size > 0 ? hits.map(cellOf).filter(cell => !goods.has(cell)) : []);
}

/** True for codes and names of different things, or one beside goods ordered by description: "CF226A, USB cable". */
function areSeveral(hits: readonly Hit[], { tokens }: ListLine): boolean {
  // A printer beside a code says what the goods are for.
  const goods = hits.filter(({ phrase, products }) => products.some(product => isNamed(product, phrase.key)));
  const products = common(goods.length > 0 ? goods : hits);
  return hits.length > 0 && (products.length === 0 || namesOtherGoods(products, tokens));
}

/** The goods of a line that nothing separates, as in "A x2 B x3" or "2 A 3 B"; none where that isn't so. */
export function unseparated(line: ListLine, answers: Answers): Part[] {
  const hits = [...hitsIn(line, answers)].sort((a, b) => a.phrase.from - b.phrase.from);
  const [first, last] = [hits[0]?.phrase, hits.at(-1)?.phrase];
  if (!first || !last || hits.length < 2 || common(hits).length > 0) return [];
  // Of "CE410A to CE413A" only the ends are named.
  const isRange = hits.some(({ phrase }, at) => {
    const [link, ...others] = line.tokens.slice(phrase.to, hits[at + 1]?.phrase.from ?? phrase.to);
    return link && others.length === 0 && RANGE.test(link.text);
  });
  if (isRange) return [];
  const hasNumber = (from: number, to: number) =>
    line.tokens.slice(from, to).some(({ kind }) => kind === 'number');
  const ahead = hasNumber(0, first.from) && !hasNumber(last.to, line.tokens.length);
  return hits.map(({ phrase }, at) => {
    const [before, next] = [hits[at - 1]?.phrase, hits[at + 1]?.phrase];
    if (ahead) return partOf(line, before?.to ?? 0, next ? phrase.to : line.tokens.length);
    return partOf(line, before ? phrase.from : 0, next?.from ?? line.tokens.length);
  });
}

function partOf(line: ListLine, from: number, to: number): Part & { from: number; to: number } {
  return {
    tokens: line.tokens.slice(from, to),
    phrases: line.phrases
      .filter(phrase => phrase.from >= from && phrase.to <= to)
      .map(phrase => ({ ...phrase, from: phrase.from - from, to: phrase.to - from })),
    from,
    to,
  };
}

/** Parts without a code or name of their own belong to the part before them, as in "TN-2410, 3 pcs". */
function merged(line: ListLine, parts: readonly Part[], answers: Answers): Part[] {
  const ranges: { from: number; to: number; goods: boolean }[] = [];
  for (const part of parts as readonly ReturnType<typeof partOf>[]) {
    const goods =
      hitsIn(part, answers).length > 0 ||
      namesDescribedGoods(part.tokens) ||
      part.phrases.some(({ end }) => end !== undefined && /\d/.test(end)) ||
      part.tokens.some(({ kind, text }) => kind === 'code' && text.length > 4);
    const last = ranges.at(-1);
    if (last && (!goods || !last.goods)) {
      last.to = part.to;
      last.goods ||= goods;
    } else ranges.push({ from: part.from, to: part.to, goods });
  }
  return ranges.map(({ from, to }) => partOf(line, from, to));
}
