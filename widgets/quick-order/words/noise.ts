// Numbers in a line that belong to no goods: dates, telephone numbers, documents, measures, chat exports.

const UNIT = '(?:mm|cm|m|مم|سم|م)';
/** Measures: `12 mm x 8 m`. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d[\d.,]*\s*${UNIT}?\s*x\s*\d[\d.,]*\s*${UNIT}(?![\p{L}\p{N}])`,
  'gu',
);
const DAY = String.raw`(?<![\p{L}\p{N}./-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\p{L}\p{N}/-])`;
const DATE = new RegExp(DAY, 'gu');
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m|[صم])?`;
const CHAT_DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
/**
 * Who wrote when, as chats are exported and copied: `[12/05/2026, 10:32:15] Ahmad: `, `12/05/2026, 10:32 - Ahmad: `,
 * `[10:32, 12/05/2026] Ahmad: `. Has Western digits.
 */
export const CHAT = new RegExp(
  String.raw`^[\s\u200e\u200f]*\[?\s*(?:${CHAT_DAY},?\s*${TIME}|${TIME},?\s*${CHAT_DAY})\s*(?:\]|-)\s*[^:\n]{1,40}:`,
  'iu',
);
/** Above what was written, as Telegram copies it: "Ahmad, [12.05.26 13:23]". */
const CHAT_HEADING = new RegExp(
  String.raw`^\s*[^:\n[]{1,40},?\s*\[\s*${CHAT_DAY},?\s*${TIME}\s*\]\s*$`,
  'iu',
);
/** When something was written, at the start of a line or of its cell, and who wrote it. */
const CLOCK =
  /^[\s[(,]*(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\s*(?:[ap]m|[صم]))?(?![\p{L}\p{N}:])[\s\]),-]*(?:[^:\p{N}]{1,40}:(?!\d))?/u;
const PHONE = /(?<![\p{L}\p{N}./-])(?:(?:\+|00)\s?965[ -]?)?[24-69]\d{3}[ -]?\d{4}(?![\p{L}\p{N}/-])/gu;
/** A document of the buyer's, "PO-7710", "REQ-1050", or a line of it, "item 3:". */
const REFERENCE =
  /(?<![\p{L}\p{N}])(?:l?po|pr|req|rfq|inv)[-#]\d{3,}(?![\p{L}\p{N}])|^\W*(?:item|line|بند|صنف)\s*\d{1,3}\s*[:.)-]/gu;
/** What a label has in bars, and a product's own number: "EAN 4977766779401", "UPC 0 88879 38072 06", "S/N: VNB3K12345". */
const BARCODE =
  /(?<![\p{L}\p{N}])(?:(?:upc|ean|gtin|bar\s?code|باركود)(?:\s*-?\s*1[234](?=\s*[:#-]))?(?:\s*(?:no\.?|code))?\s*[:#-]?\s*\d(?:[ -]?\d){7,13}|(?:s\/n|serial\s*(?:no\.?|number))\s*[:#-]?\s*[a-z\d]{6,})(?![\p{L}\p{N}])/gu;
/** When a letter was written, and where to: "Sent: Monday, 12 May 2026 10:33", "On 12 May Ali wrote:", "P.O. Box 1234 Safat". */
const LETTER = /^\s*sent\s*:.*\d:\d\d.*$|^\s*on .*\d:\d\d.* wrote:\s*$|(?<!\p{L})p\.?\s?o\.?\s?box\b.*$/u;
/** An amount that is written `1,600/-`, which becomes the decimal that prices are. */
const PRICE = /(?<![\p{L}\p{N}])(\d[\d,]*(?:\.\d+)?)\s*\/[-=](?![\p{L}\p{N}])/gu;
/** `1,200`, of which the comma says nothing. */
const THOUSANDS = /(?<![\p{L}\p{N}.,-])\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])/gu;

/** A normalised text without dates, telephone numbers, references, barcodes, measures and the names of a chat. */
export function withoutNoise(text: string): string {
  return text
    .replace(CHAT_HEADING, ' ')
    .replace(CHAT, ' ')
    .replace(BARCODE, ' ')
    .replace(LETTER, ' ')
    .replace(DATE, ' ')
    .replace(CLOCK, ' ')
    .replace(PHONE, phone => (/^\d{8}$/.test(phone) ? phone : ' '))
    .replace(REFERENCE, ' ')
    .replace(MEASURE, ' ')
    .replace(PRICE, (_, amount: string) => `${amount.includes('.') ? amount : `${amount}.000`} `)
    .replace(THOUSANDS, number => number.replaceAll(',', ''));
}
