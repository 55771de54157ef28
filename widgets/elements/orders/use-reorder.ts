import { useState } from 'react';
import { products } from '../../api/products';
import { type ProductsBySlug, productsBySlug } from '../../api/products-by-slug';
import type { Product } from '../../api/schemas';
import { useEmit } from '../../hooks/use-emit';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import type { Settings } from '../../settings';
import { cart, quantityOf } from '../../stores/cart';
import { addManyToCart } from '../../stores/cart-updates';
import type { OrderedLine } from '../../stores/order-attempt';

/** A line that can't be ordered again, and what could be taken instead. */
export interface MissingLine {
  readonly line: OrderedLine;
  readonly reason: 'gone' | 'outOfStock';
  readonly others: readonly Product[];
}

/** What became of 'Order again'; `failed` where nothing could be asked. */
export type Reordering =
  | 'failed'
  | {
      /** Lines in the cart now. */
      readonly added: number;
      readonly missing: readonly MissingLine[];
      /** Fils, before and today. */
      readonly changed: readonly { readonly title: string; readonly before: number; readonly now: number }[];
    };

/** Products offered instead of one that is gone. */
const MAX_OTHERS = 2;

/** What the shop sells that is found by the name of what is gone. */
async function othersFor(settings: Settings, line: OrderedLine): Promise<readonly Product[]> {
  const { items } = await products(settings, {
    query: line.title,
    in_stock: true,
    limit: MAX_OTHERS + 1,
  }).run();
  return items.filter(({ slug, in_stock }) => slug !== line.slug && in_stock !== false).slice(0, MAX_OTHERS);
}

function missingOf(settings: Settings, lines: readonly OrderedLine[], now: ProductsBySlug) {
  const missing = lines.filter(({ slug }) => !isSold(now.get(slug)));
  return Promise.all(
    missing.map(async line => ({
      line,
      reason: now.get(line.slug) ? ('outOfStock' as const) : ('gone' as const),
      // What is offered instead is an extra: its failure takes nothing away.
      others: await othersFor(settings, line).catch(() => []),
    })),
  );
}

/** A host that says nothing about its stock sells what it lists. */
const isSold = (product: Product | null | undefined): product is Product =>
  !!product && product.in_stock !== false;

/** Puts the lines of an order into the cart again: today's products at today's prices. */
export function useReorder(lines: readonly OrderedLine[]) {
  const settings = useSettings();
  const emit = useEmit();
  const reportFailure = useReportFailure();
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Reordering>();

  async function add(): Promise<Reordering> {
    const now = await productsBySlug(
      settings,
      lines.map(({ slug }) => slug),
    );
    const sold = lines.flatMap(line => {
      const product = now.get(line.slug);
      return isSold(product) ? [{ line, product, quantity: line.quantity }] : [];
    });
    const { items } = cart.getState();
    const wanted = sold.filter(({ product, quantity }) =>
      emit('tass-add-to-cart', { product, quantity: quantityOf(items, product.slug) + quantity }),
    );
    await addManyToCart(wanted);
    return {
      added: wanted.length,
      missing: await missingOf(settings, lines, now),
      changed: wanted.flatMap(({ line, product }) => {
        const [before, after] = [fils(line.price) ?? 0, fils(product.price) ?? 0];
        return before === after ? [] : [{ title: product.title, before, now: after }];
      }),
    };
  }

  async function reorder(): Promise<void> {
    setRunning(true);
    setOutcome(undefined);
    try {
      setOutcome(await add());
    } catch (reason) {
      reportFailure('products', reason);
      setOutcome('failed');
    } finally {
      setRunning(false);
    }
  }

  return { reorder: () => void reorder(), running, outcome };
}
