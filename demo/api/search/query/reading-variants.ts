import { LEVEL } from '../index/keys';
import { isNumber } from '../text/normalise';
import { COLOR_LETTERS } from '../words/color-letters';
import { withLargerNames } from './larger-names';
import { isBrand, type QueryPart } from './query-part';
import type { Reading } from './query-reader';

/** A reading of a query; a guess where it leaves out what the query seems to ask for. */
export interface Variant extends Reading {
  isGuess?: boolean;
}

/** What is known of a text: that it names goods, that whole codes have its form, titles have it, how sure a key it is, and goods of a colour. */
interface Known {
  isOfGoods(text: string): boolean;
  isCode(text: string): boolean;
  isInTitles(text: string): boolean;
  levelOf(text: string): number | undefined;
  isSoldIn(color: string, text: string): boolean;
}

/**
 * A reading, and what else it may mean: with "high yield" or "xl" as the end of a name, 415X for "hp 415 xl"; with letters
 * that only begin codes and the number behind them as a code that is mistyped or not sold, "tn-2350" or "pc-214", before that
 * number is a printer's; with numbers as measures that titles have, "cash roll 80"; with any other letters and their number as
 * one code, "pg-545"; with a letter behind a maker's number as a colour, "epson 664 c"; and without a last word that is still
 * being typed.
 */
export function* variantsOf(read: Reading, known: Known): Iterable<Variant> {
  const { isCode, isInTitles, levelOf } = known;
  const reading = { ...read, parts: withSharedLetters(withColors(withoutDenied(read.parts)), levelOf) };
  const { parts } = reading;
  // What is said not to be asked for is left out, not shut out.
  const isDenied = parts.length < read.parts.length;
  const fitting = withoutFitting(parts, known);
  if (fitting.length < parts.length) yield { ...reading, parts: fitting, isGuess: isDenied };
  const colored = withColorsApart(parts, known);
  const isColored = colored.some((part, at) => part !== parts[at]);
  if (isColored) yield { ...reading, parts: colored };
  const unsold = withWholeCodes(
    withLastLetters(parts),
    (letters, code) => (letters.kind !== 'word' || letters.word.meaning.filler === true) && isCode(code),
  );
  // "tze-5212" is a mistyped code before it is any of those tapes.
  const mistyped = withWholeCodes(
    parts,
    letters => letters.kind === 'word' && letters.word.meaning.title !== undefined,
    isUnsure,
  );
  if (mistyped.length < parts.length) yield { ...reading, parts: mistyped };
  for (const larger of withLargerNames(parts, known.isOfGoods))
    yield { ...reading, ...larger, isGuess: larger.isGuess || isDenied };
  const isGuess = isDenied || unsold.length < parts.length;
  if (unsold.length < parts.length) yield { ...reading, parts: unsold };
  yield { ...reading, isGuess };
  // The whole may be another maker's name: "TN321 k brother".
  if (!isColored && parts.some(isBrand)) yield { ...reading, parts: withColorsApart(parts, known, true) };
  const measured = parts.map((part): QueryPart => {
    const isMeasure = part.kind === 'key' && isNumber(part.text) && isInTitles(part.text);
    return isMeasure ? { kind: 'title', text: part.text } : part;
  });
  if (measured.some((part, at) => part !== parts[at])) yield { ...reading, parts: measured };
  const whole = withWholeCodes(parts, (letters, code) => letters.kind !== 'word' || isCode(code));
  if (whole.length < unsold.length) yield { ...reading, parts: whole };
  const last = parts.at(-1);
  if (last && parts.length > 1 && isBegun(last))
    yield { ...reading, parts: parts.slice(0, -1), isGuess: true };
}

/** A query without what it says it doesn't ask for: "m404 not m402", "hp toner not canon". */
function withoutDenied(parts: readonly QueryPart[]): QueryPart[] {
  const left: QueryPart[] = [];
  let isDenied = false;
  for (const part of parts) {
    const { denies, filler } = part.kind === 'word' ? part.word.meaning : {};
    if (denies) isDenied = left.some(before => before.kind !== 'unknown');
    else if (!isDenied) left.push(part);
    else if (!filler) isDenied = false;
  }
  return left;
}

/** "compatible with M404" asks for what fits, "compatible with CF259A" for an equivalent. */
function withoutFitting(parts: readonly QueryPart[], { isOfGoods }: Known): QueryPart[] {
  const isKind = (part: QueryPart, at: number) =>
    part.kind === 'word' &&
    part.word.meaning.kind?.includes('compatible') === true &&
    /^(?:with|مع)$/.test(parts[at + 1]?.text ?? '');
  const namesGoods = parts.some(({ kind, text }) => kind === 'key' && isOfGoods(text));
  const namesPrinter = parts.some(part => part.kind === 'key' && part.level !== null);
  return parts.filter((part, at) => !(namesPrinter && !namesGoods && isKind(part, at)));
}

/** True for a word that is still being typed. */
function isBegun(part: QueryPart): boolean {
  if (part.kind === 'unknown' || part.kind === 'title') return part.text.length < 3;
  return part.kind === 'word' && part.word.text !== part.text && part.word.text.startsWith(part.text);
}

/** True for what has digits and is no whole code, name or printer. */
const isUnsure = (part: QueryPart) =>
  /\d/.test(part.text) && (part.kind === 'unknown' || (part.kind === 'key' && part.level === null));

