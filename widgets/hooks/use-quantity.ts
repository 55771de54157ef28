import type { Product } from '../api/schemas';
import { MAX_QUANTITY } from '../constants';
import { cart, quantityOf } from '../stores/cart';
import { addToCart, decreaseInCart, removeFromCart, setQuantity } from '../stores/cart-updates';
import { useEmit } from './use-emit';
import { useStore } from './use-store';

export interface CartLine {
  /** Pieces in the cart, by the product's slug. */
  readonly quantity: number;
  add(): void;
  decrease(): void;
  /** Makes it `quantity` pieces, 1 to 999; false where a listener cancelled it. */
  set(quantity: number): boolean;
  /** Takes the line out; false where a listener cancelled it. */
  remove(): boolean;
}

/** A product's line: each wish is announced first, and does not happen when a listener cancels it. */
export function useQuantity(product: Product): CartLine {
  const emit = useEmit();
  const quantity = useStore(cart, ({ items }) => quantityOf(items, product.slug));
  return {
    quantity,
    add() {
      if (quantity >= MAX_QUANTITY) return;
      if (emit('tass-add-to-cart', { product, quantity: quantity + 1 })) addToCart(product);
    },
    decrease() {
      if (emit('tass-remove-from-cart', { product, quantity: quantity - 1 })) decreaseInCart(product);
    },
    set(next) {
      if (next === quantity) return true;
      const wish = next > quantity ? 'tass-add-to-cart' : 'tass-remove-from-cart';
      if (!emit(wish, { product, quantity: next })) return false;
      setQuantity(product, next);
      return true;
    },
    remove() {
      if (!emit('tass-remove-from-cart', { product, quantity: 0 })) return false;
      removeFromCart(product);
      return true;
    },
  };
}
