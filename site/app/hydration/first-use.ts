/** Attribute of the root element and event on the window: the visitor has interacted with the page. */
export const USED = 'site-used';

/** Calls `then` at the first use of the page; at once if that came before this code (`site/prerender/document/inline-script.ts`). */
export function onFirstUse(then: () => void): void {
  if (document.documentElement.hasAttribute(USED)) then();
  else addEventListener(USED, then, { once: true });
}
