import { useEffect, useRef } from 'react';
import { useHost } from '../../element/host';
import { useStore } from '../../hooks/use-store';
import { closeOrderDialog, orderDialog } from '../../stores/order-dialog';

/**
 * Keeps the element's `open` and the shared state as one: the attribute says what is shown, whoever opened it, and taking
 * it away closes it. `opened` is the attribute as it was read.
 */
export function useOpenAttribute(opened: boolean | undefined): { readonly shown: boolean; close(): void } {
  const host = useHost();
  const open = useStore(orderDialog, state => state.open);

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

  return {
    shown: open || Boolean(opened),
    close() {
      closeOrderDialog();
      host?.removeAttribute('open');
    },
  };
}
