import type { SearchBrand, SearchModel } from '../engine';
import { editDistance, mistakesAllowed } from '../text/edit-distance';
import { arabicForms, isArabic } from '../text/normalise';
import { inLatin, phoneticKey, soundsOf, vowelsAllowed } from '../text/phonetic-key';
import type { Meaning } from './meaning';
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
    let best: { word: string; mistakes: number } | undefined;
    if (isArabic(text) && /[a-z]/.test(text)) return undefined;
    for (const form of arabicForms(text)) {
      const sound = phoneticKey(form);
      if (sound.length < 2 || form.length < 4) continue;
      for (const word of this.#sounds.get(sound) ?? []) {
        const meaning = this.#meanings.get(word) as Meaning;
        if (meaning.filler || (sound.length < 3 && isArabic(form) === isArabic(word))) continue;
        if (!isName(meaning) && (sound.length < 3 || (isGlued && isArabic(form) === isArabic(word))))
          continue;
        const [a, b] = [inLatin(form), inLatin(word)];
        const allowed = isGlued && !isName(meaning) ? GLUED_VOWELS : vowelsAllowed(sound);
        const limit = Math.floor(Math.max(a.length, b.length) * allowed);
        const mistakes = editDistance(a, b, limit);
        if (mistakes <= limit && mistakes < (best?.mistakes ?? Number.POSITIVE_INFINITY))
          best = { word, mistakes };
      }
      // The word as it stands before one without a letter that may be a preposition.
      if (best) break;
    }
    const meaning = best && this.#meanings.get(best.word);
    if (!best || !meaning || this.#isNearerToBrand(text, best)) return undefined;
    // A series is only as good as said in the other script; in its own it was misspelt.
    const mistakes = meaning.series && isArabic(text) === isArabic(best.word) ? best.mistakes : 0;
    // Names of the other script are spelled in many ways.
    const isLoose = best.mistakes > 0 && !isName(meaning);
    return { text: best.word, meaning, mistakes, bySound: true, isLoose };
  }

  /**
   * True where a brand is nearer by its letters than a word that sounds the same: "xeroc" is no "azraq", "epxson" no "بوكس
   * صيانة". Names of the other script stay: they have no letters to be compared by.
   */
  #isNearerToBrand(text: string, { word, mistakes }: { word: string; mistakes: number }): boolean {
    const isSameScript = isArabic(text) === isArabic(word);
    if (!isSameScript && isName(this.#meanings.get(word) as Meaning)) return false;
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
      // Of two letters only a kind of product with one left out: "حر" for "حبر".
      const isCut = form.length === 2;
      const allowed = mistakesAllowed(form.length) + (isFar && form.length > 3 ? 1 : 0);
      const limit = Math.min(isCut ? 1 : allowed, (best?.mistakes ?? 9) - 1);
      for (let length = form.length - limit; length <= form.length + limit; length++) {
        for (const word of this.#byLength.get(length) ?? []) {
          const meaning = this.#meanings.get(word) as Meaning;
          // Two letters are mistyped by a third, where a maker is called so: "hpp".
          const isShort = word.length < 3 && !(meaning.brand && form.length === 3);
          if (isShort || isArabic(word) !== isArabic(form)) continue;
          const mistakes = editDistance(form, word, Math.min(limit, best?.mistakes ?? limit));
          if (mistakes > limit) continue;
          const isFarther = mistakes > mistakesAllowed(form.length);
          if (isFarther && !isCut && (rank(meaning) > 0 || !beginAlike(form, word))) continue;
          if (isFar && meaning.filler) continue;
          if (meaning.filler && (mistakes > 1 || word.length < 5)) continue;
          if (isCut && !meaning.category) continue;
          // Three letters are too few for a word of titles: "drum nit" is a drum unit, no kit.
          if (form.length === 3 && rank(meaning) > 2) continue;
          const found = { text: word, meaning, mistakes };
          if (!best || this.#isLikelier(found, best, form)) best = found;
        }
      }
    }
    return best;
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

/** True where the first letters are the same, swapped, or one is left out: a fridge is no "cartridge". */
function beginAlike(a: string, b: string): boolean {
  return b.length > 3 && b.slice(0, 2).includes(a[0] as string) && a.slice(0, 2).includes(b[0] as string);
}

/** Part of the letters that may differ where several words together sound like a phrase that is no name. */
const GLUED_VOWELS = 0.25;

/** True for what a maker or a series of printers is called. */
export const isName = ({ brand, series }: Meaning): boolean => brand !== undefined || series !== undefined;

function rank({ brand, category, color, kind, series, filler }: Meaning): number {
  if (filler) return 4;
  if (brand || category) return 0;
  if (series) return 1;
  return color || kind ? 2 : 3;
}
