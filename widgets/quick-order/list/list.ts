import { mapYielding } from '../../browser/map-yielding';
import { yieldToMain } from '../../browser/yield-to-main';
import { type Phrase, phrasesOf } from '../lines/phrases';
import { NO_GOODS, quantityOf } from '../lines/quantity';
import { type Token, tokensOf } from '../lines/tokens';
import { withColorRows } from '../tables/color-tables';
import {
  headingRoles,
  inferredRoles,
  isCount,
  quantityIn,
  type Roles,
  withNumbering,
} from '../tables/columns';
import { type ListRecord, readRecords } from '../tables/records';
import { tableBounds } from '../tables/table-bounds';
import { type ColumnRole, columnRole } from '../words/headings';
import { normalise } from '../words/text';

/** A line of a list with all that it may mean, before the shop is asked. */
export interface ListLine {
  /** As it was pasted. */
  readonly text: string;
  /** All its cells without bullet and number, tabs between. */
  readonly plain: string;
  readonly tokens: readonly Token[];
  /** What may be a code or a name, the longest first. */
  readonly phrases: readonly Phrase[];
  /** The quantity of a column for it. */
  readonly quantity: number | undefined;
  /** The quantity that stands alone on the next line. */
  readonly below: number | undefined;
  /** What columns of remarks and units say of the goods. */
  readonly remarks: readonly Token[];
  /** A column or the line below says something else: "2 or 3", "as needed". */
  readonly unclear: boolean;
  /** It stands in a table or behind a bullet or number, as goods do. */
  readonly listed: boolean;
  /** It stands above or below the table of a form. */
  readonly outside: boolean;
  /** The line above whose name it has: "toner 3" below a printer. */
  readonly heading?: ListLine;
}

/** Signs, those of a word processor's own font among them, a round bullet read as an o, letters. */
const BULLET =
  /^\s*(?:[-*•·●○▪■□◦‣❖→✔✓➤➢►»§\uf000-\uf0ff]|\p{Extended_Pictographic}\uFE0F?|[a-h][.)](?=\s)|o(?=\s))+\s*/u;
const SERIAL = /^\s*(\d{1,3})\s*(?:[.)](?!\d)|-\s)\s*/;
/** Struck out, as chats and Markdown write it. */
const STRUCK = /~\S.*\S~|\bstruck out\b/i;
/** Bare or in brackets, as quantities are, too. */
const PLAIN_SERIAL = /^\s*(?:\((?=\d+\)))?(\d{1,3})(?:\)|\s)\s*(?=\S)/;
/** What a quantity has behind it. */
const QUANTITY =
  /^(?:x\s|\*|(?:pcs?|nos|units?|ea|sets?|box(?:es)?|حبه|حبات|قطعه|قطع|علبه|علب)(?![\p{L}\p{N}]))/u;
/** Alone in its cell: goods that were sent back, where a dash before a number of a text leads to how many. */
const NEGATIVE = /^\s*-\d+\s*$/;
/** Lines from 1 on whose first numbers count them: fewer are quantities. */
const MIN_LINES = 4;

/** Reads a pasted list. Lines without any letter or digit are left out; knows nothing of the shop's goods. */
export async function readList(text: string): Promise<ListLine[]> {
  // What was pressed shows first.
  await yieldToMain();
  const read = await withoutCountLabels(withColorRows(readRecords(text)));
  const isAlone = await mapYielding(read, isCountAlone);
  const records = withCountsBelow(read, isAlone);
  const numbered = numberedRecords(await mapYielding(records, ({ cells }) => normalise(cells[0] ?? '')));
  const headings = await mapYielding(records, headingRoles);
  let roles: Roles | undefined;
  const inferred = rolesWithoutHeading(records.filter((_, at) => !headings[at]));
  const bounds = tableBounds(records, headings);
  const lines = await mapYielding(records, (record, at) => {
    const heading = headings[at];
    if (bounds && (at < bounds.first || at > bounds.last))
      return readLine(record, [], { numbered: numbered.has(at), outside: true });
    if (!heading) return readLine(record, roles ?? inferred, { numbered: numbered.has(at), outside: false });
    roles = withNumbering(heading, inferred);
    return undefined;
  });
  return lines.filter(line => line !== undefined);
}

const isCountAlone = ({ cells }: ListRecord) => cells.length === 1 && isCount(cells[0] ?? '');

/** The records without lines that only announce the count on the next one: "CF226A", "Qty:", "3". */
async function withoutCountLabels(records: readonly ListRecord[]): Promise<ListRecord[]> {
  const isLabel = await mapYielding(
    records,
    ({ cells }, at) => cells.length === 1 && columnRole(cells[0] ?? '') === 'quantity' && at > 0,
  );
  return records.filter((_, at) => {
    const next = records[at + 1];
    return !(isLabel[at] && next && isCountAlone(next));
  });
}

