/** Attribute of the site's root: the path that the document was made for, without the language's prefix. */
export const PRERENDERED_PATH = 'data-path';
/** Its value in the document for unknown paths. */
export const NOT_FOUND = '404';