/** A code with the "a" that stands apart behind what is no whole code: the 110A of "hp 110 a", which isn't sold, not "a 110". */
function withLastLetters(parts: readonly QueryPart[]): QueryPart[] {
  const whole: QueryPart[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const isLast = part.kind === 'word' && part.text === 'a' && before?.kind === 'key' && before.level !== 0;
    if (isLast) whole.splice(-1, 1, { kind: 'key', text: `${before.text}a`, level: null });
    else whole.push(part);
  }
  return whole;
}

/** Two to four letters and the number, or what else `isEnd` says, behind them as one code, where `isJoined` says so. */
function withWholeCodes(
  parts: readonly QueryPart[],
  isJoined: (letters: QueryPart, code: string) => boolean,
  isEnd = (part: QueryPart) => part.kind === 'key' && isNumber(part.text),
): QueryPart[] {
  const whole: QueryPart[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const areLetters = before && before.kind !== 'key' && /^[a-z]{2,4}$/.test(before.text);
    if (areLetters && isEnd(part) && isJoined(before, before.text + part.text))
      whole.splice(-1, 1, { kind: 'key', text: before.text + part.text, level: null });
    else whole.push(part);
  }
  return whole;
}

/** The end of a code that begins as the one before it as the whole: the CE411A of "CE410A/411A". */
function withSharedLetters(parts: readonly QueryPart[], levelOf: Known['levelOf']): QueryPart[] {
  const whole: QueryPart[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const isEnd = part.kind === 'key' && (part.level ?? LEVEL.otherYield) > LEVEL.name;
    const start = isEnd && before?.kind === 'key' && before.level === 0 ? before.text : '';
    const text = start.slice(0, Math.max(0, start.length - part.text.length)) + part.text;
    const isCode = text.length === start.length && levelOf(text) === LEVEL.code;
    whole.push(isCode ? { kind: 'key', text, level: LEVEL.code } : part);
  }
  return whole;
}

/** What calls a cartridge with a letter behind it as name and colour, "cexv64y", also where its first letters stand apart, "gc 41m". */
function withColorsApart(parts: readonly QueryPart[], known: Known, isOthers = false): QueryPart[] {
  const isBranded = parts.some(isBrand);
  const apart: QueryPart[] = [];
  for (const part of parts) {
    const before = apart.at(-1);
    const letters = before && before.kind !== 'key' && /^[a-z]{1,4}$/.test(before.text) ? before.text : '';
    const joined: QueryPart = { kind: 'unknown', text: letters + part.text };
    const together =
      letters && /^\d/.test(part.text) ? colorApart(joined, isBranded, isOthers, known) : undefined;
    if (together) apart.splice(-1, 1, ...together);
    else apart.push(...(colorApart(part, isBranded, isOthers, known) ?? [part]));
  }
  return apart;
}

/**
 * A name and the colour of the letter behind it: beside a maker also of two or three digits, "epson 664c", and where
 * `isOthers` of what is a name as it stands. Without one a text like a whole code may be a code that is not sold: "tn221bk".
 */
function colorApart(
  part: QueryPart,
  isBranded: boolean,
  isOthers: boolean,
  { isCode, levelOf, isSoldIn }: Known,
): QueryPart[] | undefined {
  const isOpen = part.kind === 'unknown' || (part.kind === 'key' && part.level !== LEVEL.code);
  const [, text = '', letters = ''] = isOpen
    ? (/^(.*\d(?:x{1,2}l|[hls])?)(bk|[cmyk])$/.exec(part.text) ?? [])
    : [];
  const level = levelOf(text);
  if (level === undefined) return undefined;
  // Black is told by one letter or by two, unless this is a name: Konica's TN-321K beside Brother's TN-321BK.
  const black = `${text}${letters === 'k' ? 'bk' : 'k'}`;
  const isNamed = (levelOf(part.text) ?? LEVEL.part) <= LEVEL.name;
  if (/k$/.test(letters) && !isNamed && levelOf(black) === LEVEL.code)
    return [{ kind: 'key', text: black, level: LEVEL.code }];
  const isSurer = level < ((part.kind === 'key' && part.level) || LEVEL.otherYield);
  const isName = isNumber(text)
    ? isBranded && isSurer && /^\d{2,3}$/.test(text)
    : (isSurer || isOthers) &&
      (isBranded || !isCode(part.text)) &&
      isSoldIn(COLOR_LETTERS[letters] ?? '', text);
  return isName ? [{ kind: 'key', text, level }, colorOf(letters)] : undefined;
}

/** Letters behind a code, a name or other such letters as the colours they stand for. */
function withColors(parts: readonly QueryPart[]): QueryPart[] {
  const colored: QueryPart[] = [];
  for (const part of parts) {
    const before = colored.at(-1);
    const isBehind = before?.kind === 'key' || (before?.kind === 'word' && before.text in COLOR_LETTERS);
    const isColor = isBehind && part.kind !== 'key' && part.text in COLOR_LETTERS;
    colored.push(isColor ? colorOf(part.text) : part);
  }
  return colored;
}

function colorOf(letter: string): QueryPart {
  const color = [COLOR_LETTERS[letter] ?? ''];
  return { kind: 'word', text: letter, word: { text: letter, meaning: { color }, mistakes: 0 } };
}
