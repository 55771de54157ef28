import { X } from 'lucide';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useHost } from '../../element/host';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { useStore } from '../../hooks/use-store';
import { OrderCheck } from '../../pieces/drawings/order-check';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { closeOrderDialog, orderDialog } from '../../stores/order-dialog';
import type { attributes } from './attributes';
import { messages } from './messages';

export function OrderDialog({ open: opened }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const host = useHost();
  const heading = useId();
  const { open, number } = useStore(orderDialog);
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = open || opened;

  // The browser's own modal dialog holds the focus, hears Escape and gives the focus back.
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  const close = () => {
    closeOrderDialog();
    host?.removeAttribute('open');
  };
  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    // Whatever is inside covers the dialog whole: only its backdrop is the dialog itself.
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog ref={dialog} part="dialog" aria-labelledby={heading} onClose={close} onClick={pressed}>
      <div className="inside">
        <button type="button" className="icon-button close" aria-label={t.close} onClick={close}>
          <Icon node={X} />
        </button>
        <OrderCheck className="check" />
        <h2 id={heading} part="heading">
          {t.heading}
        </h2>
        <p>{t.text}</p>
        {number && (
          <p className="number">
            {t.number} <bdi>{number}</bdi>
          </p>
        )}
        <button type="button" className="button button-primary" onClick={close}>
          {t.go}
        </button>
        <ShopLink to="/orders" className="orders" onClick={close}>
          {t.orders}
        </ShopLink>
      </div>
    </dialog>
  );
}
