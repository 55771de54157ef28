/** Id of the link to the site's whole style sheet, which the document loads without applying it. */
export const WHOLE_STYLES = 'site-styles';

/** Applies the rules of all pages: the document came with those of its own first view. */
export function applyWholeStyles(): void {
  const link = document.getElementById(WHOLE_STYLES) as HTMLLinkElement | null;
  if (link) link.media = 'all';
}
