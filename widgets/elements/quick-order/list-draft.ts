import { readText, writeText } from '../../stores/storage';
import { readJson, writeJson } from '../../stores/stored-json';
import { changedRow, type ListRow } from './list-rows';

const KEY = 'tass-quick-order';
/** Of what stands in the field, checked or not. */
const TEXT_KEY = 'tass-quick-order-text';
/** Longest list that is kept, in characters: storage is small. */
const MAX_LENGTH = 200_000;

/** A row as it was left: its place in the list, its quantity, and the product's slug where it had one. */
type DraftRow = readonly [id: number, quantity: number, slug: string];

/** What the rows of a list were made of. */
export interface Source {
  /** As it was pasted; `slug:quantity,…` of a list that was opened. */
  readonly text: string;
  readonly opened: boolean;
}

/** A list as it was left in this tab. */
interface ListDraft extends Source {
  readonly rows: readonly DraftRow[];
  /** Name of the saved list that it is, if it is one. */
  readonly saved?: string | undefined;
}

/** Keeps the list for this tab's visit: Back, a reload and the other language find it again. */
export function saveListDraft(source: Source, rows: readonly ListRow[], saved: string | undefined): void {
  const left = rows.map(({ id, quantity, state, product }) => [
    id,
    quantity,
    (state === 'ok' && product?.slug) || '',
  ]);
  if (rows.length === 0 || source.text.length > MAX_LENGTH) forgetListDraft();
  else writeJson(KEY, { ...source, rows: left, saved }, 'sessionStorage');
}

export const forgetListDraft = () => void writeJson(KEY, null, 'sessionStorage');

/** Keeps what stands in the field for this tab's visit: pasting it anew takes a while, and checking it may fail. */
export const saveFieldText = (text: string) =>
  void writeText(TEXT_KEY, text.length > MAX_LENGTH ? undefined : text, 'sessionStorage');

export const loadFieldText = (): string => readText(TEXT_KEY, 'sessionStorage') ?? '';

/** The list that was left; undefined where there is none, or none that can be read. */
export function loadListDraft(): ListDraft | undefined {
  const { text, opened, rows, saved } = (readJson(KEY, 'sessionStorage') ?? {}) as Partial<ListDraft>;
  if (typeof text !== 'string' || !Array.isArray(rows) || !rows.every(isRow)) return undefined;
  return { text, opened: opened === true, rows, saved: typeof saved === 'string' ? saved : undefined };
}

const isRow = (row: unknown): row is DraftRow =>
  Array.isArray(row) &&
  row.slice(0, 2).every(number => Number.isInteger(number) && number >= 0) &&
  typeof row[2] === 'string';

/** The rows of a list that was understood anew, with what the buyer had made of them. */
export function withDraft(rows: readonly ListRow[], left: readonly DraftRow[]): readonly ListRow[] {
  const byId = new Map(left.map(row => [row[0], row]));
  return rows.flatMap(row => {
    const [, quantity = 0, slug = ''] = byId.get(row.id) ?? [];
    if (!byId.has(row.id)) return [];
    const product = row.offered.find(one => one.slug === slug);
    // Another product was to be chosen.
    const isOpen = slug === '' && row.state === 'ok' && row.offered.length > 1;
    return [
      changedRow(row, {
        ...(quantity !== row.quantity && { quantity }),
        ...(product && { product, state: 'ok' }),
        ...(isOpen && { state: 'choice' }),
      }),
    ];
  });
}
