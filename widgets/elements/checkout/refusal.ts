import { type ApiError, problemKind } from '../../api/client';
import { FOREIGN_ORIGIN, isRefusal } from '../../api/orders';
import { price } from '../../api/product-schemas';
import { listOf, maybe, number, shape, text } from '../../api/schemas';
import type { Language } from '../../locale/languages';
import { fils } from '../../money';
import type { OrderedLine } from '../../stores/order-attempt';
import { answeredFaults, type LineFaults } from './answered-faults';
import type { messages } from './messages';
import type { Faults } from './validate';

/** What the host takes now. */
export interface Quote {
  /** Prices by slug, as decimal texts. */
  readonly prices: ReadonlyMap<string, string>;
  /** In fils, as far as they can be read. */
  readonly subtotal: number | undefined;
  readonly shipping: number | undefined;
}

/** Why an order was not placed, and what the answer has to say of it. */
export type Refusal =
  | { readonly kind: typeof FOREIGN_ORIGIN }
  | ({ readonly kind: 'price-changed' } & Quote)
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** What is wrong with fields of the form and with lines. */
      readonly found?: { readonly faults: Faults; readonly lineFaults: LineFaults };
    };

type Sentences = (typeof messages)[Language];

/** Lines that a refusal lists, as far as they can be read. */
const pricedLines = listOf(shape<{ slug: string; price: string }>({ slug: text, price }));
const shortLines = listOf(
  shape<{ slug: string; available?: number }>({ slug: text, available: maybe(number) }),
);

/** Reads what came back instead of an order of these lines. */
export function refusalIn(error: ApiError, lines: readonly OrderedLine[], t: Sentences): Refusal {
  const kind = problemKind(error);
  const items = error.problem?.items;
  if (kind === FOREIGN_ORIGIN) return { kind };
  if (kind === 'price-changed') {
    const { subtotal, shipping } = error.problem ?? {};
    return {
      kind,
      prices: new Map(pricedLines(items)?.map(line => [line.slug, line.price])),
      subtotal: fils(subtotal),
      shipping: fils(shipping),
    };
  }
  if (kind === 'out-of-stock') return { kind: 'failed', text: shortage(items, lines, t) };
  const refused = isRefusal(error) ? `${t.refused} ${error.message}` : t.unreachable;
  if (kind !== 'invalid') return { kind: 'failed', text: refused };
  const found = answeredFaults(error, lines);
  const faulty = lines.find(({ slug }) => found.lineFaults.has(slug));
  // The lines are far from the button on a small screen, and no field there has the focus.
  const line = faulty && `${t.refused} ${faulty.title}: ${found.lineFaults.get(faulty.slug)}`;
  return { kind: 'failed', text: line ?? refused, found };
}

/** Which lines there is too little of, and how much there is. */
function shortage(items: unknown, lines: readonly OrderedLine[], t: Sentences): string {
  const short = shortLines(items)?.map(({ slug, available }) => {
    const title = lines.find(line => line.slug === slug)?.title ?? slug;
    return t.available(title, available ?? 0);
  });
  return [t.outOfStock, ...(short ?? [])].join(' ');
}
