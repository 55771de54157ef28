/**
 * Attribute of the page's data, at its end, in a page that may wait for its first use: what it loads then, addresses with
 * blanks between.
 */
export const APP_FILES = 'data-app';

/** What the page loads at its first use; undefined where it waits for none. */
export const appFiles = (): string[] | undefined =>
  document.querySelector(`[${APP_FILES}]`)?.getAttribute(APP_FILES)?.split(' ');

/** Fetches the files side by side: the browser would find each only in the one before. */
export function preloadApp(): void {
  for (const href of appFiles() ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
