import { isPhone } from '../../browser/first-view';

/** Scrolls to what a choice brought, on windows too small to show it beside the choice; a jump for who wants no motion. */
export function bringIntoView(node: HTMLElement | null): void {
  if (!node || !isPhone()) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
