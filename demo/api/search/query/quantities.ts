import { normalise } from '../text/normalise';

/** Two numbers that may be a size, "80 x 80", as well as a name and how many of it, "103 x 4". */
const NUMBERS = /(\d+)\s*x\s*(\d+)/;

/** How many of something are wanted, where that is said around the goods: "2 x", "x 3", "pack of 4", "qty: 5", "عدد ٢"; and other numbers of no goods. */
const QUANTITIES = [
  // "13x toner" is called so.
  /^\s*(?:[1-9]\s*x\s+(?=\p{L})|\d{2}\s+x\s+(?=\p{L}.*\d))/u,
  /^\s*\d\s+(?=(?!mm|cm|ml|in|inch|xl|gsm|colou?rs?|pack|reams?|of|a\d)\p{L}{2})/u,
  /(?<=\S)\s+x\s*[1-9]\d?\s*$/u,
  // Behind a word or number alone: "W222 2X" is a code.
  /(?<=(?:^|\s)(?:\p{L}+|\d{2,4}))\s+[1-9]x\s*$/u,
  /(?:^|\s)(?:packs?|sets?|box(?:es)?|lots?)\s+of\s+\d{1,2}(?!\S|\s+reams?)/u,
  /(?:^|\s)(?:qty|quantity|عدد|الكميه)\s*[:.=-]?\s*\d{1,3}(?!\S)/u,
  // "CLI 42 PC" is photo cyan.
  /(?<!(?:^|\s)(?:cli|pgi|bci))(?:^|\s)\d{1,3}\s*(?:pcs|pc|pieces?|nos|units?|qty|قطع|قطعه|حبات|حبه|علب)(?!\p{L})/u,
  // "epson 103 set" is one set of what is called so.
  /^\s*\d{1,3}\s*(?:packs?|sets?)(?!\p{L})(?=.*\d)/u,
  /(?:^|\s)(?:\d|(?<=\d.*\s)\d\d)\s*(?:packs?|sets?)(?!\p{L})/u,
  // "100% original".
  /(?<!\S)\d{1,3}\s*%/u,
  // What a cartridge prints is in no title.
  /(?:^|\s)\d[\d.,]*\s*(?:pages?|pgs|صفحه|صفحات)(?!\p{L})/u,
];

/**
 * A query without how many are wanted and how much they print; as it is where nothing else would be left, or where it
 * asks for a size that `isSize` knows.
 */
export function withoutQuantities(query: string, isSize: (size: string) => boolean): string {
  const normalised = normalise(query);
  const [, width, length] = NUMBERS.exec(normalised) ?? [];
  if (width && isSize(`${width}x${length}`)) return query;
  const rest = QUANTITIES.reduce((text, quantity) => text.replace(quantity, ' '), normalised).trim();
  return rest === '' || rest === normalised.trim() ? query : rest;
}
