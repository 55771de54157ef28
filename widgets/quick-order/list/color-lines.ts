// Colours and sorts of goods that stand alone behind the name that they belong to: on lines of their own, or with a quantity
// each.

import { mapYielding } from '../../browser/map-yielding';
import { phrasesOf } from '../lines/phrases';
import { NO_GOODS, quantityOf } from '../lines/quantity';
import { namesDescribedGoods, type Token } from '../lines/tokens';
import type { ListLine } from './list';

/**
 * Gives lines of a colour or sort of goods alone the name of the lines before, and each colour with a quantity a line of its
 * own.
 */
export async function withColorLines(lines: readonly ListLine[]): Promise<ListLine[]> {
  const named: ListLine[] = [];
  let name: readonly Token[] = [];
  let heading: ListLine | undefined;
  const split = await mapYielding(lines, colorsOf);
  const apart = split.flatMap((parts, at) => parts.map(part => ({ part, whole: lines[at] })));
  await mapYielding(apart, ({ part, whole }, at) => {
    // Beside the quantity of a column a number is a name: "802 black".
    const isNamed = part.quantity !== undefined && part.tokens.some(({ kind }) => kind === 'number');
    const isColor = name.length > 0 && !isNamed && isColorAlone(part.tokens);
    const isSort = heading !== undefined && isSortAlone(part.tokens);
    // Colours that nothing names stay as they were written.
    const isNameless = !isColor && part !== whole && isColorAlone(part.tokens);
    if (isNameless && whole === apart[at - 1]?.whole) return;
    const line = isNameless && whole ? whole : part;
    const head = named.at(-1);
    // The name above its colours is no goods.
    if (isColor && head?.tokens.length === name.length && isBare(head)) named.pop();
    if (isColor || isSort) {
      named.push({ ...lineOf(line, [...name, ...line.tokens]), ...(isSort && heading && { heading }) });
      return;
    }
    name = nameIn(line.tokens);
    heading = name.length > 0 && name.length === line.tokens.length && isHeading(line) ? line : undefined;
    named.push(line);
  });
  return named;
}

const isBare = ({ quantity, below }: ListLine) => quantity === undefined && below === undefined;

/** True for what may be a printer's name alone, no room or person. */
function isHeading(line: ListLine): boolean {
  const isOther = ({ text, meaning }: Token) =>
    meaning?.label || (meaning?.talk && !/^(?:printers?|الطابعات|طابعات)$/.test(text));
  const isName = ({ kind, meaning }: Token) => kind === 'code' || meaning?.brand !== undefined;
  return isBare(line) && line.tokens.some(isName) && !line.tokens.some(isOther);
}

function lineOf(line: ListLine, tokens: readonly Token[]): ListLine {
  const cell = tokens[0]?.cell ?? 0;
  const together = tokens.map(token => ({ ...token, cell }));
  return { ...line, tokens: together, phrases: phrasesOf(together) };
}

/** What stands before the first colour, where it may be a name. */
function nameIn(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ meaning }) => meaning?.colors);
  if (end < 0 && !endsInNumberOfName(tokens) && quantityOf(tokens, NO_GOODS).explicit) return [];
  const name = end < 0 ? tokens : tokens.slice(0, end);
  // "2 black" is how many.
  const isCount = name.every(token => isCountWord(token) && token.text.length < 3);
  return !isCount && name.some(({ kind }) => kind === 'code' || kind === 'number') ? name : [];
}

/** True where the last number goes on a name's letters, "C-EXV 64", "GI 490", or is a name with its letter, "201X". */
function endsInNumberOfName(tokens: readonly Token[]): boolean {
  const [letters, number] = tokens.filter(({ kind }) => kind !== 'sign').slice(-2);
  if (/^\d{3}x$/.test(number?.text ?? '')) return true;
  const isName = letters?.kind === 'word' && !letters.meaning && /^(?:[a-z]{2,3}|c-?exv)$/.test(letters.text);
  return isName && number?.kind === 'number' && number.text.length > 1;
}

/** One colour with at most a quantity. */
function isColorAlone(tokens: readonly Token[]): boolean {
  const colors = tokens.filter(({ meaning }) => meaning?.colors);
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  // "5099 C 002" is a code, and so is "C 7115 X".
  return (
    colors.length === 1 &&
    numbers.length < 2 &&
    numbers.every(({ text }) => text.length < 4) &&
    tokens.every(token => isCountWord(token) || token.meaning?.colors)
  );
}

/** One sort of goods that have no names of their own, with its quantity: "toner 3". */
const isSortAlone = (tokens: readonly Token[]) =>
  tokens.filter(({ meaning }) => meaning?.categories).length === 1 &&
  !namesDescribedGoods(tokens) &&
  tokens.every(token => isCountWord(token) && token.text.length < 10) &&
  quantityOf(tokens, NO_GOODS).explicit;

