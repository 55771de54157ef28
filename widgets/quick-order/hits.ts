import type { Product } from '../api/schemas';
import type { Answers } from './answers';
import { isOf } from './choose';
import type { Phrase } from './phrases';
import { byCode, factsOf, isNamed } from './product-facts';
import { NO_GOODS, quantityOf } from './quantity';
import { compact } from './text';
import { isTimesAhead, neighbour, type Token } from './tokens';
import { describedCategories } from './vocabulary';

/** A code or name that the shop knows. */
export interface Hit {
  readonly phrase: Phrase;
  readonly products: readonly Product[];
}

/** A line, or one of several goods on it. */
export interface Part {
  readonly tokens: readonly Token[];
  readonly phrases: readonly Phrase[];
}

/** The longest codes and names that the shop knows, none over another. */
export function hitsIn(part: Part, answers: Answers): Hit[] {
  const hits: Hit[] = [];
  for (const phrase of part.phrases) {
    if (hasTimes(part, phrase, answers) || hasCountAhead(part, phrase, answers)) continue;
    if (hits.some(hit => phrase.from < hit.phrase.to && hit.phrase.from < phrase.to)) continue;
    const known = aliasOf(phrase, hits, answers) ?? productsOf(phrase, answers);
    const counted = known.length > 0 ? withoutCount(part, phrase, answers) : [];
    // "T664 2" is hardly the T6642: two of what is called T664.
    if (counted.length === 0 && endsInCount(part, phrase)) continue;
    const products = [...known, ...counted];
    const isTaken = (at: number) => hits.some(hit => at >= hit.phrase.from && at < hit.phrase.to);
    const isAlias = isSame(products, hits) && isApart(part, phrase, isTaken);
    if (products.length > 0 && isMeant(part, phrase, products, isAlias, isTaken))
      hits.push({ phrase, products });
  }
  // A number is a name only where nothing surer is said, or behind the maker of what fits the printer that is; what another
  // brand prints alike gives way.
  const sure = hits.filter(({ phrase }) => !NUMBER.test(phrase.key));
  const isBranded = ({ phrase }: Hit) => part.tokens[phrase.from - 1]?.meaning?.brand !== undefined;
  const branded = hits.filter(hit => sure.includes(hit) || isBranded(hit));
  const fitting = common(branded).length > 0 ? branded : sure;
  const kept = sure.length > 0 ? fitting : hits;
  const ofBrand = kept.filter(({ products }) => isOfBrands(products, brandsOf(part.tokens)));
  return ofBrand.length > 0 ? ofBrand : kept;
}

/** What a code or name stands for. The end of a code may be a name of other goods: then both are meant. */
function productsOf({ key, end, scanned }: Phrase, answers: Answers): readonly Product[] {
  const known = answers.byCode(key) ?? [];
  const products = meantBy(key, known.length > 0 ? known : named(scanned, answers));
  if (end === undefined || products.length === 0) return products;
  const others = /\p{L}/u.test(end) ? (answers.byCode(end) ?? []) : [];
  return others.some(product => products.includes(product)) ? products : [...products, ...others];
}

/** What the end of a code names where the code before it is one of these: "W2220A / 222A" is the 222A, no W2222A. */
function aliasOf({ end }: Phrase, hits: readonly Hit[], answers: Answers): readonly Product[] | undefined {
  const named = end === undefined ? [] : (answers.byCode(end) ?? []);
  return isSame(named, hits) ? named : undefined;
}

const isSame = (products: readonly Product[], hits: readonly Hit[]) =>
  hits.some(hit => hit.products.some(product => products.includes(product)));

/** True behind which a sign stands, or a quantity: "207X / W2213X", "207X W2213X 2", but not the 26 of "26x CF226X". */
function isApart({ tokens }: Part, { to }: Phrase, isTaken: (at: number) => boolean): boolean {
  return (
    tokens[to]?.kind === 'sign' ||
    tokens.some(({ kind }, at) => at >= to && kind === 'number' && !isTaken(at))
  );
}

/** What a code or name is; a printer's is none. */
const named = (key: string | undefined, answers: Answers): readonly Product[] =>
  key ? (answers.byCode(key) ?? []).filter(product => isNamed(product, key)) : [];

