import type { KeyIndex } from '../index/key-index';
import { LEVEL } from '../index/keys';
import { isNumberedPrinter, nameWithoutEnd } from '../index/numbered-printers';
import type { QueryPart } from '../query/query-part';
import { mistakesAllowed } from '../text/edit-distance';
import { isNumber } from '../text/normalise';
import { type Match, nearLevel, PART } from './match';

/** A part of a query that is a code, a name of a cartridge or a printer. */
export type KeyPart = Extract<QueryPart, { kind: 'key' }>;

/** Where a key was found, and whether that is what was typed. */
interface Source {
  entries: Match[];
  guess: boolean;
}

/** Where to look for a key, one after the other: as typed, as a part of a code, with ever more mistakes. */
export function* sourcesOf(keys: KeyIndex, { text, level, token }: KeyPart): Iterable<Source> {
  if (level !== null) {
    const entries = matches(keys, text).filter(
      entry => entry.level <= Math.max(level + 3, 1) && (level > 0 || entry.level < 2),
    );
    const same = entries.filter(entry => entry.level < PART.clean);
    yield { entries: same, guess: false };
    // Where another maker's is called by the number, what has it within its code may be meant.
    if (same.length === 0 || isNumber(text)) yield { entries, guess: true };
  }
  const parts = keys.containing(text);
  for (const clean of [true, false]) {
    const same = parts.filter(part => part.clean === clean);
    const entries = same
      .flatMap(part => matches(keys, part.key).filter(entry => entry.level <= 1))
      .map(entry => ({ ...entry, level: clean ? PART.clean : PART.cut }));
    // The beginning of codes, as a shopper types on: "tk11". A text like a whole code may be one that is not sold, and
    // letters alone another maker.
    const isBeginning = same.every(({ starts }) => starts) && /\d/.test(text) && !keys.isFormOfWhole(text);
    // "10a" within C1Q10A is what another cartridge is called.
    const isShort = text.length < 4 && !isBeginning;
    yield { entries, guess: clean ? isShort : !isBeginning };
  }
  yield { entries: modelsOfHundred(keys, text), guess: true };
  // What is known by the whole of its name isn't mistyped.
  const isKnown = level !== null && level <= LEVEL.name;
  if (!isKnown && /\d/.test(text)) {
    const [nearest, ...others] = near(keys, text);
    if (nearest) yield nearest;
    yield { entries: modelsWithoutEnd(keys, text), guess: true };
    yield* others;
  }
  if (token !== undefined) yield* near(keys, token);
}

/** The printers of a series that is called by its hundred: "deskjet 2700" is the 2710, the 2720 and so on. */
function modelsOfHundred(keys: KeyIndex, text: string): Match[] {
  const [, stem] = /^(\D*\d{2})00$/.exec(text) ?? [];
  if (stem === undefined) return [];
  return Array.from({ length: 100 }, (_, at) => stem + String(at).padStart(2, '0'))
    .flatMap(key => matches(keys, key))
    .filter(isNumberedPrinter);
}

/** The printers of a name that has other letters at its end. */
function modelsWithoutEnd(keys: KeyIndex, text: string): Match[] {
  const name = nameWithoutEnd(text);
  return name === undefined ? [] : matches(keys, name).filter(isNumberedPrinter);
}

function* near(keys: KeyIndex, text: string): Iterable<Source> {
  if (text.length < 4) return;
  for (const nearKeys of keys.near(text, mistakesAllowed(text.length)).slice(1)) {
    const entries = nearKeys.flatMap(key => matches(keys, key).filter(entry => entry.level <= LEVEL.family));
    yield { entries: entries.map(entry => ({ ...entry, level: nearLevel(entry) })), guess: true };
  }
}

function matches(keys: KeyIndex, key: string): Match[] {
  return keys.get(key).map(entry => ({ ...entry, key }));
}
