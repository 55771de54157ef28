import type { Plugin } from 'rollup';

/** One style sheet, minified. */
export function minifyCss(file: string): string;
/** Style sheets as modules of their text. */
export function cssAsText(): Plugin;
