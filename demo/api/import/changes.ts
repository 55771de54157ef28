import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { toDecimal } from '../common/money';
import { forEachYielding } from '../common/yielding-loop';
import { products } from '../database/schema';
import type { WantedProduct } from './product-line';

export type ProductRow = typeof products.$inferSelect;
type Field = keyof ProductRow;

export interface Change {
  before: ProductRow;
  after: ProductRow;
  fields: Field[];
}

/** What a file does to the shop. */
export interface Changes {
  /** Products that are not in the shop now, also those that come back. */
  added: ProductRow[];
  changed: Change[];
  /** Products that the file does not have. */
  removed: ProductRow[];
  /** How many products can be bought now, and how many of these could not be afterwards. */
  available: number;
  emptied: number;
}

/** Products of each sort that are named one by one. */
const MAX_NAMED = 20;
const FIELDS = Object.keys(getTableColumns(products)) as Field[];

/** Holds what is wanted against all products there ever were. */
export async function compare(
  current: readonly ProductRow[],
  wanted: readonly WantedProduct[],
): Promise<Changes> {
  const bySlug = new Map(current.map(row => [row.slug, row]));
  let nextId = current.reduce((most, { id }) => Math.max(most, id), 1_000) + 1;
  const changes: Changes = { added: [], changed: [], removed: [], available: 0, emptied: 0 };
  const kept = new Set<string>();
  await forEachYielding(wanted, product => {
    const before = bySlug.get(product.slug);
    kept.add(product.slug);
    const after = {
      ...product,
      id: before?.id ?? nextId++,
      isPublished: true,
      stock: product.stock ?? before?.stock ?? 0,
    } as ProductRow;
    if (!before?.isPublished) {
      changes.added.push(after);
      return;
    }
    const fields = FIELDS.filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
    if (fields.length > 0) changes.changed.push({ before, after, fields });
    if (before.stock > 0 && after.stock === 0) changes.emptied++;
  });
  for (const row of current) {
    if (!row.isPublished) continue;
    if (row.stock > 0) changes.available++;
    if (kept.has(row.slug)) continue;
    changes.removed.push({ ...row, isPublished: false });
    if (row.stock > 0) changes.emptied++;
  }
  return changes;
}

/** The changes in words, a paragraph a sort. */
export function inWords({ added, changed, removed }: Changes): string {
  const counts = new Map<string, number>();
  for (const field of changed.flatMap(({ fields }) => fields))
    counts.set(nameOf(field), (counts.get(nameOf(field)) ?? 0) + 1);
  const which = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  const paragraphs = [
    paragraph(
      `${counted(added.length)} new:`,
      added,
      row => `${row.slug}: ${row.title}, ${toDecimal(row.price)} KWD`,
    ),
    paragraph(`${counted(removed.length)} taken out:`, removed, row => `${row.slug}: ${row.title}`),
    paragraph(`${counted(changed.length)} changed (${which}):`, changed, described),
  ].filter(text => text !== '');
  return paragraphs.length === 0 ? 'The shop has all of this already.\n' : paragraphs.join('\n');
}

function described({ before, after, fields }: Change): string {
  return `${after.slug}: ${fields.map(field => `${nameOf(field)} ${shown(field, before)} → ${shown(field, after)}`).join(', ')}`;
}

/** A value as the sheet has it; long ones cut. */
function shown(field: Field, row: ProductRow): string {
  const value = row[field];
  if (field === 'price' || field === 'regularPrice') return toDecimal(row[field]);
  if (value === null) return 'empty';
  const text = Array.isArray(value) ? value.join(' | ') : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text || 'empty';
}

function paragraph<Item>(heading: string, items: readonly Item[], line: (item: Item) => string): string {
  if (items.length === 0) return '';
  const lines = items.slice(0, MAX_NAMED).map(item => `  ${line(item)}`);
  if (items.length > MAX_NAMED) lines.push(`  and ${items.length - MAX_NAMED} more`);
  return `${[heading, ...lines].join('\n')}\n`;
}

const nameOf = (field: Field) => toSnakeCase(field);
const counted = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en')} products`);
