import { headingRoles, inferredRoles, quantityIn, type Roles } from './columns';
import { type Phrase, phrasesOf } from './phrases';
import { type ListRecord, readRecords } from './records';
import { normalise } from './text';
import { type Token, tokensOf } from './tokens';

/** A line of a list with all that it may mean, before the shop is asked. */
export interface ListLine {
  /** As it was pasted. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What may be a code or a name, the longest first. */
  readonly phrases: readonly Phrase[];
  /** The quantity of a column for it. */
  readonly quantity: number | undefined;
  /** It stands in a table or behind a bullet or number, as goods do. */
  readonly listed: boolean;
}

const BULLET = /^\s*(?:[-*•·●▪◦‣→✔✓➤►>]|\p{Extended_Pictographic}\uFE0F?)+\s*/u;
const SERIAL = /^\s*(\d{1,3})\s*(?:[.)](?!\d)|-\s)\s*/;
const PLAIN_SERIAL = /^\s*(\d{1,3})\s+(?=\S)/;

/** Reads a pasted list. Lines without any letter or digit are left out; knows nothing of the shop's goods. */
export function readList(text: string): ListLine[] {
  const records = readRecords(text);
  const numbered = numberedRecords(records);
  const lines: ListLine[] = [];
  let roles: Roles | undefined;
  const inferred = rolesWithoutHeading(records);
  for (const [at, record] of records.entries()) {
    const heading = headingRoles(record);
    if (heading) {
      roles = heading;
      continue;
    }
    const line = readLine(record, roles ?? inferred, numbered.has(at));
    if (line) lines.push(line);
  }
  return lines;
}

function rolesWithoutHeading(records: readonly ListRecord[]): Roles {
  const rows = records.filter(record => record.cells.length > 1 && !headingRoles(record));
  return rows.length > 0 ? inferredRoles(rows) : [];
}

/** Places of the lines whose first number counts the lines. */
function numberedRecords(records: readonly ListRecord[]): ReadonlySet<number> {
  const numbers = records.map(({ cells }) => {
    const cell = normalise(cells[0] ?? '');
    const [, marked] = SERIAL.exec(cell) ?? [];
    const [, plain] = PLAIN_SERIAL.exec(cell) ?? [];
    return Number(marked ?? plain ?? Number.NaN);
  });
  const counts = numbers.filter(
    (number, at) => number === (numbers[at - 1] ?? 0) + 1 || numbers[at + 1] === number + 1,
  );
  if (counts.length < 3 || !numbers.includes(1)) return new Set();
  return new Set(
    numbers.flatMap((number, at) =>
      numbers[at - 1] === number - 1 || numbers[at + 1] === number + 1 ? [at] : [],
    ),
  );
}

function readLine(record: ListRecord, roles: Roles, numbered: boolean): ListLine | undefined {
  if (!/[\p{L}\p{N}]/u.test(record.text)) return undefined;
  const isRow = record.cells.length > 1;
  const cells = record.cells.map((cell, at) =>
    isRow && roles[at] !== undefined && roles[at] !== 'item' ? '' : cell,
  );
  const quantity = isRow ? quantityIn(record.cells[roles.indexOf('quantity')] ?? '') : undefined;
  const marked = cells.map((cell, at) => (at === 0 ? unmarked(cell, numbered) : cell));
  const tokens = tokensOf(marked);
  return {
    text: record.text.trim(),
    tokens,
    phrases: phrasesOf(tokens),
    quantity,
    listed: isRow || numbered || BULLET.test(normalise(record.text)),
  };
}

/** A line without its bullet and number. */
function unmarked(cell: string, numbered: boolean): string {
  const bare = normalise(cell).replace(BULLET, '');
  const [serial] = SERIAL.exec(bare) ?? [];
  if (serial && /[.)]/.test(serial)) return bare.slice(serial.length);
  return numbered ? bare.replace(SERIAL, '').replace(PLAIN_SERIAL, '') : bare;
}
