import type { Product } from '../api/schemas';
import type { Answers } from './answers';
import { choose, isOf, type Naming } from './choose';
import type { ListLine } from './list';
import type { Phrase } from './phrases';
import { byCode, factsOf, isNamed } from './product-facts';
import { quantityOf } from './quantity';
import { compact } from './text';
import type { Token } from './tokens';
import { type Wishes, wishesOf } from './wishes';

/** A row of the table that shows what was understood. */
export interface Row {
  /** The line as it was pasted. */
  readonly line: string;
  /** `ok` would go into the cart, `choice` asks, `unknown` was not found. */
  readonly state: 'ok' | 'choice' | 'unknown';
  readonly product?: Product;
  /** Pieces, from 0; more than an order takes is the table's to say. */
  readonly quantity: number;
  /** What the buyer may choose, or may have meant. */
  readonly offered: readonly Product[];
}

/** Products that one row offers. */
const MOST_OFFERED = 12;

/** A code or name that the shop knows. */
interface Hit {
  readonly phrase: Phrase;
  readonly products: readonly Product[];
}

/** A line, or one of several goods on it. */
interface Part {
  readonly tokens: readonly Token[];
  readonly phrases: readonly Phrase[];
}

/** The rows of a line: none for a greeting or heading, several for a set or several goods. */
export function resolveLine(line: ListLine, answers: Answers): Row[] {
  const parts = partsOf(line, answers);
  return parts.flatMap(part => resolvePart(line, part, answers, parts.length > 1));
}

/** What is still to be asked about a line once its codes are known: sisters of names, and texts to search for. */
export function openQuestions(
  line: ListLine,
  answers: Answers,
): { readonly codes: string[]; readonly texts: string[] } {
  const codes: string[] = [];
  const texts: string[] = [];
  for (const part of partsOf(line, answers)) {
    const hits = hitsIn(part, answers);
    for (const { phrase, products } of hits) {
      if (/\d$/.test(phrase.key) && !isCode(phrase.key, products)) codes.push(...sistersOf(phrase.key));
      if (!products.some(product => isNamed(product, phrase.key))) texts.push(phrase.key);
    }
    const text = searchText(part, line);
    if (hits.length === 0 && text) texts.push(text);
  }
  return { codes, texts };
}

const sistersOf = (key: string) => [`${key}xl`, `${key}x`, `${key}h`];
const isCode = (key: string, products: readonly Product[]) =>
  products.some(product => factsOf(product).code === key);

function resolvePart(line: ListLine, part: Part, answers: Answers, isOneOfSeveral: boolean): Row[] {
  const hits = hitsIn(part, answers);
  const isTaken = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
  const wishes = wishesOf(part.tokens, isTaken);
  const counted = quantityOf(part.tokens, isTaken);
  const quantity = isOneOfSeveral && counted.said ? counted.quantity : (line.quantity ?? counted.quantity);
  const row = { line: line.text, quantity };
  if (hits.length === 0) return unmatched(line, part, wishes, answers, row, counted.said);
  const products = common(hits);
  if (products.length === 0)
    return [{ ...row, state: 'choice', offered: offer(hits.flatMap(hit => hit.products)) }];
  const choice = choose(products, wishes, namingOf(hits, answers));
  const isSure =
    !(counted.doubtful && line.quantity === undefined) &&
    !hasStranger(part, isTaken, products) &&
    quantity > 0;
  if ('sure' in choice && isSure)
    return choice.sure.map(product => ({ ...row, state: 'ok', product, offered: [] }));
  return [{ ...row, state: 'choice', offered: offer('sure' in choice ? choice.sure : choice.offered) }];
}

const offer = (products: readonly Product[]) => [...new Set(products)].slice(0, MOST_OFFERED);

/** What no code or name was found in: a search's result to choose from, not found, or no goods at all. */
function unmatched(
  line: ListLine,
  part: Part,
  wishes: Wishes,
  answers: Answers,
  row: Pick<Row, 'line' | 'quantity'>,
  counted: boolean,
): Row[] {
  if (!isGoods(line, part, counted)) return [];
  const text = searchText(part, line);
  const found = text === undefined ? undefined : answers.byText(text);
  if (!found || found.products.length === 0) return [{ ...row, state: 'unknown', offered: [] }];
  const exact = found.products.filter(({ title }) => compact(title) === compact(text ?? ''));
  if (exact.length === 1) return [{ ...row, state: 'ok', product: exact[0] as Product, offered: [] }];
  const isNear = found.guess || !(found.printer || namesNumbers(part, found.products));
  if (isNear)
    return [{ ...row, state: 'unknown', offered: found.guess ? offer(found.products).slice(0, 4) : [] }];
  const named = namedIn(part, found.products);
  const choice = choose(named ?? found.products, wishes, {
    by: named ? 'name' : 'printer',
    hasSister: false,
  });
  if (named && 'sure' in choice)
    return choice.sure.map(product => ({ ...row, state: 'ok', product, offered: [] }));
  return [{ ...row, state: 'choice', offered: offer('sure' in choice ? choice.sure : choice.offered) }];
}

