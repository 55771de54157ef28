import { useMessages } from '../../hooks/use-messages';
import { messages } from '../messages/product-card';

/** 'Add to Cart', or what the page puts in its place: for elements with one such button alone. */
export function AddLabel() {
  const t = useMessages(messages);
  return <slot name="button">{t.addToCart}</slot>;
}
