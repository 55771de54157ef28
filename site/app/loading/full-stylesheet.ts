/** Id of the link to the site's full style sheet, which the document loads without applying it. */
export const FULL_STYLESHEET = 'site-styles';

const fullStylesheet = () => document.getElementById(FULL_STYLESHEET) as HTMLLinkElement | null;

/** Whether the rules of other pages are here; browsers give an empty sheet for one that can't be had. */
export const hasFullStylesheet = (): boolean => Boolean(fullStylesheet()?.sheet?.cssRules.length);

/**
 * Applies the rules of all pages, for which a browser computes all styles anew. The document came with those that its own
 * markup can match: it needs no others until it is hydrated.
 */
export function applyFullStylesheet(): void {
  const link = fullStylesheet();
  if (link) link.media = 'all';
}
