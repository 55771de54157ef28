// Reads a sheet of an Excel workbook (.xlsx) as the text that copying its cells would give. The archive is a library's;
// its sheets are read by hand, since readers of all that workbooks hold weigh 15 kB and start workers from `blob:`
// addresses, which strict policies refuse.

import { unzipSync } from 'fflate';
import { mapYielding } from '../../browser/map-yielding';
import { type CellFormat, cellFormats, textOfCell } from './workbook-cells';

/** Most bytes of one part of a workbook once unpacked: 2 MB can be packed that hold gigabytes. */
const MAX_PART_BYTES = 24 * 1024 * 1024;

/** A sheet's rows as lines, their cells divided by tabs. */
export interface SheetText {
  readonly text: string;
  /** The sheet's name, where the workbook has others that are shown. */
  readonly sheet?: string;
}

/** The first sheet that is shown and holds something; throws where the file is no workbook, or too large for one. */
export async function textOfWorkbook(bytes: Uint8Array): Promise<SheetText> {
  const [main = ''] = pathsOf(bytes, '', 'officeDocument').values();
  const workbook = readPart(bytes, main);
  const paths = pathsOf(bytes, main, 'worksheet');
  const shown = all(workbook, 'sheet').filter(sheet => !/hidden/i.test(sheet.getAttribute('state') ?? ''));
  const context = {
    strings: all(optionalPart(bytes, main, 'sharedStrings'), 'si').map(plainText),
    formats: cellFormats(optionalPart(bytes, main, 'styles')),
    since1904: isTrue(all(workbook, 'workbookPr')[0], 'date1904'),
  };
  for (const sheet of shown) {
    const path = paths.get(relationOf(sheet));
    // A sheet of a chart has no cells.
    if (!path) continue;
    const text = await textOfSheet(readPart(bytes, path), context);
    const name = sheet.getAttribute('name') ?? '';
    if (text.trim() !== '') return { text, ...(shown.length > 1 && { sheet: name }) };
  }
  return { text: '' };
}

/** What the cells of all sheets refer to. */
interface Context {
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  /** Days are counted from 1904, as on old Macs. */
  readonly since1904: boolean;
}

async function textOfSheet(sheet: Document, context: Context): Promise<string> {
  const hidden = hiddenColumns(sheet);
  const rows = all(sheet, 'row').filter(row => !isTrue(row, 'hidden'));
  const lines = await mapYielding(rows, row => {
    const cells: string[] = [];
    for (const cell of row.children) {
      const at = columnOf(cell) ?? cells.length;
      if (at < MAX_COLUMNS) cells[at] = quoted(textOf(cell, context));
    }
    return Array.from(cells, cell => cell ?? '')
      .filter((_, at) => !hidden.has(at))
      .join('\t')
      .trimEnd();
  });
  return lines.join('\n');
}

/** Columns that a list may have; what stands beyond is no part of it. */
const MAX_COLUMNS = 200;

function hiddenColumns(sheet: Document): Set<number> {
  const hidden = new Set<number>();
  for (const column of all(sheet, 'col').filter(one => isTrue(one, 'hidden'))) {
    const last = Math.min(Number(column.getAttribute('max')), MAX_COLUMNS);
    for (let at = Number(column.getAttribute('min')); at <= last; at++) hidden.add(at - 1);
  }
  return hidden;
}

/** The column of a cell such as `AB12`, from 0; undefined where it only follows the one before it. */
function columnOf(cell: Element): number | undefined {
  const [letters] = /^[A-Z]+/.exec(cell.getAttribute('r') ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(cell: Element, { strings, formats, since1904 }: Context): string {
  const value = all(cell, 'v')[0]?.textContent ?? '';
  const type = cell.getAttribute('t');
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'inlineStr') return plainText(cell);
  if (type === 'e') return '';
  if (type === 'str' || type === 'b') return value;
  return textOfCell(value, formats[Number(cell.getAttribute('s') ?? 0)], since1904);
}

/** The runs of a text, without the reading aids of East Asian ones. */
const plainText = (of: Element): string =>
  all(of, 't')
    .filter(run => run.parentElement?.localName !== 'rPh')
    .map(run => run.textContent)
    .join('');

/** A cell that holds what divides cells, in quotation marks. */
const quoted = (text: string) =>
  /^"|[\t\n]/.test(text) ? `"${text.replace(/\r/g, '').replaceAll('"', '""')}"` : text;

/** Elements of a name within; whoever wrote the file chose their prefix. */
const all = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

const isTrue = (element: Element | undefined, name: string) =>
  /^(1|true|on)$/.test(element?.getAttribute(name) ?? '');

/** The `r:id` of an element, whatever the prefix. */
const relationOf = (element: Element) =>
  [...element.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value ?? '';

/** Where the parts of a kind are that a part refers to, by the names it has for them. */
function pathsOf(bytes: Uint8Array, from: string, kind: string): Map<string, string> {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const relations = readPart(bytes, `${folder}_rels/${from.slice(folder.length)}.rels`);
  const ofKind = all(relations, 'Relationship').filter(one => one.getAttribute('Type')?.endsWith(`/${kind}`));
  return new Map(
    ofKind.map(one => {
      const target = new URL(one.getAttribute('Target') ?? '', `file:///${folder}`);
      return [one.getAttribute('Id') ?? '', decodeURIComponent(target.pathname.slice(1))];
    }),
  );
}

function optionalPart(bytes: Uint8Array, from: string, kind: string): Document | undefined {
  const [path] = pathsOf(bytes, from, kind).values();
  return path === undefined ? undefined : readPart(bytes, path);
}

/** A part of the archive; throws where there is none, or it is damaged or too large. */
function readPart(bytes: Uint8Array, path: string): Document {
  const [part] = Object.values(
    unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        name.toLowerCase() === path.toLowerCase() && originalSize <= MAX_PART_BYTES,
    }),
  );
  if (!part) throw new TypeError(`The workbook has no part ${path} that can be read.`);
  const read = new DOMParser().parseFromString(new TextDecoder().decode(part), 'application/xml');
  if (all(read, 'parsererror').length > 0) throw new TypeError(`The workbook’s part ${path} is damaged.`);
  return read;
}
