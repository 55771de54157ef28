import { useState } from 'react';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { OrderCheck } from '../../pieces/drawings/order-check';
import { EmptyCart } from '../../pieces/empty-cart';
import { Notice } from '../../pieces/notice';
import { State } from '../../pieces/state';
import { Form } from './form';
import { messages } from './messages';

export function Checkout() {
  const t = useMessages(messages);
  const items = useCart();
  const [placed, setPlaced] = useState<string>();
  return (
    <section className="checkout">
      <h1 part="heading">{t.heading}</h1>
      {placed !== undefined ? (
        <State
          kind="empty"
          level={2}
          title={t.placed}
          text={t.placedText(placed)}
          drawing={<OrderCheck className="drawing" />}
        />
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
