/** Attribute of the site's root in a page that may wait for its first use: what it loads then, addresses with blanks between. */
export const APP_FILES = 'data-app';

/** Fetches the files side by side: the browser would find each only in the one before. */
export function preloadApp(root: HTMLElement): void {
  for (const href of root.getAttribute(APP_FILES)?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
