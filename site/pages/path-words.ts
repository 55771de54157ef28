/** Longest text in characters that is worth a search. */
const MAX_LENGTH = 100;

/** The words that an address ends with, `/product/hp-26a.html` as `hp 26a`; empty where it has none, or too many. */
export function pathWords(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    const words = decodeURIComponent(last)
      .replace(/\.\w+$|[-_+]+/g, ' ')
      .trim();
    return words.length > MAX_LENGTH ? '' : words;
  } catch {
    return '';
  }
}