/** Of "TK-410 5", which is TK-4105 too, what the code before the number stands for. */
function withoutCount({ tokens, phrases }: Part, { from, to }: Phrase, answers: Answers): readonly Product[] {
  if (tokens[to - 1]?.kind !== 'number' || tokens[to - 2]?.kind !== 'code') return [];
  const without = phrases.find(phrase => phrase.from === from && phrase.to === to - 1);
  return without ? productsOf(without, answers) : [];
}

/** True for a code with a short number behind it at the end of the line: rather how many than a part of it. */
const endsInCount = ({ tokens }: Part, { from, to }: Phrase): boolean =>
  to === tokens.length &&
  to - from === 2 &&
  tokens[from]?.kind === 'code' &&
  /^\d{1,2}$/.test(tokens[to - 1]?.text ?? '');

/** True where an x of the phrase is the sign before or behind a quantity: "25 x Epson 664", "TL-410 x 1". */
function hasTimes({ tokens, phrases }: Part, { from, to }: Phrase, answers: Answers): boolean {
  if (tokens[to - 1]?.text !== 'x' || to - from < 2) return false;
  if (to - from === 2 && from === 0 && tokens[from]?.kind === 'number' && tokens[to]) return true;
  if (tokens[to]?.kind === 'decimal') return true;
  if (tokens[to]?.kind !== 'number') return false;
  const without = phrases.find(phrase => phrase.from === from && phrase.to === to - 1);
  return without !== undefined && (answers.byCode(without.key) ?? []).length > 0;
}

/** True for how many ahead of a name that is one without it: "1 26A" is no 126A. */
const hasCountAhead = ({ tokens }: Part, { from, to }: Phrase, answers: Answers): boolean =>
  to - from === 2 &&
  tokens[from]?.kind === 'number' &&
  /^\d{2}[a-z]$/.test(tokens[from + 1]?.text ?? '') &&
  named(tokens[from + 1]?.text, answers).length > 0;

const NUMBER = /^\d{1,4}$/;

/** A number that is only a piece of cartridges' names, as 42 of "C-EXV 42", stands for none of them. */
function meantBy(key: string, products: readonly Product[]): readonly Product[] {
  if (!NUMBER.test(key) || !products.some(product => factsOf(product).words.includes(key))) return products;
  return products.filter(product => isNamed(product, key));
}

const brandsOf = (tokens: readonly Token[]) => tokens.flatMap(({ meaning }) => meaning?.brand ?? []);
const isOfBrands = (products: readonly Product[], brands: readonly string[]) =>
  brands.length === 0 || byCode(products).some(group => brands.some(brand => isOf(group, brand)));

/** A mere number is a name only beside a brand or a sort of goods, and not where it is the quantity. */
function isMeant(
  { tokens }: Part,
  { key, from, to }: Phrase,
  products: readonly Product[],
  isAlias: boolean,
  isTaken: (at: number) => boolean,
): boolean {
  const isTimes = isTimesAhead(tokens, from) && to === from + 1 && !isAlias;
  if (isTimes && tokens.some(({ kind }, at) => at >= to && (kind === 'code' || isTaken(at)))) return false;
  if (isTimes && !isOfBrands(products, brandsOf(tokens))) return false;
  // "30x coffee capsules" are thirty.
  const next = tokens[to];
  const isOther = isTimes && next !== undefined && !isUnderstood(next);
  if (isOther && !tokens.some(({ meaning }) => meaning?.brand || meaning?.categories)) return false;
  if (isLabelled(tokens, from) && /^\d+$/.test(key)) return false;
  const counted = quantityOf(tokens, NO_GOODS);
  // "Office: 12A x 2" is goods for an office.
  if (isPlace(tokens, from) && !(counted.explicit && tokens[from - 1]?.text === ':')) return false;
  if (!NUMBER.test(key)) return true;
  const { cell } = tokens[from] as Token;
  const beside = (at: number) => (tokens[at]?.cell === cell ? tokens[at]?.meaning : undefined);
  const [before, after] = [beside(from - 1), beside(to)];
  // A search knows whose "Phaser 3020" is.
  if (before?.series && key.length > 3 && brandsOf(tokens).length === 0) return false;
  if (before?.quantity || before?.money || before?.price || before?.label) return false;
  if (after?.unit || after?.money || after?.measure) return false;
  // "Epson 113 qty" is how many, "Epson 113 qty: 5" what they are called.
  if (after?.quantity && tokens[neighbour(tokens, to, 1)?.at ?? -1]?.kind !== 'number') return false;
  if (
    counted.explicit &&
    counted.quantity === Number(key) &&
    tokens.filter(({ kind }) => kind === 'number').length > 1 &&
    tokens.slice(to).every(({ kind }) => kind === 'sign')
  )
    return false;
  const rest = tokens.filter((_, at) => at < from || at >= to);
  const isDistinct = key.length > 2 && counted.explicit;
  if (!isOfBrands(products, brandsOf(rest)) || namesOtherGoods(products, rest)) return false;
  if (isOfOtherSort(products, key, rest)) return false;
  return (
    rest.some(({ meaning }) => meaning?.brand || meaning?.categories || (isDistinct && meaning?.colors)) &&
    tokens.every(
      (token, at) =>
        // Other cells hold the buyer's own names and numbers.
        token.cell !== cell ||
        (at >= from && at < to) ||
        isUnderstood(token) ||
        isTaken(at) ||
        isForWhom(tokens, at) ||
        isTimesAhead(tokens, at) ||
        /^[a-z]{1,4}$/.test(token.text),
    )
  );
}

