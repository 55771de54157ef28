import { useMessages } from '../../hooks/use-messages';
import { OrderCheck } from '../../pieces/drawings/order-check';
import { ShopLink } from '../../pieces/shop-link';
import { State } from '../../pieces/state';
import type { KeptOrder } from '../../stores/placed-orders';
import { messages } from './messages';
import { OrderLines } from './order-lines';

/** The order's number and what was ordered, in the checkout's own place: also where nothing else can be loaded. */
export function Confirmation({ order }: { readonly order: KeptOrder }) {
  const t = useMessages(messages);
  return (
    <div className="confirmation">
      <State
        kind="empty"
        level={2}
        title={t.placed}
        text={t.placedText(order.number)}
        drawing={<OrderCheck className="drawing" />}
      />
      <OrderLines lines={order.lines} />
      <p className="more">
        <ShopLink to="/orders">{t.orders}</ShopLink>
      </p>
    </div>
  );
}
