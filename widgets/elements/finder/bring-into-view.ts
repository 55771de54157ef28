import { BREAKPOINTS } from '../../constants';

/** Scrolls to what a choice brought, on windows too small to show it beside the choice; a jump for who wants no motion. */
export function bringIntoView(node: HTMLElement | null): void {
  if (matchMedia(`(width >= ${BREAKPOINTS.tablet}px)`).matches) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
