import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (of: Readonly<Record<string, readonly [kind: string, target: string]>>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(of)
    .map(([id, [kind, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly hidden?: boolean;
  /** The sheet's XML between its root's tags. */
  readonly xml: string;
}

/** A workbook as Excel writes it; `strings`, `styles` and `properties` are the XML between the tags of its parts. */
export function workbook(
  sheets: readonly Sheet[],
  { strings = '', styles = '', properties = '' } = {},
): Buffer {
  const named = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const parts: Record<string, string> = {
    '_rels/.rels': relations({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      ...Object.fromEntries(
        sheets.map((_, at) => [`rId${at + 1}`, ['worksheet', `worksheets/sheet${at + 1}.xml`] as const]),
      ),
      strings: ['sharedStrings', 'sharedStrings.xml'],
      styles: ['styles', '/xl/styles.xml'],
    }),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  };
  for (const [at, { xml }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${MAIN}">${xml}</worksheet>`;
  const files = Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]));
  return Buffer.from(zipSync(files));
}

/** A cell with its own text. */
export const inline = (text: string, at = '') =>
  `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
/** Rows of cells. */
export const rows = (...cells: readonly string[]) =>
  `<sheetData>${cells.map(row => `<row>${row}</row>`).join('')}</sheetData>`;
