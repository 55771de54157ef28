import type { ListItem } from '../../addresses/format-items';
import type { Product } from '../../api/schemas';
import { MAX_QUANTITY } from '../../constants';
import { decimal, fils } from '../../money';
import type { Row } from '../../quick-order/rows/row';

/** A row of the table, which the buyer may change. */
export interface ListRow extends Row {
  readonly id: number;
  /** The quantity was more than the shop takes. */
  readonly cut?: boolean;
  /** The shop sold it once. */
  readonly gone?: boolean;
}

/** A row that goes into the cart. */
export type ReadyRow = ListRow & { readonly product: Product };

/** What the buyer may change of a row. */
export type RowChanges = Partial<Pick<ListRow, 'quantity' | 'product' | 'state'>>;

/** Of a quantity what the shop takes, and whether that is less. */
const taken = (quantity: number) => ({
  quantity: Math.min(quantity, MAX_QUANTITY),
  cut: quantity > MAX_QUANTITY,
});

/** Numbers the rows and cuts quantities to what the shop takes. */
export const listRows = (rows: readonly Omit<ListRow, 'id'>[]): ListRow[] =>
  rows.map((row, id) => ({ ...row, id, ...taken(row.quantity) }));

/** The row with what the buyer changed, its quantity cut as those of a list are, and no longer open. */
export function changedRow({ isCountOpen, ...row }: ListRow, changes: RowChanges): ListRow {
  const isOpen = isCountOpen && changes.quantity === undefined;
  return {
    ...row,
    ...changes,
    ...(changes.quantity !== undefined && taken(changes.quantity)),
    ...(isOpen && { isCountOpen }),
  };
}

export const isReady = (row: ListRow): row is ReadyRow =>
  row.state === 'ok' && row.product !== undefined && row.quantity >= 1;

/** A row's price in fils; 0 where it has none. */
export const priceOf = ({ product }: ListRow): number => fils(product?.price) ?? 0;

/** What a row stands for in a list that travels. */
export const itemOf = ({ product, quantity }: ReadyRow): ListItem => ({ slug: product.slug, quantity });

/** The ready rows as cells of a file: code, title, quantity, price, total. */
export const readyCells = (rows: readonly ReadyRow[]): string[][] =>
  rows.map(row => [
    row.product.code ?? '',
    row.product.title,
    String(row.quantity),
    decimal(priceOf(row)),
    decimal(priceOf(row) * row.quantity),
  ]);

/** The lines still open as cells of a file. */
export const openCells = (rows: readonly ListRow[], problemOf: (row: ListRow) => string): string[][] =>
  rows.filter(row => !isReady(row)).map(row => [row.line, String(row.quantity), problemOf(row)]);
