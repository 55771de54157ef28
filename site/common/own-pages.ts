/** Paths, without the language's prefix, of pages that hold what is the visitor's own: nobody fetches them on a guess. */
export const OWN_PAGES: readonly string[] = ['/cart', '/checkout', '/orders', '/quote'];
