import { type RefObject, useState } from 'react';

interface Folded {
  /** Whether the choice is hidden behind the one line that names the printer. */
  readonly folded: boolean;
  /** Opens the choice for who wants another printer. */
  open(): void;
  /** A printer was chosen, and nobody still looks for one. */
  fold(): void;
  /** For what holds the choice's controls. */
  readonly handlers: { onFocus(): void; onKeyDown(): void };
}

/**
 * Folds the choice away once a printer is chosen, and moves the focus on to `answer`. It opens when it is reached by Tab.
 */
export function useFolded(chosen: boolean, answer: RefObject<HTMLElement | null>): Folded {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return {
    folded: chosen && !isOpen,
    open,
    fold() {
      const root = answer.current?.getRootNode() as ShadowRoot | undefined;
      setOpen(false);
      if (root?.activeElement) answer.current?.focus({ preventScroll: true });
    },
    handlers: { onFocus: open, onKeyDown: open },
  };
}
