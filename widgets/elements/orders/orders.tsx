import type { PropsOf } from '../../element/record';
import { useHydrating } from '../../hooks/use-hydrating';
import { useMessages } from '../../hooks/use-messages';
import { usePrint } from '../../hooks/use-print';
import { useStore } from '../../hooks/use-store';
import { type headingAttributes, MainHeading } from '../../pieces/main-heading';
import { Notice } from '../../pieces/notice';
import { Receipt } from '../../pieces/order/receipt';
import { ShopLink } from '../../pieces/shop-link';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import { forgetOrder, type KeptOrder, placedOrders } from '../../stores/placed-orders';
import { FindOrder } from './find-order';
import { messages } from './messages';
import { Order } from './order';
import { useStatuses } from './use-statuses';

export function Orders({ headingLevel }: PropsOf<typeof headingAttributes>) {
  const t = useMessages(messages);
  const orders = useStore(placedOrders);
  const { printed, print } = usePrint<KeptOrder>();
  useStatuses(orders);
  return (
    <>
      <section className={printed && 'screen-only'}>
        <MainHeading level={headingLevel}>{t.heading}</MainHeading>
        <OrdersOfBrowser orders={orders} print={print} />
        <FindOrder print={print} />
        <Notice />
      </section>
      {printed && <Receipt order={printed} />}
    </>
  );
}

interface Props {
  readonly orders: readonly KeptOrder[];
  print(order: KeptOrder): void;
}

/** The orders that this browser keeps, or what to do where it keeps none. */
function OrdersOfBrowser({ orders, print }: Props) {
  const t = useMessages(messages);
  if (useHydrating()) return <Spinner />;
  if (orders.length === 0) {
    return (
      <State kind="empty" level={2} title={t.none} text={t.noneText}>
        <ShopLink to="/" className="button button-primary">
          {t.shop}
        </ShopLink>
      </State>
    );
  }
  return (
    <>
      <p className="intro">{t.intro}</p>
      <ul className="orders">
        {orders.map(order => (
          <Order key={order.number} order={order} print={print} forget={forgetOrder} />
        ))}
      </ul>
    </>
  );
}
