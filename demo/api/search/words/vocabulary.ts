import type { SearchBrand, SearchModel } from '../engine';
import { editDistance, mistakesAllowed } from '../text/edit-distance';
import { arabicForms, isArabic } from '../text/normalise';
import { inLatin, phoneticKey, soundsOf, vowelsAllowed } from '../text/phonetic-key';
import { isName, type Meaning, rank } from './meaning';
import { mayBeCompared, mayBeMeant, mostMistakes } from './mistyped';
import { meaningsOf } from './word-meanings';

/** A word of the vocabulary that a typed one was taken for. */
export interface Word {
  text: string;
  meaning: Meaning;
  /** Typing mistakes between the two. */
  mistakes: number;
  /** Taken for it by its sound. */
  bySound?: boolean;
  /** So much of it was spelled otherwise, or not typed yet, that another trade's word may be meant: pepper, for paper. */
  isLoose?: boolean;
}

/** A word that sounds as what was typed, with the letters in which the two differ. */
interface Sounding {
  word: string;
  meaning: Meaning;
  mistakes: number;
}

/** The words that queries are made of, apart from codes and numbers: trade words, brands, printer series. */
export class Vocabulary {
  readonly #meanings: ReadonlyMap<string, Meaning>;
  readonly #written: ReadonlyMap<Meaning, readonly string[]>;
  readonly #sounds = new Map<string, string[]>();
  readonly #sorted: string[];
  /** Places in the lists of words, where the usual spelling comes first. */
  readonly #order: ReadonlyMap<string, number>;
  readonly #byLength = new Map<number, string[]>();
  /** How many printers each brand makes. */
  readonly #printersOf = new Map<string, number>();

  constructor(brands: readonly SearchBrand[], models: readonly SearchModel[]) {
    for (const { brand } of models) this.#printersOf.set(brand, (this.#printersOf.get(brand) ?? 0) + 1);
    const { meanings, written } = meaningsOf(brands, models);
    this.#meanings = meanings;
    this.#written = written;
    this.#order = new Map([...this.#meanings.keys()].map((word, at) => [word, at]));
    this.#sorted = [...this.#meanings.keys()].sort();
    for (const word of this.#sorted) {
      const same = this.#byLength.get(word.length);
      if (same) same.push(word);
      else this.#byLength.set(word.length, [word]);
      for (const sound of soundsOf(word)) {
        const alike = this.#sounds.get(sound);
        if (alike) alike.push(word);
        else this.#sounds.set(sound, [word]);
      }
    }
  }

  /** The word as typed, or without an Arabic article or ending; `isGlued` when it was typed as several. */
  exact(text: string, isGlued = false): Word | undefined {
    for (const form of arabicForms(text)) {
      // The last of several words is no ending.
      const hasEnding = !text.endsWith(form);
      if (isGlued && hasEnding) continue;
      const meaning = this.#meanings.get(form);
      // Names have no endings: a curtain ("ستارة") is no Star.
      if (!meaning || (hasEnding && isName(meaning))) continue;
      return { text: form, meaning, mistakes: 0 };
    }
    return undefined;
  }

  /** How a word is usually written, with its spaces: "toner" for "tonar", "drum unit" for "drumunit". */
  usual({ text, meaning }: Word): string {
    const most = mistakesAllowed(text.length);
    const isAlike = (phrase: string) => {
      const same = phrase.replaceAll(' ', '');
      return isArabic(same) === isArabic(text) && editDistance(same, text, most) <= most;
    };
    return this.#written.get(meaning)?.find(isAlike) ?? text;
  }

  /** A word of the other script, or one spelled as it sounds; `isGlued` when it was typed as several. */
  bySound(text: string, isGlued = false): Word | undefined {
    if (isArabic(text) && /[a-z]/.test(text)) return undefined;
    let best: Sounding | undefined;
    // The word as it stands before one without a letter that may be a preposition.
    for (const form of arabicForms(text)) best ??= this.#nearestBySound(form, isGlued);
    if (!best || this.#isNearerToBrand(text, best)) return undefined;
    const { word, meaning } = best;
    // A series is only as good as said in the other script; in its own it was misspelt.
    const mistakes = meaning.series && isArabic(text) === isArabic(word) ? best.mistakes : 0;
    // Names of the other script are spelled in many ways.
    const isLoose = best.mistakes > 0 && !isName(meaning);
    return { text: word, meaning, mistakes, bySound: true, isLoose };
  }

  #nearestBySound(form: string, isGlued: boolean): Sounding | undefined {
    const sound = phoneticKey(form);
    if (sound.length < 2 || form.length < 4) return undefined;
    let best: Sounding | undefined;
    for (const word of this.#sounds.get(sound) ?? []) {
      const meaning = this.#meanings.get(word) as Meaning;
      const isSameScript = isArabic(form) === isArabic(word);
      if (meaning.filler || (sound.length < 3 && isSameScript)) continue;
      if (!isName(meaning) && (sound.length < 3 || (isGlued && isSameScript))) continue;
      const [a, b] = [inLatin(form), inLatin(word)];
      const allowed = isGlued && !isName(meaning) ? GLUED_VOWELS : vowelsAllowed(sound);
      const limit = Math.floor(Math.max(a.length, b.length) * allowed);
      const mistakes = editDistance(a, b, limit);
      if (mistakes <= limit && mistakes < (best?.mistakes ?? Number.POSITIVE_INFINITY))
        best = { word, meaning, mistakes };
    }
    return best;
  }