/** The products whose name stands in the text as the only code of it; a name that may have a larger sister is none. */
function namedIn({ tokens, phrases }: Part, products: readonly Product[]): readonly Product[] | undefined {
  if (tokens.filter(({ kind }) => kind === 'code').length !== 1) return undefined;
  const phrase = phrases.find(
    ({ key }) => /\p{L}$/u.test(key) && products.some(product => isNamed(product, key)),
  );
  const isWhole =
    phrase && tokens.every((token, at) => (at >= phrase.from && at < phrase.to) || isUnderstood(token));
  return isWhole ? products.filter(product => isNamed(product, phrase.key)) : undefined;
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
function isGoods(line: ListLine, { tokens }: Part, counted: boolean): boolean {
  const says = tokens.filter(({ kind }) => kind === 'word' || kind === 'code');
  if (says.length === 0) return false;
  const isNumbered = tokens.some(({ kind, meaning }) => kind === 'number' && !meaning);
  const strange = says.filter(({ meaning, follows }) => !meaning && !follows);
  const sort = says.some(({ meaning }) => meaning?.categories || meaning?.brand);
  const talk = says.some(({ meaning }) => meaning?.talk);
  if (strange.length === 0 && (!sort || talk)) return false;
  if (sort && isNumbered && !talk) return true;
  const hasQuantity = line.quantity !== undefined || counted;
  if (
    hasQuantity &&
    !(talk && strange.every(({ kind }) => kind === 'word') && strange.length < 2 && !line.listed)
  )
    return true;
  if (/[:،,]\s*$/.test(line.text) || talk) return false;
  return line.listed || says.some(({ kind }) => kind === 'code') || (sort && strange.length > 0);
}

/** What to search for; undefined where nothing of it could be the shop's. */
function searchText({ tokens }: Part, line: ListLine): string | undefined {
  const words = tokens.filter(
    ({ kind, meaning }) =>
      kind !== 'sign' && !meaning?.quantity && !meaning?.unit && !meaning?.money && !meaning?.talk,
  );
  const isTrade = words.some(({ kind, meaning }) => kind === 'code' || meaning?.brand || meaning?.categories);
  if (!isTrade) return undefined;
  const { quantity } = quantityOf(tokens, () => false);
  const rest = words.filter(
    ({ kind, text }) => kind !== 'number' || line.quantity !== undefined || Number(text) !== quantity,
  );
  const said = rest.some(({ kind }) => kind === 'code' || kind === 'number') ? rest : words;
  return said
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 80);
}

/** The longest codes and names that the shop knows, none over another. */
function hitsIn(part: Part, answers: Answers): Hit[] {
  const hits: Hit[] = [];
  for (const phrase of part.phrases) {
    if (hasTimes(part, phrase, answers)) continue;
    if (hits.some(hit => phrase.from < hit.phrase.to && hit.phrase.from < phrase.to)) continue;
    const all = answers.byCode(phrase.key) ?? [];
    const products = meantBy(phrase.key, all);
    if (products.length > 0 && isMeant(part, phrase, products)) hits.push({ phrase, products });
  }
  // A number is a name only where nothing surer is said; what another brand prints alike gives way.
  const sure = hits.filter(({ phrase }) => !NUMBER.test(phrase.key));
  const kept = sure.length > 0 ? sure : hits;
  const brands = part.tokens.flatMap(({ meaning }) => meaning?.brand ?? []);
  const ofBrand = kept.filter(({ products }) => isOfBrands(products, brands));
  return ofBrand.length > 0 ? ofBrand : kept;
}

/** True where an x of the phrase is the sign before or behind a quantity: "25 x Epson 664", "TL-410 x 1". */
function hasTimes({ tokens, phrases }: Part, { from, to }: Phrase, answers: Answers): boolean {
  if (tokens[to - 1]?.text !== 'x' || to - from < 2) return false;
  if (to - from === 2 && from === 0 && tokens[from]?.kind === 'number' && tokens[to]) return true;
  if (tokens[to]?.kind !== 'number') return false;
  const without = phrases.find(phrase => phrase.from === from && phrase.to === to - 1);
  return without !== undefined && (answers.byCode(without.key) ?? []).length > 0;
}

const NUMBER = /^\d{1,4}$/;

