import type { OrderBody } from '../../api/orders';
import { updateCart } from '../../stores/cart';

/** Takes out of the cart what was ordered; what came in addition stays. */
export function takeOrdered(ordered: OrderBody['items']): Promise<void> {
  const gone = new Map(ordered.map(({ slug, quantity }) => [slug, quantity]));
  return updateCart(items =>
    items.flatMap(item => {
      const quantity = item.quantity - (gone.get(item.slug) ?? 0);
      return quantity > 0 ? [{ ...item, quantity }] : [];
    }),
  );
}
