import { yieldToMain } from '../../widgets/browser/yield-to-main';

/** Goes to another page, which fades in over the last where the browser can and the visitor doesn't mind motion. */
export function withViewTransition(go: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    go();
    return;
  }
  const transition = document.startViewTransition(() => {
    go();
    // By then the page is drawn.
    return yieldToMain();
  });
  // The next one, or a hidden tab, cuts it short: the page is there all the same.
  transition.ready.catch(() => undefined);
}
