import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listen } from '../events';

/** Calls back for presses outside the element, seen through shadow roots, while `active`. */
export function useOutsideClick(ref: RefObject<Element | null>, onOutside: () => void, active = true): void {
  const latest = useRef(onOutside);
  latest.current = onOutside;
  // Before it is seen: the very next press counts.
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: Event) => {
      if (ref.current && !event.composedPath().includes(ref.current)) latest.current();
    };
    return listen(document, 'pointerdown', press);
  }, [active, ref]);
}
