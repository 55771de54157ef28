/** Headers of a file that partners load, by its path. */
export function widgetHeaders(path: string): Readonly<Record<string, string>>;
/** Headers of the shop's pages. */
export const siteHeaders: Readonly<Record<string, string>>;
/** The `_headers` file that Netlify and Cloudflare read, with these versions of the elements. */
export function headersFile(versions: readonly string[]): string;

/** All that is said beside the file at a path, or beside an error there. */
export function headersFor(path: string, status?: number): Readonly<Record<string, string>>;
