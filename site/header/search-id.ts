/** Id of the header's search, where the header's first line ends: pages are drawn from there on (`site/prerender/document/document.ts`). */
export const SEARCH_ID = 'search';