/** True where one of the products is of these categories. */
const areOfSort = (products: readonly Product[], slugs: readonly string[]) =>
  products.some(({ category }) => category && slugs.includes(category.slug));

/** True where a printer's number takes nothing of the sort that is said: "HP toner 415" is no ink for the Ink Tank 415. */
const isOfOtherSort = (products: readonly Product[], key: string, tokens: readonly Token[]) =>
  tokens.some(({ meaning }) => meaning?.categories && !areOfSort(products, meaning.categories)) &&
  !products.some(product => isNamed(product, key));

/** True where words name goods that are none of the products: paper, beside a cartridge's number. */
export function namesOtherGoods(products: readonly Product[], tokens: readonly Token[]): boolean {
  return tokens.some(({ meaning }) => {
    const slugs = describedCategories(meaning);
    return slugs.length > 0 && !areOfSort(products, slugs);
  });
}

/** True behind "LPO", "room" and the like, or their "No.". */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  const before = neighbour(tokens, at, -1);
  const word = before && tokens[before.at];
  if (!word) return false;
  // A plot of land, where nothing counts pieces.
  if (word.text === 'قطعه')
    return tokens.every(({ kind, value }) => kind !== 'number' && value === undefined);
  return word.meaning?.label === true || (/^(?:no|nr|رقم)$/.test(word.text) && isLabelled(tokens, before.at));
}

/** True for the name of a room and the like that might be a cartridge's: "Room 12A". */
export const isPlace = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,3}[a-z]$/.test(tokens[at]?.text ?? '') && isLabelled(tokens, at);

/** True for the name of a person or place that goods are for. */
export const isForWhom = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at - 1]?.text === 'for';

/** True for a number that a product's title has in the same place, as 18 in "Epson 18 (T1804)", or in any behind a number sign. */
export function isOfTitle(tokens: readonly Token[], at: number, products: readonly Product[]): boolean {
  const text = tokens[at]?.text ?? '';
  const [before, after] = ([-1, 1] as const).map(step => {
    const near = neighbour(tokens, at, step);
    return near && tokens[near.at];
  });
  const around = [before?.meaning?.brand, before && compact(before.text)].filter(Boolean);
  return products.some(product => {
    const { words } = factsOf(product);
    return words.some(
      (word, place) =>
        (word === text || (word.startsWith(text) && /^[a-z]$/.test(word.slice(text.length)))) &&
        (tokens[at - 1]?.text === '#' ||
          around.includes(words[place - 1]) ||
          (after && words[place + 1] === compact(after.text))),
    );
  });
}

export const isUnderstood = ({ kind, meaning, follows, value }: Token) =>
  kind === 'sign' ||
  kind === 'number' ||
  kind === 'decimal' ||
  meaning !== undefined ||
  value !== undefined ||
  follows === true;

/** Products that all codes and names of a part stand for, or that name them in their titles. */
export function common(hits: readonly Hit[]): readonly Product[] {
  const all = new Map(hits.flatMap(({ products }) => products.map(product => [product.slug, product])));
  const slugs = hits.map(({ phrase, products }) => ({
    key: phrase.key,
    set: new Set(products.map(({ slug }) => slug)),
  }));
  return [...all.values()].filter(product =>
    slugs.every(
      ({ key, set }) =>
        set.has(product.slug) || isNamed(product, key) || factsOf(product).words.includes(key),
    ),
  );
}
