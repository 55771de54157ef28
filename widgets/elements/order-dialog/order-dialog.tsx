import { X } from 'lucide';
import { useId } from 'react';
import type { Attributes, PropsOf } from '../../element/record';
import { useCloseOnBack } from '../../hooks/use-close-on-back';
import { useMessages } from '../../hooks/use-messages';
import { usePrint } from '../../hooks/use-print';
import { useStore } from '../../hooks/use-store';
import { OrderCheck } from '../../pieces/drawings/order-check';
import { Icon } from '../../pieces/icon';
import { messages as summaryMessages } from '../../pieces/messages/order-summary';
import { OrderSummary } from '../../pieces/order/order-summary';
import { Receipt } from '../../pieces/order/receipt';
import { ShopLink } from '../../pieces/shop-link';
import { orderDialog } from '../../stores/order-dialog';
import { type KeptOrder, placedOrders } from '../../stores/placed-orders';
import { messages } from './messages';
import { useModal } from './use-modal';
import { useOpenAttribute } from './use-open-attribute';

export const attributes = {
  open: { type: 'flag', doc: 'Opens the dialog; the shared state opens it too' },
} as const satisfies Attributes;

export function OrderDialog({ open: opened }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const summary = useMessages(summaryMessages);
  const heading = useId();
  const { number, delivery } = useStore(orderDialog);
  const order = useStore(placedOrders, orders => orders.find(one => one.number === number));
  const { printed, print } = usePrint<KeptOrder>();
  const { shown, close } = useOpenAttribute(opened);
  const { dialog, closed, pressed } = useModal(shown, close);
  useCloseOnBack(shown, close);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own */}
      <dialog
        ref={dialog}
        className="screen-only"
        part="dialog"
        aria-labelledby={heading}
        onClose={closed}
        onClick={pressed}
      >
        <div className="inside">
          <button type="button" className="icon-button close" aria-label={t.close} onClick={close}>
            <Icon node={X} />
          </button>
          <OrderCheck className="check" />
          <h2 id={heading} part="heading">
            {t.heading}
          </h2>
          <p>{t.text}</p>
          <button type="button" className="button button-primary" onClick={close}>
            <slot name="button">{t.go}</slot>
          </button>
          {number && (
            <p className="number">
              {summary.number} <bdi>{number}</bdi>
            </p>
          )}
          {order ? (
            <OrderSummary order={order} delivery={delivery} print={print} onLeave={close} />
          ) : (
            <ShopLink to="/orders" className="orders" onClick={close}>
              {summary.orders}
            </ShopLink>
          )}
        </div>
      </dialog>
      {printed && <Receipt order={printed} />}
    </>
  );
}
