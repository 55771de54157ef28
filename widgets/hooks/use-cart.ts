import type { Product } from '../api/schemas';
import { MAX_QUANTITY } from '../constants';
import {
  addToCart,
  type CartItems,
  cart,
  decreaseInCart,
  quantityOf,
  removeFromCart,
  setQuantity,
} from '../stores/cart';
import { useEmit } from './use-emit';
import { useStore } from './use-store';

/** The cart's lines; none while rendering on a server. */
export function useCart(): CartItems {
  return useStore(cart, ({ items }) => items);
}

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
