// Colours that stand alone behind the name that they belong to: on lines of their own, or with a quantity each.

import { mapYielding } from '../browser/map-yielding';
import type { ListLine } from './list';
import { phrasesOf } from './phrases';
import { NO_GOODS, quantityOf } from './quantity';
import type { Token } from './tokens';

/** Gives lines of a colour alone the name of the lines before, and each colour with a quantity a line of its own. */
export async function withColorLines(lines: readonly ListLine[]): Promise<ListLine[]> {
  const named: ListLine[] = [];
  let name: readonly Token[] = [];
  const split = await mapYielding(lines, colorsOf);
  await mapYielding(split.flat(), line => {
    const isColor = name.length > 0 && isColorAlone(line.tokens);
    if (!isColor) name = nameIn(line.tokens);
    const head = named.at(-1);
    // The name above its colours is no goods.
    if (isColor && head?.tokens.length === name.length && isBare(head)) named.pop();
    named.push(isColor ? lineOf(line, [...name, ...line.tokens]) : line);
  });
  return named;
}

const isBare = ({ quantity, below }: ListLine) => quantity === undefined && below === undefined;

function lineOf(line: ListLine, tokens: readonly Token[]): ListLine {
  const cell = tokens[0]?.cell ?? 0;
  const together = tokens.map(token => ({ ...token, cell }));
  return { ...line, tokens: together, phrases: phrasesOf(together) };
}

/** What stands before the first colour, where it may be a name. */
function nameIn(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ meaning }) => meaning?.colors);
  if (end < 0 && quantityOf(tokens, NO_GOODS).said) return [];
  const name = end < 0 ? tokens : tokens.slice(0, end);
  return name.some(({ kind }) => kind === 'code' || kind === 'number') ? name : [];
}

/** One colour with at most a quantity. */
function isColorAlone(tokens: readonly Token[]): boolean {
  const colors = tokens.filter(({ meaning }) => meaning?.colors);
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  // "5099 C 002" is a code, and so are five digits.
  return (
    colors.length === 1 &&
    numbers.length < 2 &&
    numbers.every(({ text }) => text.length < 5) &&
    tokens.every(token => isCountWord(token) || token.meaning?.colors)
  );
}

const isCountWord = ({ kind, meaning, value, follows }: Token) =>
  kind === 'sign' ||
  kind === 'number' ||
  value !== undefined ||
  follows === true ||
  Boolean(meaning?.unit || meaning?.quantity || meaning?.categories);

/** The colours of a line that has a name and a quantity for each: "101 black x2, cyan x1". */
function colorsOf(line: ListLine): ListLine[] {
  const parts = partsOf(line.tokens);
  const name = nameIn(parts[0] ?? []);
  const colors = parts.map(part =>
    isSame(part.slice(0, name.length), name) ? part.slice(name.length) : part,
  );
  if (parts.length < 2 || name.length === 0 || !colors.every(isColorAlone)) return [line];
  const said = colors.map(part => quantityOf(part, NO_GOODS).said);
  const last = colors.at(-1) ?? [];
  const shared = last.some(({ text }) => EACH.test(text))
    ? last.filter(({ meaning }) => !meaning?.colors)
    : [];
  if (shared.length === 0 && !said.every(Boolean)) return [line];
  return colors.map((part, at) => lineOf(line, [...name, ...part, ...(said[at] ? [] : shared)]));
}

const EACH = /^(?:each|ea|لكل)$/;
const SEPARATOR = /^[,;+&/]$|^(?:and|و)$/;

function partsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const ends = tokens.flatMap(({ text }, at) => (SEPARATOR.test(text) ? [at] : []));
  return [...ends, tokens.length].map((end, index) => tokens.slice((ends[index - 1] ?? -1) + 1, end));
}

const isSame = (some: readonly Token[], others: readonly Token[]) =>
  others.every(({ text }, at) => some[at]?.text === text);
