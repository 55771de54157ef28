/** One style sheet, minified. */
export function minifyCss(file: string): string;
