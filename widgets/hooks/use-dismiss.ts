import { type RefObject, useLayoutEffect } from 'react';
import { listen } from '../events';

/**
 * Calls back while `open` when somebody leaves what is open: by a press outside `box`, seen through shadow roots, or by
 * moving the focus from inside to another element.
 */
export function useDismiss(box: RefObject<Element | null>, dismiss: () => void, open: boolean): void {
  // Before it is seen: the very next press counts.
  useLayoutEffect(() => {
    const inside = box.current;
    if (!open || !inside) return;
    const stopPresses = listen(document, 'pointerdown', event => {
      if (!event.composedPath().includes(inside)) dismiss();
    });
    const stopFocus = listen(inside, 'focusout', ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !inside.contains(relatedTarget as Node)) dismiss();
    });
    return () => {
      stopPresses();
      stopFocus();
    };
  });
}
