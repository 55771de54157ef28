import { type PointerEvent, useRef } from 'react';

/** px that a press may wander and still be one; more is a drag. */
const PRESS_TOLERANCE = 8;

export interface Swipe {
  /** px that must be exceeded. */
  readonly distance: number;
  onLeft(): void;
  onRight(): void;
}

/** Handlers that tell horizontal swipes of finger, pen or mouse. The area wants `touch-action: pan-y`. */
export function useSwipe({ distance, onLeft, onRight }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const dragged = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged.current = Math.hypot(x, y) > PRESS_TOLERANCE;
      if (Math.abs(x) <= distance || Math.abs(y) > Math.abs(x)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = undefined;
    },
    /** A drag that ends on a link is no press of it; a key is one at any time. */
    onClickCapture(event: { readonly detail: number; preventDefault(): void; stopPropagation(): void }) {
      if (!dragged.current || event.detail === 0) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
