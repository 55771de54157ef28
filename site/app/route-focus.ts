import { type RefObject, useEffect, useRef, useState } from 'react';
import { TITLE_REAPPLY } from '../../widgets/constants';
import { placeOf } from '../common/address';
import { returnTo, takePlaceLeft } from '../common/history';

/**
 * What happens when a page was entered from another: it scrolls smoothly to the top, or to the place it was left at on
 * the way back; the focus goes to its heading; and the text returned, for a status region, names it.
 */
export function useRouteFocus(
  main: RefObject<HTMLElement | null>,
  path: string,
  search: string,
  ready: boolean,
): string {
  const [announcement, announce] = useState('');
  const shown = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of a list has a place of its own
  useEffect(() => {
    // On the way back before this page was seen, the place kept is another page's.
    if (!ready || placeOf(location.pathname).path !== path) return;
    const from = shown.current;
    shown.current = path;
    const left = takePlaceLeft();
    const stop = left === undefined ? undefined : returnTo(left);
    if (from === undefined || from === path) return stop;
    if (left === undefined) scrollTo({ top: 0, behavior: smooth() });
    focusHeading(main.current);
    // By then the title has been applied for the second time.
    const named = setTimeout(() => announce(document.title), 2 * TITLE_REAPPLY);
    return () => {
      clearTimeout(named);
      stop?.();
    };
  }, [main, path, search, ready]);

  return announcement;
}

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

const smooth = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
