import { MAX_CODES } from '../api/codes';
import type { Product } from '../api/schemas';
import { mapYielding } from '../browser/map-yielding';
import { withBrandLines } from './list/brand-lines';
import { withColorLines } from './list/color-lines';
import { type ListLine, readList } from './list/list';
import type { Answers, Found } from './names/answers';
import { openQuestions } from './rows/questions';
import { resolveLine } from './rows/resolve';
import type { Row } from './rows/row';

/** The shop as a list asks it; each promise rejects where a call failed for good. */
export interface Shop {
  /** Products of each code as typed, at most `MAX_CODES`. */
  codes(keys: readonly string[]): Promise<ReadonlyMap<string, readonly Product[]>>;
  search(text: string): Promise<Found>;
}

/** Understands a list: gives the rows of its table in its order, and the lines that are no goods. */
export async function understand(
  text: string,
  shop: Shop,
  progress: (share: number) => void = () => undefined,
): Promise<{ readonly rows: Row[]; readonly leftOut: string[] }> {
  const lines = await withColorLines(withBrandLines(await readList(text)));
  const codes = new Map<string, readonly Product[]>();
  const texts = new Map<string, Found>();
  const answers: Answers = { byCode: key => codes.get(key), byText: key => texts.get(key) };
  let done = 0;
  let expected = 1;

  const counted = <Result>(result: Result): Result => {
    progress(++done / expected);
    return result;
  };
  const askCodes = async (keys: Iterable<string>) => {
    const open = [...new Set(keys)].filter(key => !codes.has(key));
    const batches = batched(open, MAX_CODES);
    expected += batches.length;
    const found = await Promise.all(batches.map(batch => shop.codes(batch).then(counted)));
    for (const key of open) codes.set(key, []);
    for (const map of found) for (const [key, products] of map) codes.set(key, products);
  };

  await askCodes(
    lines.flatMap(({ phrases }) => phrases.flatMap(({ key, printed }) => [key, ...(printed ?? [])])),
  );
  const open = await mapYielding(lines, line => openQuestions(line, answers));
  await askCodes(open.flatMap(question => question.codes));
  const searches = [...new Set(open.flatMap(question => question.texts))];
  expected += searches.length;
  await Promise.all(searches.map(async query => texts.set(query, counted(await shop.search(query)))));

  const rows: Row[] = [];
  const leftOut: string[] = [];
  const understood = await mapYielding(lines, line => resolveLine(line, answers));
  const headings = new Set(lines.map(({ heading }) => heading));
  const goods = new Set(lines.filter((_, at) => understood[at]?.some(({ state }) => state === 'ok')));
  for (const [at, line] of lines.entries()) {
    const isHeading = headings.has(line) && !goods.has(line);
    if (isHeading || isFirstName(at, lines, understood)) continue;
    // Below goods of their own, a sort may be other goods.
    const isOpen = line.heading !== undefined && goods.has(line.heading);
    rows.push(...(understood[at] ?? []).map(row => (isOpen ? asked(row) : row)));
    if (understood[at]?.length === 0) leftOut.push(line.text);
  }
  return { rows, leftOut };
}

/** A row that asks for what it would take. */
const asked = ({ product, ...row }: Row): Row =>
  product ? { ...row, state: 'choice', offered: [product] } : row;

/** True for a code whose name and count stand on the next two lines, as tables of three columns are pasted a cell a line. */
function isFirstName(
  at: number,
  lines: readonly ListLine[],
  understood: readonly (readonly Row[])[],
): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  const [[row, ...others] = [], [nextRow] = []] = [understood[at], understood[at + 1]];
  if (!line || !row?.product || others.length > 0 || nextRow?.product !== row.product) return false;
  const isCounted = line.below !== undefined || line.tokens.some(({ kind }) => kind === 'number');
  return next?.below !== undefined && line.quantity === undefined && !isCounted;
}

function batched<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size));
  return batches;
}
