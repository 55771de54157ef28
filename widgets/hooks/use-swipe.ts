import { type PointerEvent, useRef } from 'react';

export interface Swipe {
  /** px that must be exceeded. */
  readonly distance: number;
  onLeft(): void;
  onRight(): void;
}

/** Handlers that tell horizontal swipes of finger, pen or mouse. The area wants `touch-action: pan-y`. */
export function useSwipe({ distance, onLeft, onRight }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = { x: event.clientX, y: event.clientY };
      swiped.current = false;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) <= distance || Math.abs(event.clientY - from.y) > Math.abs(x)) return;
      swiped.current = true;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = undefined;
    },
    /** A swipe that ends on a link is no press of it. */
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
