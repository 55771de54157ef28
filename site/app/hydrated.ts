/** Attribute of the root element and event on the window: the site is hydrated, or hydration has failed for good. */
export const HYDRATED = 'site-hydrated';

/** Has the presses that came before replayed (`site/prerender/inline-script.ts`). */
export function announceHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  dispatchEvent(new Event(HYDRATED));
}
