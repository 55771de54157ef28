import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** For the dialog's `close`. */
  closed(): void;
  /** For the dialog's `click`. */
  pressed(event: MouseEvent<HTMLDialogElement>): void;
}

/** The browser's own modal dialog, which traps the focus and restores it; Escape and a press on the backdrop `close` it. */
export function useModal(shown: boolean, close: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  /** It was closed here, and its event, which comes later, is not the visitor's. */
  const closing = useRef(false);

  useEffect(() => {
    const { current } = dialog;
    if (shown) current?.showModal();
    else if (current?.open) {
      closing.current = true;
      current.close();
    }
  }, [shown]);

  return {
    dialog,
    closed() {
      // By then a page may have opened it again.
      if (!closing.current) close();
      closing.current = false;
    },
    pressed({ target }) {
      // Whatever is inside covers the dialog whole: only its backdrop is the dialog itself.
      if (target === dialog.current) close();
    },
  };
}
