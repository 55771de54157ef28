import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { COLUMNS, type Fault, LIST_SEPARATOR } from './columns';

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
    const options = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true };
    await pipeline(piecesOf(text), parse(options), async (lines: AsyncIterable<ParsedLine>) => {
      for await (const line of lines) parsed.push(line);
    });
  } catch (fault) {
    const { lines } = fault as CsvError & { lines?: number };
    return failed(`line ${lines ?? 1}`, 'a quotation mark is not closed, or stands inside of a cell alone');
  }
  const [first, ...rest] = parsed;
  if (!first) return failed('line 1', 'the file is empty');
  const names = first.record.map(name => name.trim());
  const faults = headingFaults(names);
  if (faults.length > 0) return { lines: [], faults };
  const lines: SheetLine[] = [];
  for (const { record, info } of rest) {
    const place = `line ${info.lines}`;
    if (record.length !== names.length)
      faults.push({ place, text: `has ${record.length} cells, the heading has ${names.length}` });
    else lines.push({ place, cells: cellsOf(names, record) });
  }
  return { lines, faults };
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
      name => `there is no column "${name}"`,
    ),
    ...faults(
      names.filter((name, at) => names.indexOf(name) !== at),
      name => `the column "${name}" is there twice`,
    ),
  ];
}

function cellsOf(names: readonly string[], record: readonly string[]): SheetLine['cells'] {
  return Object.fromEntries(names.map((name, at) => [name, (record[at] ?? '').trim()]));
}

function readJson(text: string): Sheet {
  let records: unknown;
  try {
    records = JSON.parse(text);
  } catch (fault) {
    return failed('the file', `is no JSON: ${(fault as Error).message}`);
  }
  const list = records as readonly unknown[];
  const isRecord = (record: unknown) =>
    typeof record === 'object' && record !== null && !Array.isArray(record);
  const faults = list.flatMap((record, at) =>
    isRecord(record) ? [] : [{ place: `record ${at + 1}`, text: 'is no object' }],
  );
  const lines = list.filter(isRecord).map((record, at) => ({
    place: `record ${at + 1}`,
    cells: cellsOfRecord(record as Readonly<Record<string, unknown>>),
  }));
  return { lines: faults.length > 0 ? [] : lines, faults };
}

/** A record's fields as cells: lists in one cell, an offer and a picture in two. */
function cellsOfRecord(record: Readonly<Record<string, unknown>>): SheetLine['cells'] {
  const inside = (name: string, field: string) =>
    (record[name] as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  const nested: Readonly<Record<string, unknown>> = {
    offer: inside('offer', 'title'),
    offer_ar: inside('offer', 'title_ar'),
    picture_shape: inside('picture', 'shape'),
    picture_color: inside('picture', 'color'),
  };
  const cell = (value: unknown) =>
    Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value ?? '').trim();
  return Object.fromEntries(NAMES.map(name => [name, cell(name in nested ? nested[name] : record[name])]));
}

function failed(place: string, text: string): Sheet {
  return { lines: [], faults: [{ place, text }] };
}