  /**
   * True where a brand is nearer by its letters than a word that sounds the same: "xeroc" is no "azraq", "epxson" no "بوكس
   * صيانة". Names of the other script stay: they have no letters to be compared by.
   */
  #isNearerToBrand(text: string, { word, meaning, mistakes }: Sounding): boolean {
    const isSameScript = isArabic(text) === isArabic(word);
    if (!isSameScript && isName(meaning)) return false;
    const most = isSameScript ? editDistance(text, word, text.length) - 1 : mistakes;
    if (most < 1) return false;
    const near = this.near(text);
    return near?.meaning.brand !== undefined && near.mistakes <= most;
  }

  /** What a word that is still being typed begins; brands and kinds before others, short words before long ones. */
  beginningWith(text: string): Word | undefined {
    if (text.length < 3) return undefined;
    let best: Omit<Word, 'mistakes'> | undefined;
    const begun = this.#wordsFrom(text);
    for (const word of begun) {
      const meaning = this.#meanings.get(word) as Meaning;
      if (meaning.filler) continue;
      const better =
        !best ||
        rank(meaning) < rank(best.meaning) ||
        (rank(meaning) === rank(best.meaning) && word.length < best.text.length);
      if (better) best = { text: word, meaning };
    }
    if (!best) return undefined;
    const { meaning } = best;
    const [usual = ''] = begun
      .filter(word => this.#meanings.get(word) === meaning)
      .toSorted((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0));
    return { ...best, mistakes: 0, isLoose: !isName(meaning) && text.length <= usual.length / 2 };
  }

  /** The words that begin with a text. */
  #wordsFrom(text: string): string[] {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.#sorted[end]?.startsWith(text)) end++;
    return this.#sorted.slice(low, end);
  }

  /** The nearest word when there are few enough typing mistakes; where `isFar`, with one more the nearest maker or kind. */
  near(text: string, isFar = false): Word | undefined {
    if (/\d/.test(text)) return undefined;
    let best: Word | undefined;
    for (const form of arabicForms(text)) {
      const limit = Math.min(mostMistakes(form, isFar), (best?.mistakes ?? 9) - 1);
      for (const word of this.#wordsOfLengths(form.length - limit, form.length + limit)) {
        const meaning = this.#meanings.get(word) as Meaning;
        if (!mayBeCompared(form, word, meaning)) continue;
        const mistakes = editDistance(form, word, Math.min(limit, best?.mistakes ?? limit));
        const found = { text: word, meaning, mistakes };
        if (mistakes > limit || !mayBeMeant(form, found, isFar)) continue;
        if (!best || this.#isLikelier(found, best, form)) best = found;
      }
    }
    return best;
  }

  *#wordsOfLengths(least: number, most: number): Iterable<string> {
    for (let length = least; length <= most; length++) yield* this.#byLength.get(length) ?? [];
  }

  /** True where the typed word rather means the first: by its mistakes, its kind, its first letter, the printers of its maker. */
  #isLikelier(a: Word, b: Word, typed: string): boolean {
    const weights = ({ text, meaning, mistakes }: Word) => [
      mistakes,
      rank(meaning),
      text[0] === typed[0] ? 0 : 1,
      -(this.#printersOf.get(meaning.brand ?? '') ?? 0),
    ];
    const [left, right] = [weights(a), weights(b)];
    const at = left.findIndex((weight, at) => weight !== right[at]);
    return at >= 0 && (left[at] as number) < (right[at] as number);
  }

  /** What a word with a typing mistake begins. */
  nearBeginning(text: string): Word | undefined {
    if (text.length < 5) return undefined;
    let best: Word | undefined;
    for (const [word, meaning] of this.#meanings) {
      if (word.length <= text.length || meaning.filler) continue;
      if (editDistance(text, word.slice(0, text.length), 1) > 1) continue;
      if (!best || rank(meaning) < rank(best.meaning)) best = { text: word, meaning, mistakes: 1 };
    }
    return best;
  }

  /**
   * The longest name (of a brand, series, kind or colour) that a run of letters starts with, glued to a code's letters.
   * Of a token without digits what follows must be a word of its own: "hptoner", not "epson".
   */
  nameAtStart(text: string, hasDigits: boolean): string | undefined {
    for (let length = text.length - 1; length > 1; length--) {
      const meaning = this.#meanings.get(text.slice(0, length));
      if (!meaning || !(meaning.brand || meaning.series || meaning.category || meaning.color)) continue;
      const rest = text.slice(length);
      if (hasDigits || (rest.length > 2 && (length > 2 || this.exact(rest)))) return text.slice(0, length);
    }
    return undefined;
  }

  /** The name (of a brand, series, kind or colour) that letters behind a number end with, after a few of the code's or printer's. */
  nameAtEnd(text: string): string | undefined {
    for (let from = 1; from <= MAX_CODE_LETTERS && from <= text.length - 3; from++) {
      const meaning = this.#meanings.get(text.slice(from));
      // "BLK" is a code's own.
      const isColor = meaning?.color !== undefined && text.length - from > 3;
      if (meaning && (isName(meaning) || meaning.category || isColor)) return text.slice(from);
    }
    return undefined;
  }
}

/** Letters behind a printer's number: `MFC-L9570CDWT`. */
const MAX_CODE_LETTERS = 4;

/** Part of the letters that may differ where several words together sound like a phrase that is no name. */
const GLUED_VOWELS = 0.25;
