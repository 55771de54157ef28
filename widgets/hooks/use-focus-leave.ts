import { type RefObject, useEffect, useRef } from 'react';

/** Calls `leave` when the focus moves from inside an element to another one outside. A press outside is none of it. */
export function useFocusLeave(inside: RefObject<HTMLElement | null>, leave: () => void): void {
  const left = useRef(leave);
  left.current = leave;
  useEffect(() => {
    const element = inside.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element?.contains(relatedTarget as Node)) left.current();
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, [inside]);
}
