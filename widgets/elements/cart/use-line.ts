import { useEmit } from '../../hooks/use-emit';
import type { CartItem } from '../../stores/cart';
import { removeFromCart, setQuantity } from '../../stores/cart-updates';

interface LineChanges {
  /** Makes it `quantity` pieces, 1 to 999; false where a listener cancelled it. */
  set(quantity: number): boolean;
  /** Takes the line out; false where a listener cancelled it. */
  remove(): boolean;
}

/** What the cart alone does with a line, each wish announced first as those of `useQuantity` are. */
export function useLine(item: CartItem): LineChanges {
  const emit = useEmit();
  return {
    set(next) {
      if (next === item.quantity) return true;
      const wish = next > item.quantity ? 'tass-add-to-cart' : 'tass-remove-from-cart';
      if (!emit(wish, { product: item, quantity: next })) return false;
      setQuantity(item, next);
      return true;
    },
    remove() {
      if (!emit('tass-remove-from-cart', { product: item, quantity: 0 })) return false;
      removeFromCart(item);
      return true;
    },
  };
}