/** A record with what stands on the line below it. */
interface Counted extends ListRecord {
  readonly below?: string;
}

/** Joins goods with the counts under them, as tables are pasted a cell a line; where these don't alternate, nobody knows which is which. */
function withCountsBelow(records: readonly ListRecord[], isAlone: readonly boolean[]): Counted[] {
  const alternates = isAlone.every((alone, at) => !alone || (at > 0 && !isAlone[at - 1]));
  return records.flatMap((record, at) => {
    if (isAlone[at]) return [];
    const [below] = isAlone[at + 1] ? (records[at + 1]?.cells ?? []) : [];
    return [below === undefined ? record : { ...record, below: alternates ? below : '?' }];
  });
}

/** Rows that tell enough of their columns. */
const SAMPLE = 200;

function rolesWithoutHeading(records: readonly ListRecord[]): Roles {
  const rows = records.filter(({ cells }) => cells.length > 1).slice(0, SAMPLE);
  return rows.length > 0 ? inferredRoles(rows) : [];
}

/** Places of the lines whose first number counts the lines, whatever stands between them. */
function numberedRecords(texts: readonly string[]): ReadonlySet<number> {
  const marked = counting(texts, SERIAL).filter(({ length }) => length >= MIN_LINES - 1);
  const plain = counting(texts, PLAIN_SERIAL).filter(({ length }) => length >= MIN_LINES);
  return new Set([...marked, ...plain].flat());
}

/** Runs of lines whose first numbers are one more each; the first begins with 1. */
function counting(texts: readonly string[], serial: RegExp): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let last = 0;
  for (const [at, text] of texts.entries()) {
    const [all = '', digits] = serial.exec(text) ?? [];
    const number = Number(digits);
    if (!digits || QUANTITY.test(text.slice(all.length))) continue;
    if (number === last + 1 && runs.length > 0) runs.at(-1)?.push(at);
    else if (number === 1 || runs.length > 0) runs.push([at]);
    last = number;
  }
  return runs;
}

function readLine(
  record: Counted,
  roles: Roles,
  { numbered, outside }: { readonly numbered: boolean; readonly outside: boolean },
): ListLine | undefined {
  if (!/[\p{L}\p{N}]/u.test(record.text)) return undefined;
  const isRow = record.cells.length > 1;
  const cells = record.cells.map((cell, at) =>
    isRow && roles[at] !== undefined && roles[at] !== 'item' ? '' : cell,
  );
  const of = (role: ColumnRole) => (isRow ? record.cells.filter((_, at) => roles[at] === role) : []);
  const quantities = of('quantity');
  const quantity = quantityIn(quantities[0] ?? '');
  const isReturned = (cell: string, at: number) =>
    isRow && (roles[at] ?? 'quantity') === 'quantity' && NEGATIVE.test(normalise(cell));
  const isOther = (cell: string) =>
    /[\p{L}\p{N}?]/u.test(cell) && (quantity === undefined || quantityIn(cell) !== quantity);
  const remarks = tokensOf(of('remark'));
  const units = tokensOf(of('unit'));
  const marked = cells.map((cell, at) => (at === 0 ? unmarked(cell, numbered) : cell));
  const tokens = tokensOf(marked);
  return {
    text: record.text.trim(),
    plain: record.cells.map((cell, at) => (at === 0 ? unmarked(cell, numbered) : cell)).join('\t'),
    tokens,
    phrases: phrasesOf(tokens),
    quantity,
    below: quantityIn(record.below ?? ''),
    remarks: [...remarks, ...units],
    unclear:
      STRUCK.test(record.text) ||
      quantities.some(isOther) ||
      record.cells.some(isReturned) ||
      record.below === '?' ||
      counts(remarks).some(count => count !== quantity) ||
      counts(units).some(count => count !== 1 && count !== quantity),
    listed: !outside && (isRow || numbered || BULLET.test(normalise(record.text))),
    outside,
  };
}

/** How many a remark says, or a unit holds: "only 3 pcs", "box of 10". */
function counts(tokens: readonly Token[]): readonly number[] {
  const isCounted = tokens.some(({ meaning, value }) => value || meaning?.unit || meaning?.quantity);
  const { explicit, quantity, doubtful } = quantityOf(tokens, NO_GOODS);
  // Agrees with no quantity.
  if (isCounted && doubtful) return [0];
  return isCounted && explicit ? [quantity] : [];
}

/** A line without its bullet and number. */
function unmarked(cell: string, numbered: boolean): string {
  const bare = normalise(cell).replace(BULLET, '');
  const [serial] = SERIAL.exec(bare) ?? [];
  // "1-" says one, too.
  if (serial && /[.)]|^\s*1-/.test(serial)) return bare.slice(serial.length);
  return numbered ? bare.replace(SERIAL.test(bare) ? SERIAL : PLAIN_SERIAL, '') : bare;
}
