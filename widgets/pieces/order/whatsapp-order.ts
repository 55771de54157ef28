import { whatsAppAddress } from '../../addresses/whats-app';
import { cartAddress } from '../../api/shop-address';
import { money } from '../../format-money';
import type { Settings } from '../../settings';
import { orderTotal } from '../../stores/order-total';
import type { CartItem } from '../../types';

/** Longest address that opens everywhere, in characters: Windows hands no more than 2,048 to WhatsApp's program. */
const MAX_LENGTH = 2000;

/** Words around the list. */
interface Words {
  readonly hello: string;
  readonly totalWithShipping: string;
  readonly cart: string;
  more(lines: number): string;
  readonly kinds: Readonly<Record<string, string>>;
}

const withTitle = ({ quantity, title }: CartItem) => `${quantity} × ${title}`;
const withCode = ({ quantity, code, title }: CartItem) => `${quantity} × ${code ?? title}`;

/** Lines by their codes, each kind under its name: a compatible has the code of the original that it stands in for. */
function withCodes(items: readonly CartItem[], kinds: Words['kinds']): string[] {
  return [...new Set([undefined, ...items.map(({ kind }) => kind)])].flatMap(kind => {
    const lines = items.filter(item => item.kind === kind).map(withCode);
    return kind ? [`${kinds[kind] ?? kind}:`, ...lines] : lines;
  });
}

/** Lines by the host's numbers instead of slugs, which it takes too and which are a tenth as long. */
const byId = (items: readonly CartItem[]) =>
  items.map(({ id, slug, quantity }) => ({ slug: /^\d+$/.test(String(id)) ? String(id) : slug, quantity }));

/**
 * An address that opens WhatsApp with the cart as a message: a readable list, the total, and a link to the identical cart.
 * A long cart says codes instead of titles; the lines that still don't fit are counted, and are behind the link.
 */
export function whatsappOrder(
  settings: Settings,
  items: readonly CartItem[],
  words: Words,
): string | undefined {
  const { whatsapp } = settings;
  if (!whatsapp) return undefined;
  const total = `${words.totalWithShipping}: ${money(orderTotal(items))}`;
  const addressOf = (lines: readonly string[], link: string | undefined) =>
    whatsAppAddress(whatsapp, [words.hello, ...lines, total, words.cart, link].join('\n'));
  const [link, shortLink] = [cartAddress(settings, items), cartAddress(settings, byId(items))];
  const full = addressOf(items.map(withTitle), link);
  if (full.length <= MAX_LENGTH) return full;
  for (const lines of [items.map(withTitle), withCodes(items, words.kinds)]) {
    const short = addressOf(lines, shortLink);
    if (short.length <= MAX_LENGTH) return short;
  }
  for (let shown = items.length - 1; shown > 0; shown--) {
    const lines = [...withCodes(items.slice(0, shown), words.kinds), words.more(items.length - shown)];
    const cut = addressOf(lines, shortLink);
    if (cut.length <= MAX_LENGTH) return cut;
  }
  return addressOf([words.more(items.length)], shortLink);
}
