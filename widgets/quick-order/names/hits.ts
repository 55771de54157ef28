import type { Product } from '../../api/schemas';
import type { Phrase } from '../lines/phrases';
import type { Token } from '../lines/tokens';
import { brandsOf, isOfBrands } from './agreement';
import type { Answers } from './answers';
import { isMeant, NUMBER } from './meant';
import { factsOf, isNamed } from './product-facts';

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
export function hitsIn(part: Part, answers: Answers): readonly Hit[] {
  const hits: Hit[] = [];
  for (const phrase of part.phrases) {
    if (hasTimes(part, phrase, answers) || hasCountAhead(part, phrase, answers)) continue;
    if (hits.some(hit => phrase.from < hit.phrase.to && hit.phrase.from < phrase.to)) continue;
    const known = aliasOf(phrase, hits, answers) ?? productsOf(phrase, answers);
    const counted =
      known.length > 0
        ? [...withoutCount(part, phrase, answers), ...withoutTimes(part, phrase, answers)]
        : [];
    // "T664 2" is hardly the T6642: two of what is called T664.
    if (counted.length === 0 && endsInCount(part, phrase)) continue;
    const products = [...known, ...counted];
    const isTaken = (at: number) => hits.some(hit => at >= hit.phrase.from && at < hit.phrase.to);
    const isAlias = isSame(products, hits) && isApart(part, phrase, isTaken);
    if (products.length > 0 && isMeant({ tokens: part.tokens, phrase, products, isAlias, isTaken }))
      hits.push({ phrase, products });
  }
  return surest(hits, part.tokens);
}

/**
 * A number is a name only where nothing surer is said, or behind the maker of what fits the printer that is; what another
 * brand prints alike gives way.
 */
function surest(hits: readonly Hit[], tokens: readonly Token[]): readonly Hit[] {
  const sure = hits.filter(({ phrase }) => !NUMBER.test(phrase.key));
  const isBranded = ({ phrase }: Hit) => tokens[phrase.from - 1]?.meaning?.brand !== undefined;
  const branded = hits.filter(hit => sure.includes(hit) || isBranded(hit));
  const fitting = common(branded).length > 0 ? branded : sure;
  const kept = sure.length > 0 ? fitting : hits;
  const ofBrand = kept.filter(({ products }) => isOfBrands(products, brandsOf(tokens)));
  return ofBrand.length > 0 ? ofBrand : kept;
}

/** What a code or name stands for. The end of a code may be a name of other goods: then both are meant. */
function productsOf({ key, end, printed }: Phrase, answers: Answers): readonly Product[] {
  const known = answers.byCode(key) ?? [];
  const products = meantBy(
    key,
    known.length > 0 ? known : (printed ?? []).flatMap(other => named(other, answers)),
  );
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

/** Of "CF226 x 2", which is the CF226X too, the CF226A: a sign and a code's letter look alike before how many. */
function withoutTimes(part: Part, phrase: Phrase, answers: Answers): readonly Product[] {
  const key = smallerOf(part, phrase);
  return key === undefined
    ? []
    : (answers.byCode(key) ?? []).filter(product => factsOf(product).code === key);
}

/** The code that ends in "a" where a phrase ends in an "x" that stands apart and may be the sign before how many. */
export function smallerOf({ tokens }: Part, { from, to, key }: Phrase): string | undefined {
  const [before, sign, count] = tokens.slice(to - 2, to + 1);
  if (to - from < 2 || sign?.text !== 'x' || count?.kind !== 'number') return undefined;
  // With blanks elsewhere, "CF 226 X 2 pcs", it is a letter, too.
  const isSpaced = before?.kind === 'number' && tokens[to + 1] !== undefined;
  return isSpaced ? undefined : key.replace(/x$/, 'a');
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

/** A number that is only a piece of cartridges' names, as 42 of "C-EXV 42", stands for none of them. */
function meantBy(key: string, products: readonly Product[]): readonly Product[] {
  if (!NUMBER.test(key) || !products.some(product => factsOf(product).words.includes(key))) return products;
  return products.filter(product => isNamed(product, key));
}

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
