/** Attribute of the root element and event on the window: the site is hydrated, or hydration has failed for good. */
export const HYDRATED = 'site-hydrated';

/**
 * Event on the window: the code that answers presses can't be had. Attribute of the root element from then until the site is
 * hydrated (`site/prerender/document/inline-script.ts`), by which the notice of this id is shown (`site/styles/page.css`).
 */
export const UNSTARTED = 'site-unstarted';

/** Has the page say that it may not answer. */
export const announceUnstarted = (): void => void dispatchEvent(new Event(UNSTARTED));

/** Has the presses that came before replayed (`site/prerender/document/inline-script.ts`). */
export function announceHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  dispatchEvent(new Event(HYDRATED));
}
