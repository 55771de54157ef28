import type { ListItem } from '../../addresses/format-items';
import { shortHash } from '../../data/short-hash';
import { KUWAIT_UTC_OFFSET } from '../../locale/date';
import { fils } from '../../money';
import type { CartItem } from '../../types';

/** Prices of an earlier quote. */
export interface EarlierPrices {
  /** ms since 1970. */
  readonly at: number;
  /** Fils, by slug. */
  readonly prices: ReadonlyMap<string, number>;
}

/** What a quote's link says of its day in Kuwait and its prices: `20261122,32725,…`, in the order of its lines. */
export function formatQuoted(lines: readonly CartItem[], at: number): string {
  const date = new Date(at + KUWAIT_UTC_OFFSET).toISOString().slice(0, 10).replaceAll('-', '');
  return [date, ...lines.map(({ price }) => fils(price) ?? 0)].join();
}

/** Reads what a link says of an earlier quote of these lines; undefined where it does not fit them. */
export function parseQuoted(text: string | undefined, items: readonly ListItem[]): EarlierPrices | undefined {
  const [date = '', ...prices] = text?.split(',') ?? [];
  const at = Date.parse(date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  if (Number.isNaN(at) || prices.length !== items.length) return undefined;
  return { at, prices: new Map(items.map(({ slug }, index) => [slug, Number(prices[index])])) };
}

/** A number for this quote: the same lines on the same day have the same. */
export function quoteNumber(quoted: string, items: string): string {
  return `Q-${quoted.slice(0, 8)}-${shortHash(quoted + items).toUpperCase()}`;
}
