import { useState } from 'react';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { EmptyCart } from '../../pieces/empty-cart';
import { Notice } from '../../pieces/notice';
import type { KeptOrder } from '../../stores/placed-orders';
import { Confirmation } from './confirmation';
import { Form } from './form';
import { messages } from './messages';

export function Checkout() {
  const t = useMessages(messages);
  const items = useCart();
  const [placed, setPlaced] = useState<KeptOrder>();
  return (
    <section className="checkout">
      <h1 part="heading">{t.heading}</h1>
      {placed !== undefined ? (
        <Confirmation order={placed} />
      ) : items.length === 0 ? (
        <slot name="empty">
          <EmptyCart />
        </slot>
      ) : (
        <Form items={items} onPlaced={setPlaced} />
      )}
      <Notice />
    </section>
  );
}
