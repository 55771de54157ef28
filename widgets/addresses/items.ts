import { MAX_QUANTITY } from '../constants';
import { formatItems, type ListItem } from './format-items';

/** What a text of lines came to. */
export interface ParsedItems {
  /** Lines of one slug are one. */
  readonly items: readonly ListItem[];
  /** Lines that could not be read, or were more than a list takes. */
  readonly dropped: number;
}

/** Most lines of one list. */
export const MAX_LIST_ITEMS = 250;
/** Most characters of a list in an address: Node's servers take 16 KiB with all headers. */
const MAX_LINK_LENGTH = 13_000;
/** Longest text that is looked at, in characters; more is no list of this shop. */
const MAX_TEXT_LENGTH = 64_000;
/** What slugs look like; anything else in a link is dropped before it reaches a request. */
const SLUG = /^[\p{L}\p{N}._~-]{1,200}$/u;
const QUANTITY = /^[1-9]\d{0,8}$/;

/** Whether something stored is a line. */
export function isListItem(entry: unknown): entry is ListItem {
  const { slug, quantity } = (entry ?? {}) as Partial<ListItem>;
  return typeof slug === 'string' && SLUG.test(slug) && isQuantity(quantity);
}

const isQuantity = (number: unknown) =>
  Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_QUANTITY;

function parseItem(part: string): ListItem | undefined {
  const [slug = '', quantity = '1', ...more] = part.trim().split(':');
  if (!SLUG.test(slug) || !QUANTITY.test(quantity) || more.length > 0) return undefined;
  return { slug, quantity: Math.min(Number(quantity), MAX_QUANTITY) };
}

/** Reads `slug:quantity,slug:quantity`; a line without a quantity means one piece. Takes `most` lines. */
export function parseItems(text: string, most = MAX_LIST_ITEMS): ParsedItems {
  const bySlug = new Map<string, number>();
  let dropped = 0;
  for (const part of text.slice(0, MAX_TEXT_LENGTH).split(',')) {
    if (part.trim() === '') continue;
    const item = parseItem(part);
    if (!item || (!bySlug.has(item.slug) && bySlug.size >= most)) {
      dropped++;
      continue;
    }
    bySlug.set(item.slug, Math.min((bySlug.get(item.slug) ?? 0) + item.quantity, MAX_QUANTITY));
  }
  return { items: [...bySlug].map(([slug, quantity]) => ({ slug, quantity })), dropped };
}

/** Lines of goods: those of one slug are one, 999 pieces at the most. */
export function listItems(lines: readonly ListItem[]): readonly ListItem[] {
  const bySlug = new Map<string, number>();
  for (const { slug, quantity } of lines)
    bySlug.set(slug, Math.min((bySlug.get(slug) ?? 0) + quantity, MAX_QUANTITY));
  return [...bySlug].map(([slug, quantity]) => ({ slug, quantity }));
}

/** As many of the first lines as a link takes: 250, fewer where slugs are long. */
export function linkItems(items: readonly ListItem[]): readonly ListItem[] {
  const short = items.slice(0, MAX_LIST_ITEMS);
  let length = 0;
  const end = short.findIndex(item => {
    length += formatItems([item]).length + 1;
    return length > MAX_LINK_LENGTH;
  });
  return end < 0 ? short : short.slice(0, end);
}
