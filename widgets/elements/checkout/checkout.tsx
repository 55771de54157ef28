import { useState } from 'react';
import type { PropsOf } from '../../element/record';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { usePrint } from '../../hooks/use-print';
import { type headingAttributes, MainHeading } from '../../pieces/main-heading';
import { Notice } from '../../pieces/notice';
import { EmptyCart } from '../../pieces/order/empty-cart';
import { Receipt } from '../../pieces/order/receipt';
import type { OrderDelivery } from '../../stores/order-dialog';
import type { KeptOrder } from '../../stores/placed-orders';
import { Confirmation } from './confirmation';
import { Form } from './form';
import { messages } from './messages';

export function Checkout({ headingLevel }: PropsOf<typeof headingAttributes>) {
  const t = useMessages(messages);
  const items = useCart();
  const [placed, setPlaced] = useState<{ readonly order: KeptOrder; readonly delivery: OrderDelivery }>();
  const { printed, print } = usePrint<KeptOrder>();
  return (
    <>
      <section className={printed ? 'checkout screen-only' : 'checkout'}>
        <MainHeading level={headingLevel}>{t.heading}</MainHeading>
        {placed && <Confirmation {...placed} print={print} />}
        {!placed && items.length === 0 && <EmptyCart />}
        {!placed && items.length > 0 && (
          <Form items={items} onPlaced={(order, delivery) => setPlaced({ order, delivery })} />
        )}
        <Notice />
      </section>
      {printed && <Receipt order={printed} />}
    </>
  );
}
