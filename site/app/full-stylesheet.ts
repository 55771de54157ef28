/** Id of the link to the site's full style sheet, which the document loads without applying it. */
export const FULL_STYLESHEET = 'site-styles';

/** Applies the rules of all pages: the document came with the critical ones of its own first view. */
export function applyFullStylesheet(): void {
  const link = document.getElementById(FULL_STYLESHEET) as HTMLLinkElement | null;
  if (link) link.media = 'all';
}
