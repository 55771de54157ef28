import type { Product } from '../api/schemas';
import { MAX_QUANTITY } from '../constants';
import { cart, quantityOf } from '../stores/cart';
import { addToCart, decreaseInCart } from '../stores/cart-updates';
import { useEmit } from './use-emit';
import { useStore } from './use-store';

export interface CartLine {
  /** Pieces in the cart, by the product's slug. */
  readonly quantity: number;
  add(): void;
  decrease(): void;
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
  };
}
