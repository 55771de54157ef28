import { useEffect } from 'react';

let locks = 0;

/** Keeps the page from scrolling while `locked`; several may hold it at once. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    locks++;
    // A scrollbar that goes leaves its room, or all of the page would move aside under the press.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      if (--locks === 0) style.overflow = style.scrollbarGutter = '';
    };
  }, [locked]);
}
