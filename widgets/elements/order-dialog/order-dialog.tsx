import { X } from 'lucide';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useHost } from '../../element/host';
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
import { closeOrderDialog, orderDialog } from '../../stores/order-dialog';
import { type KeptOrder, placedOrders } from '../../stores/placed-orders';
import { messages } from './messages';

export const attributes = {
  open: { type: 'flag', doc: 'Opens the dialog; the shared state opens it too' },
} as const satisfies Attributes;

export function OrderDialog({ open: opened }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const summary = useMessages(summaryMessages);
  const host = useHost();
  const heading = useId();
  const { open, number, delivery } = useStore(orderDialog);
  const order = useStore(placedOrders, orders => orders.find(one => one.number === number));
  const { printed, print } = usePrint<KeptOrder>();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = open || opened;
  /** It was closed here, and its event, which comes later, is not the visitor's. */
  const closing = useRef(false);

  // The attribute says what is shown, whoever opened it, and taking it away closes it.
  useEffect(() => {
    if (!open) return;
    host?.setAttribute('open', '');
    return () => host?.removeAttribute('open');
  }, [open, host]);
  const wasOpened = useRef(opened);
  useEffect(() => {
    if (wasOpened.current && !opened) closeOrderDialog();
    wasOpened.current = opened;
  }, [opened]);

  // The browser's own modal dialog traps the focus, closes on Escape and restores the focus.
  useEffect(() => {
    const { current } = dialog;
    if (shown) current?.showModal();
    else if (current?.open) {
      closing.current = true;
      current.close();
    }
  }, [shown]);

  const close = () => {
    closeOrderDialog();
    host?.removeAttribute('open');
  };
  useCloseOnBack(shown, close);
  const closed = () => {
    // By then a page may have opened it again.
    if (!closing.current) close();
    closing.current = false;
  };
  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    // Whatever is inside covers the dialog whole: only its backdrop is the dialog itself.
    if (event.target === dialog.current) close();
  };
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