/** A number that is only a piece of cartridges' names, as 42 of "C-EXV 42", stands for none of them. */
function meantBy(key: string, products: readonly Product[]): readonly Product[] {
  if (!NUMBER.test(key) || !products.some(product => factsOf(product).words.includes(key))) return products;
  return products.filter(product => isNamed(product, key));
}

const isOfBrands = (products: readonly Product[], brands: readonly string[]) =>
  brands.length === 0 || byCode(products).some(group => brands.some(brand => isOf(group, brand)));

/** A mere number is a name only beside a brand or a sort of goods, and not where it is the quantity. */
function isMeant({ tokens }: Part, { key, from, to }: Phrase, products: readonly Product[]): boolean {
  const isTimes = /^\d{1,2}x$/.test(key) && from === 0;
  if (isTimes && tokens.some(({ kind }, at) => kind === 'code' && at >= to)) return false;
  if (!NUMBER.test(key)) return true;
  const counted = quantityOf(tokens, () => false);
  const before = tokens[from - 1]?.meaning;
  const after = tokens[to]?.meaning;
  if (before?.quantity || before?.money || after?.unit || after?.money || after?.measure) return false;
  if (after?.quantity && tokens[to + 1]?.kind !== 'number') return false;
  if (
    counted.said &&
    counted.quantity === Number(key) &&
    tokens.filter(({ kind }) => kind === 'number').length > 1 &&
    to === tokens.length
  )
    return false;
  const rest = tokens.filter((_, at) => at < from || at >= to);
  const brands = rest.flatMap(({ meaning }) => meaning?.brand ?? []);
  if (!isOfBrands(products, brands)) return false;
  return (
    rest.some(({ meaning }) => meaning?.brand || meaning?.categories) &&
    rest.every(token => isUnderstood(token) || /^[a-z]{1,4}$/.test(token.text))
  );
}

const isUnderstood = ({ kind, meaning, follows }: Token) =>
  kind === 'sign' || kind === 'number' || kind === 'decimal' || meaning !== undefined || follows === true;

/** Products that all codes and names of a part stand for, or that name them in their titles. */
function common(hits: readonly Hit[]): readonly Product[] {
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

function namingOf(hits: readonly Hit[], answers: Answers): Naming {
  const codes = hits.filter(({ phrase, products }) => isCode(phrase.key, products));
  if (codes.length > 0) return { by: 'code', hasSister: false };
  const names = hits.filter(({ phrase, products }) => products.some(product => isNamed(product, phrase.key)));
  const isOtherCode = hits.some(({ phrase }) => answers.byText(phrase.key)?.printer === false);
  if (names.length === 0 && !isOtherCode) return { by: 'printer', hasSister: false };
  const hasSister = names.every(
    ({ phrase }) =>
      /\d$/.test(phrase.key) &&
      sistersOf(phrase.key).some(key => (answers.byCode(key) ?? []).some(product => isNamed(product, key))),
  );
  return { by: 'name', hasSister: names.length > 0 && hasSister };
}

/** True where the part names something beside what was found: another code, or words that make a short name doubtful. */
function hasStranger(
  { tokens }: Part,
  isTaken: (at: number) => boolean,
  products: readonly Product[],
): boolean {
  const said = new Set(products.flatMap(product => factsOf(product).words));
  const rest = tokens.filter(
    (token, at) => !isTaken(at) && !isUnderstood(token) && !said.has(compact(token.text)),
  );
  if (rest.some(({ kind, text }) => kind === 'code' && !/^\d+x$|^\d+(?:st|nd|rd|th|k)$/.test(text)))
    return true;
  const taken = tokens.filter((_, at) => isTaken(at)).map(({ text }) => text);
  return rest.length > 0 && compact(taken.join('')).length < 4;
}

const SEPARATOR = /^[+,;/&]$|^(?:and|و|plus)$/;

/** The goods of a line: its parts between commas and the like where more than one of them is goods of its own. */
function partsOf(line: ListLine, answers: Answers): Part[] {
  const whole: Part = line;
  const hits = hitsIn(whole, answers);
  if (hits.length < 2 || common(hits).length > 0) return [whole];
  const isInside = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= line.tokens.length; at++) {
    const token = line.tokens[at];
    if (token && (isInside(at) || !SEPARATOR.test(token.text))) continue;
    parts.push(partOf(line, from, at));
    from = at + 1;
  }
  const goods = merged(line, parts, answers);
  return goods.length > 1 ? goods : [whole];
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
      part.tokens.some(({ kind, text }) => kind === 'code' && text.length > 4);
    const last = ranges.at(-1);
    if (last && (!goods || !last.goods)) {
      last.to = part.to;
      last.goods ||= goods;
    } else ranges.push({ from: part.from, to: part.to, goods });
  }
  return ranges.map(({ from, to }) => partOf(line, from, to));
}
