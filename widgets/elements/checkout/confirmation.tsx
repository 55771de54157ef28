import { useMessages } from '../../hooks/use-messages';
import { OrderCheck } from '../../pieces/drawings/order-check';
import { OrderSummary } from '../../pieces/order/order-summary';
import { State } from '../../pieces/state';
import type { OrderDelivery } from '../../stores/order-dialog';
import type { KeptOrder } from '../../stores/placed-orders';
import { messages } from './messages';

interface Props {
  readonly order: KeptOrder;
  readonly delivery: OrderDelivery;
  print(order: KeptOrder): void;
}

/** The order's number and what was ordered, in the checkout's own place: also where nothing else can be loaded. */
export function Confirmation({ order, delivery, print }: Props) {
  const t = useMessages(messages);
  return (
    <div className="confirmation">
      <State
        kind="empty"
        slot="placed"
        level={2}
        title={t.placed}
        text={t.placedText(order.number)}
        drawing={<OrderCheck className="drawing" />}
      />
      <OrderSummary order={order} delivery={delivery} print={print} />
    </div>
  );
}
