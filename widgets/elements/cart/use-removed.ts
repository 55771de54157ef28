import { useCallback, useRef, useState } from 'react';
import { useEmit } from '../../hooks/use-emit';
import type { CartItem, CartItems } from '../../stores/cart';
import { restoreToCart } from './restore-to-cart';

/** A line that was taken out, and its place in the list. */
interface Removed {
  readonly item: CartItem;
  readonly at: number;
}

/** Keeps the line that was taken out last, for as long as it may come back. */
export function useRemoved(items: CartItems) {
  const emit = useEmit();
  const [removed, setRemoved] = useState<Removed>();
  const [restored, setRestored] = useState<string>();
  const drawn = useRef(items);
  drawn.current = items;
  const close = () => setRemoved(undefined);
  return {
    removed,
    /** Slug of the line that came back last. */
    restored,
    /** Always the same function, so that lines that did not change are not drawn again. */
    keep: useCallback((item: CartItem) => {
      setRestored(undefined);
      setRemoved({ item, at: drawn.current.findIndex(({ slug }) => slug === item.slug) });
    }, []),
    close,
    undo() {
      close();
      if (!removed) return;
      const { item, at } = removed;
      if (!emit('tass-add-to-cart', { product: item, quantity: item.quantity })) return;
      setRestored(item.slug);
      restoreToCart(item, at);
    },
  };
}
