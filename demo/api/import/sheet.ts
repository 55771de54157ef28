import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { COLUMNS, type Fault, LIST_SEPARATOR, type SheetColumn } from './columns';

/** A product as its line has it, each cell as text. */
export interface SheetLine {
  place: string;
  cells: Readonly<Record<string, string>>;
}

export interface Sheet {
  lines: SheetLine[];
  faults: Fault[];
}

/** Reads CSV with a heading (comma, semicolon or tab between cells), or JSON as in `demo/catalogue/products.json`. */
export async function readSheet(text: string): Promise<Sheet> {
  return /^\s*\[/.test(text) ? readJson(text) : readCsv(text);
}

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

async function readCsv(text: string): Promise<Sheet> {
  const headingEnd = text.search(/[\r\n]/);
  const heading = headingEnd < 0 ? text : text.slice(0, headingEnd);
  const delimiter = [',', ';', '\t'].find(mark => heading.includes(mark)) ?? ',';
  const parsed: ParsedLine[] = [];
  try {
    const options = {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    };
    await pipeline(piecesOf(text), parse(options), async (lines: AsyncIterable<ParsedLine>) => {
      for await (const line of lines) parsed.push(line);
    });
  } catch (fault) {
    const { lines } = fault as CsvError & { lines?: number };
    return failed(`line ${lines ?? 1}`, 'a quotation mark is not closed, or stands inside of a cell alone');
  }
  const [first, ...rest] = parsed;
  if (!first) return failed('line 1', 'the file is empty');
  const names = cut(first.record, 0);
  const faults = headingFaults(names);
  if (faults.length > 0) return { lines: [], faults };
  const lines: SheetLine[] = [];
  for (const { record, info } of rest) {
    const place = `line ${info.lines}`;
    const cells = cut(record, names.length);
    if (cells.length !== names.length)
      faults.push({ place, text: `has ${cells.length} cells, the heading has ${names.length}` });
    else lines.push({ place, cells: cellsOf(names, cells) });
  }
  return { lines, faults };
}

/** Cells without the empty ones at the end, down to `least`: spreadsheets write columns in which something once stood. */
function cut(record: readonly string[], least: number): string[] {
  const cells = record.map(cell => cell.trim());
  while (cells.length > least && cells.at(-1) === '') cells.pop();
  return cells;
}

/** Characters of a sheet that are read before requests are let in. */
const PIECE = 32_768;

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE);
    await nextTurn();
  }
}

const NAMES = COLUMNS.map(({ name }) => name);

function headingFaults(names: readonly string[]): Fault[] {
  const faults = (list: readonly string[], text: (name: string) => string) =>
    list.map(name => ({ place: 'line 1', text: text(name) }));
  return [
    ...faults(
      NAMES.filter(name => !names.includes(name)),
      name => `the column "${name}" is missing`,
    ),
    ...faults(
      names.filter(name => !NAMES.includes(name)),
      name => (name ? `there is no column "${name}"` : 'a column has no name'),
    ),
    ...faults(
      names.filter((name, at) => names.indexOf(name) !== at),
      name => `the column "${name}" is there twice`,
    ),
  ];
}

function cellsOf(names: readonly string[], record: readonly string[]): SheetLine['cells'] {
  return Object.fromEntries(names.map((name, at) => [name, record[at] ?? '']));
}

function readJson(text: string): Sheet {
  let records: unknown;
  try {
    records = JSON.parse(text);
  } catch (fault) {
    return failed('the file', `is no JSON: ${(fault as Error).message}`);
  }
  const faults: Fault[] = [];
  const lines = (records as readonly unknown[]).map((record, at) => {
    const place = `record ${at + 1}`;
    const say: Say = text => {
      faults.push({ place, text });
    };
    if (isRecord(record)) return { place, cells: cellsOfRecord(record, say) };
    say('is no object');
    return { place, cells: {} };
  });
  return { lines: faults.length > 0 ? [] : lines, faults };
}

type JsonRecord = Readonly<Record<string, unknown>>;
type Say = (text: string) => void;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that have others inside, each of which is a column. */
const NESTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  offer: { title: 'offer', title_ar: 'offer_ar' },
  picture: { shape: 'picture_shape', color: 'picture_color' },
};
const INSIDE = Object.values(NESTED).flatMap(columns => Object.values(columns));
const MEMBERS = [...NAMES.filter(name => !INSIDE.includes(name)), ...Object.keys(NESTED)];
/** What a record may do without, and what it may have beside: the catalogue's own records do. */
const OMISSIBLE = COLUMNS.filter(({ hasDefault }) => hasDefault).map(({ name }) => name);
const IGNORED = 'id';

/** A record's members as cells: lists in one cell, an offer and a picture in two. */
function cellsOfRecord(record: JsonRecord, say: Say): SheetLine['cells'] {
  sayMembers(record, MEMBERS, '', say);
  const values: Record<string, unknown> = { ...record };
  for (const [name, columns] of Object.entries(NESTED)) {
    const nested = record[name] ?? null;
    if (isRecord(nested)) sayMembers(nested, Object.keys(columns), `${name}.`, say);
    else if (nested !== null) say(`"${name}" must be an object, or null`);
    for (const [field, column] of Object.entries(columns))
      values[column] = isRecord(nested) ? nested[field] : null;
  }
  return Object.fromEntries(
    COLUMNS.map(column => [column.name, cellOfValue(column, values[column.name], say)]),
  );
}

/** Says which members are missing, and which there should not be. */
function sayMembers(record: JsonRecord, members: readonly string[], within: string, say: Say): void {
  for (const name of members)
    if (!Object.hasOwn(record, name) && !OMISSIBLE.includes(name))
      say(`the member "${within}${name}" is missing`);
  for (const name of Object.keys(record))
    if (!members.includes(name) && name !== IGNORED) say(`there is no member "${within}${name}"`);
}

function cellOfValue({ name, type }: SheetColumn, value: unknown, say: Say): string {
  if (type === 'list' && value !== undefined) {
    const isText = (one: unknown) => typeof one === 'string' && !one.includes(LIST_SEPARATOR);
    if (Array.isArray(value) && value.every(isText)) return value.join(LIST_SEPARATOR);
    say(`"${name}" must be a list of texts without "${LIST_SEPARATOR}"`);
  } else if (typeof value === 'object' && value !== null) say(`"${name}" must be one value`);
  return String(value ?? '').trim();
}

function failed(place: string, text: string): Sheet {
  return { lines: [], faults: [{ place, text }] };
}
