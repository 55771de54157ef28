import type { ListItem } from '../../addresses/format-items';
import { productsBySlug } from '../../api/products-by-slug';
import type { Product } from '../../api/schemas';
import { apiShop } from '../../quick-order/api-shop';
import { understand } from '../../quick-order/understand';
import type { Settings } from '../../settings';
import type { Source } from './list-draft';
import { type ListRow, listRows } from './list-rows';

/** What became of the list. */
export interface Outcome {
  readonly rows: readonly ListRow[];
  /** The buyer removed every row. */
  readonly emptied?: boolean;
  /** Lines that are no goods. */
  readonly leftOut: readonly string[];
  /** Lines of the attribute that could not be read. */
  readonly dropped: number;
  /** Name of the saved list that these rows are, if they are one. */
  readonly saved?: string | undefined;
  /** Of what the rows that are kept were made; undefined where the attribute has them, or there are none. */
  readonly source?: Source | undefined;
}

/** Before there is a list. */
export const NO_OUTCOME: Outcome = { rows: [], leftOut: [], dropped: 0 };

/** Of lines that name products by their slugs. */
export async function outcomeOfItems(
  settings: Settings,
  lines: readonly ListItem[],
  signal: AbortSignal,
): Promise<Outcome> {
  const slugs = lines.map(({ slug }) => slug);
  const products = await productsBySlug(settings, slugs, signal);
  const rows = lines.map(({ slug, quantity }) => rowOf(slug, quantity, products.get(slug) ?? undefined));
  const text = lines.map(({ slug, quantity }) => `${slug}:${quantity}`).join(',');
  return { rows: listRows(rows), leftOut: [], dropped: 0, source: { text, opened: true } };
}

function rowOf(slug: string, quantity: number, product: Product | undefined) {
  if (!product) return { line: slug, state: 'unknown' as const, quantity, offered: [], gone: true };
  return { line: product.code ?? slug, state: 'ok' as const, quantity, product, offered: [] };
}

/** Of what a buyer wrote; `progress` is told the share of requests answered, 0 to 1. */
export async function outcomeOfText(
  settings: Settings,
  text: string,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<Outcome> {
  const { rows, leftOut } = await understand(text, apiShop(settings, signal), progress);
  return { rows: listRows(rows), leftOut, dropped: 0, source: { text, opened: false } };
}
