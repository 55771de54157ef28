// Numbers of a line that name something rather than count it.

import { isUnderstood, type Neighbour, neighbour, type Token } from './tokens';

/** Digits that printers and documents are called by; so long a number is no quantity without being called one. */
export const NAME_DIGITS = 4;

/** True for a number that may be a name: "85A/325", "#8750", "071", a printer's "3150", or one of several such numbers; "CF226A # 4" are four. */
export function mayBeName(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  const text = tokens[at]?.text ?? '';
  if (tokens[at - 1]?.text === '#' && !(isTaken(at - 2) && text.length < 3 && !tokens[at + 1])) return true;
  const isOther = ({ kind, text: other }: Token, place: number) =>
    place !== at && kind === 'number' && other.length > 2 && !isTaken(place);
  return (
    text.length >= NAME_DIGITS ||
    (text.length > 2 && (text.startsWith('0') || isBesideStroke(tokens, at) || tokens.some(isOther)))
  );
}

/** True for a round number of four digits, as printers are called by and large orders are counted in. */
export const isThousands = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^[1-9]\d(?:00|50)$/.test(token.text);

/** True beside the stroke that stands between names. */
export const isBesideStroke = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].some(place => tokens[place]?.text === '/');

/** True for a second name behind the stroke of a shorter one, whose end it can't be: "85A/325". */
export function isOtherName(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  const digits = tokens[at - 2]?.text.replace(/\D/g, '') ?? '';
  const length = tokens[at]?.text.length ?? 0;
  return tokens[at - 1]?.text === '/' && isTaken(at - 2) && length > Math.max(2, digits.length);
}

/** True for the number of an order or the like: "order 4501". */
export function isDocumentNumber(tokens: readonly Token[], at: number): boolean {
  const word = tokens[neighbour(tokens, at, -1)?.at ?? -1];
  const isLong = tokens[at]?.kind === 'number' && (tokens[at]?.text.length ?? 0) >= NAME_DIGITS;
  return isLong && DOCUMENT.test(word?.text ?? '');
}
const DOCUMENT = /^(?:order|quotation|quote|ref|reference|request|طلب|طلبيه|الطلب|عرض)$/;

/** True where the first of two numbers can only be how many of what the second calls: "4*1102", "2 x 305 black". */
export function isFewOf(
  tokens: readonly Token[],
  count: number | undefined,
  thing: number | undefined,
): boolean {
  const [few, name] = [tokens[count ?? -1], tokens[thing ?? -1]];
  const areNumbers = few?.kind === 'number' && name?.kind === 'number';
  if (!areNumbers || few.text.length > 2) return false;
  const { colors, categories } = tokens[(thing ?? 0) + 1]?.meaning ?? {};
  const isLonger = name.text.length > few.text.length;
  return name.text.length === NAME_DIGITS || (isLonger && (colors ?? categories) !== undefined);
}

/** True for the longer of two numbers alone, three digits beside fewer: the 725 of "725 - 4" and "4 x 725". */
export function isNameBesideCount(tokens: readonly Token[], at: number): boolean {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const isCounting = ({ kind, meaning }: Token) =>
    kind === 'number' || kind === 'sign' || meaning?.unit || meaning?.quantity;
  const other = numbers.find(token => token !== tokens[at]);
  const isShorter = numbers.length === 2 && (other?.text.length ?? 0) < 3 && !tokens[at + 1]?.meaning?.unit;
  return isShorter && tokens[at]?.text.length === 3 && tokens.every(isCounting);
}

/** True for a number of three digits or more that nothing else can be the name of. */
export const isOnlyNumber = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.text.length ?? 0) > 2 &&
  tokens.every(({ kind }, other) => other === at || (kind !== 'number' && kind !== 'code'));

/** The second of two numbers that "and" joins, as in "445 and 446": of names, not how many. */
export const isSecondName = (tokens: readonly Token[], before: Neighbour | undefined) =>
  before !== undefined &&
  /^(?:and|و)$/.test(tokens[before.at]?.text ?? '') &&
  tokens[before.at - 1]?.kind === 'number';

/** A number that may be a code without its letters: "2612 x 5". */
export const isCodeNumber = ({ kind, text }: Token) => kind === 'number' && text.length > 2;

/** True for a number behind the name of a series, which words such as "Pro" and "Advance" are only beside others. */
export const isSeries = (tokens: readonly Token[]) =>
  tokens[0]?.meaning?.series === true &&
  !/^(?:pro|plus|enter|adv|mfp)/.test(tokens[0].text) &&
  tokens.some(isCodeNumber) &&
  tokens.every(isUnderstood);