const isCountWord = ({ kind, meaning, value, follows }: Token) =>
  kind === 'sign' ||
  kind === 'number' ||
  value !== undefined ||
  follows === true ||
  Boolean(meaning?.unit || meaning?.quantity || meaning?.categories);

/** The colours of a line that has a name and a quantity for each: "101 black x2, cyan x1". */
function colorsOf(line: ListLine): ListLine[] {
  const counted = countedColors(line.tokens);
  if (counted) {
    const [name, ...parts] = counted;
    return parts.map(part => lineOf(line, [...name, ...part]));
  }
  const parts = partsOf(line.tokens);
  const name = nameIn(parts[0] ?? []);
  const colors = parts.map(part =>
    isSame(part.slice(0, name.length), name) ? part.slice(name.length) : part,
  );
  if (parts.length < 2 || name.length === 0 || !colors.every(isColorAlone)) return [line];
  const explicit = colors.map(part => quantityOf(part, NO_GOODS).explicit);
  const last = colors.at(-1) ?? [];
  const shared = last.some(({ text }) => EACH.test(text))
    ? last.filter(({ meaning }) => !meaning?.colors)
    : [];
  if (shared.length === 0 && !explicit.every(Boolean)) return [line];
  return colors.map((part, at) => lineOf(line, [...name, ...part, ...(explicit[at] ? [] : shared)]));
}

/** Colours with a number behind or before each, as kinds of tokens: colours, numbers, and what stands between. */
const [BEHIND, BEFORE] = ['(?:CS*NS*){2,}', '(?:NS*CS*){2,}'];
/** Words of a line that may be so: a dozen colours with all that goes with them. */
const MAX_WORDS = 100;
/** Behind their name, or ahead of it. */
const RUNS = [BEHIND, BEFORE].flatMap(run => [
  { run, at: new RegExp(`^(?<name>.*?)(?<colors>${run})$`) },
  { run, at: new RegExp(`^(?<talk>-*)(?<colors>${run})(?<name>-.*)$`) },
]);

/** The name, and each colour of "415A black 2 cyan 1" or "2 black, 1 cyan 415A"; undefined where these don't alternate. */
function countedColors(tokens: readonly Token[]): [readonly Token[], ...(readonly Token[])[]] | undefined {
  if (tokens.length > MAX_WORDS) return undefined;
  const kinds = tokens.map(sortOf).join('');
  const found = RUNS.find(({ at }) => at.test(kinds));
  const { talk = '', colors = '', name: called = '' } = found?.at.exec(kinds)?.groups ?? {};
  if (!found || !tokens.slice(0, talk.length).every(({ meaning }) => meaning?.talk)) return undefined;
  const isAhead = kinds.startsWith(called) && !kinds.startsWith(talk + colors);
  const from = isAhead ? called.length : talk.length;
  const name = isAhead ? tokens.slice(0, from) : tokens.slice(from + colors.length);
  if (name.length > 0 && nameIn(name).length === 0) return undefined;
  const starts = [...colors.matchAll(new RegExp(found.run.replace('{2,}', ''), 'g'))].map(
    ({ index }) => from + index,
  );
  const parts = starts.map((start, at) => tokens.slice(start, starts[at + 1] ?? from + colors.length));
  // "80 C 2 H K 0" is a code.
  if (parts.some(part => /^[kcmy] 0$/.test(part.map(({ text }) => text).join(' ')))) return undefined;
  // The colour first: "T664 4" is another code than T664.
  return [
    name,
    ...parts.map(part => [
      ...part.filter(({ meaning }) => meaning?.colors),
      ...part.filter(({ text, meaning }) => !meaning?.colors && !SEPARATOR.test(text)),
    ]),
  ];
}

function sortOf(token: Token): string {
  if (token.meaning?.colors) return token.follows ? 'S' : 'C';
  const isNumber = token.kind === 'number' && !token.meaning && token.text.length < 4;
  if (isNumber || token.value !== undefined) return 'N';
  return token.kind === 'sign' ||
    token.follows ||
    token.meaning?.unit ||
    token.meaning?.quantity ||
    SEPARATOR.test(token.text)
    ? 'S'
    : '-';
}

const EACH = /^(?:each|ea|لكل)$/;
const SEPARATOR = /^[,;+&/]$|^(?:and|و)$/;

function partsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isSign = SEPARATOR.test(token.text);
    if (isSign || token.cell !== (tokens[at - 1] ?? token).cell) parts.push([]);
    if (!isSign) parts.at(-1)?.push(token);
  }
  return parts;
}

const isSame = (some: readonly Token[], others: readonly Token[]) =>
  others.every(({ text }, at) => some[at]?.text === text);
