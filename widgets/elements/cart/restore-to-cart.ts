import { type CartItem, quantityOf, updateCart } from '../../stores/cart';
import { added } from '../../stores/cart-updates';

/** Puts a line that was taken out back at its place; where its product is in the cart again, its pieces are added. */
export function restoreToCart(line: CartItem, at: number): Promise<void> {
  return updateCart(items =>
    quantityOf(items, line.slug) > 0
      ? added(items, line, line.quantity)
      : [...items.slice(0, at), line, ...items.slice(at)],
  );
}
