import { LRUCache } from 'lru-cache';
import { lookOf, mayBeTyped } from '../text/look-alikes';
import { FuzzyKeys } from './fuzzy-keys';
import type { Keys } from './keys';

/** What a key stands for: a group of products of one code, or a printer model, and how much of it the key says. */
export interface Entry {
  kind: 'group' | 'model';
  /** The group's or model's number. */
  number: number;
  level: number;
}

/** A key that has a text in it. */
interface Containing {
  key: string;
  /** It begins with the text. */
  starts: boolean;
  /** No run of digits or letters is cut. */
  clean: boolean;
}

/** Entries are kept as one number each, alone or in a list: there are millions of them in a large catalogue. */
type Packed = number | number[];

const LEVELS = 8;
/** Keys of at least this much are found with a typing mistake in them. */
const NEAR_LEVEL = 2;
/** Letters that a part of a code must have to be looked for. */
const MIN_PART_LENGTH = 3;
/** Answers kept, so that one query's readings don't look for the same part again. */
const MAX_CACHED = 200;

/** All keys of codes, names and printers, to be looked up whole, by a part of the code, and with typing mistakes. */
export class KeyIndex {
  readonly #entries = new Map<string, Packed>();
  /** Whole codes and names that have each three letters in a row, as places in `#wholes`. */
  readonly #trigrams = new Map<string, number[]>();
  readonly #wholes: string[] = [];
  readonly #placeOf = new Map<string, number>();
  readonly #forms = new Set<string>();
  /** Whole codes and names by how they look. */
  readonly #looks = new Map<string, string[]>();
  readonly #nearKeys = new FuzzyKeys();
  readonly #containing = new LRUCache<string, Containing[]>({ max: MAX_CACHED });

  add(kind: Entry['kind'], number: number, keys: Keys): void {
    this.#containing.clear();
    for (const [key, level] of keys) {
      const wasNear = this.#isNear(key);
      const packed = pack(kind, number, level);
      const before = this.#entries.get(key);
      if (before === undefined) this.#entries.set(key, packed);
      else if (typeof before === 'number') this.#entries.set(key, [before, packed]);
      else before.push(packed);
      if (level <= 1 && !this.#placeOf.has(key)) this.#addWhole(key);
      if (!wasNear && this.#isNear(key)) this.#nearKeys.add(key);
    }
  }

  remove(kind: Entry['kind'], number: number, keys: Keys): void {
    this.#containing.clear();
    for (const [key, level] of keys) {
      const wasNear = this.#isNear(key);
      const packed = pack(kind, number, level);
      const before = this.#entries.get(key);
      const rest = (typeof before === 'number' ? [before] : (before ?? [])).filter(entry => entry !== packed);
      if (rest.length === 0) this.#entries.delete(key);
      else this.#entries.set(key, rest.length === 1 ? (rest[0] as number) : rest);
      if (wasNear && !this.#isNear(key)) this.#nearKeys.remove(key);
    }
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The least level of the key's entries. */
  levelOf(key: string): number | undefined {
    const packed = this.#entries.get(key);
    if (packed === undefined) return undefined;
    if (typeof packed === 'number') return packed % LEVELS;
    return packed.reduce((least, entry) => Math.min(least, entry % LEVELS), LEVELS);
  }

  get(key: string): Entry[] {
    const packed = this.#entries.get(key);
    if (packed === undefined) return [];
    return (typeof packed === 'number' ? [packed] : packed).map(unpack);
  }

  /** Codes, names and printers that have the text in them. */
  containing(text: string): Containing[] {
    if (text.length < MIN_PART_LENGTH) return [];
    let found = this.#containing.get(text);
    if (!found) {
      found = this.#findContaining(text);
      this.#containing.set(text, found);
    }
    return found;
  }

  #findContaining(text: string): Containing[] {
    const lists: number[][] = [];
    for (let at = 0; at + MIN_PART_LENGTH <= text.length; at++) {
      const places = this.#trigrams.get(text.slice(at, at + MIN_PART_LENGTH));
      if (!places) return [];
      lists.push(places);
    }
    const found: Containing[] = [];
    for (const place of common(lists)) {
      const key = this.#wholes[place] as string;
      const at = key.indexOf(text);
      if (at < 0 || !this.#entries.has(key)) continue;
      found.push({ key, starts: at === 0, clean: isEdge(key, at) && isEdge(key, at + text.length) });
    }
    return found;
  }

  /** True when some whole code differs from the text in digits only, so that this may be one that is not sold. */
  isFormOfWhole(text: string): boolean {
    return this.#forms.has(formOf(text));
  }

  /** The only whole code or name that looks like a text which is no key or part of one. */
  lookAlike(text: string): string | undefined {
    const [meant, ...others] = (this.#looks.get(lookOf(text)) ?? []).filter(key => this.#entries.has(key));
    const isOther = meant !== undefined && others.length === 0 && !this.#entries.has(text);
    return isOther && mayBeTyped(meant, text) && this.containing(text).length === 0 ? meant : undefined;
  }

  /** Keys by how many typing mistakes they are away, from one to `most`. */
  near(text: string, most: number): readonly (readonly string[])[] {
    return this.#nearKeys.find(text, most);
  }

  #isNear(key: string): boolean {
    return (this.levelOf(key) ?? LEVELS) <= NEAR_LEVEL && /\d/.test(key);
  }

  #addWhole(key: string): void {
    const place = this.#wholes.push(key) - 1;
    this.#placeOf.set(key, place);
    this.#forms.add(formOf(key));
    const look = lookOf(key);
    const alike = this.#looks.get(look);
    if (alike) alike.push(key);
    else this.#looks.set(look, [key]);
    const seen = new Set<string>();
    for (let at = 0; at + MIN_PART_LENGTH <= key.length; at++) seen.add(key.slice(at, at + MIN_PART_LENGTH));
    for (const trigram of seen) {
      const places = this.#trigrams.get(trigram);
      if (places) places.push(place);
      else this.#trigrams.set(trigram, [place]);
    }
  }
}

/** Places that are in each of the ascending lists, by the two shortest of them. */
function common(lists: readonly number[][]): readonly number[] {
  const [shortest = [], next] = lists.toSorted((a, b) => a.length - b.length);
  if (!next || next === shortest) return shortest;
  const places: number[] = [];
  let at = 0;
  for (const place of shortest) {
    while (at < next.length && (next[at] as number) < place) at++;
    if (next[at] === place) places.push(place);
  }
  return places;
}

function pack(kind: Entry['kind'], number: number, level: number): number {
  return (number * 2 + (kind === 'model' ? 1 : 0)) * LEVELS + level;
}

function unpack(packed: number): Entry {
  const target = Math.floor(packed / LEVELS);
  return { kind: target % 2 === 1 ? 'model' : 'group', number: target >> 1, level: packed % LEVELS };
}

function formOf(text: string): string {
  return text.replace(/\d/g, '0');
}

/** True where a text begins, ends, or goes over from letters to digits. */
function isEdge(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true;
  return /\d/.test(text[at - 1] as string) !== /\d/.test(text[at] as string);
}
