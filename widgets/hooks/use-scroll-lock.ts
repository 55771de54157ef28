import { useEffect } from 'react';

let locks = 0;

/** Keeps the page from scrolling while `locked`; several may hold it at once. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    locks++;
    style.overflow = 'hidden';
    return () => {
      if (--locks === 0) style.overflow = '';
    };
  }, [locked]);
}
