/** Attribute of the root element and event on the window: the site answers by itself from now on, or never will. */
export const HYDRATED = 'site-hydrated';

/** Lets what was pressed before happen now (`site/prerender/early-script.ts`). */
export function announceHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  dispatchEvent(new Event(HYDRATED));
}
