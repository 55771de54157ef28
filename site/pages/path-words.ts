/** The words that an address ends with, `/product/hp-26a.html` as `hp 26a`; empty where it has none. */
export function pathWords(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last)
      .replace(/\.\w+$|[-_+]+/g, ' ')
      .trim();
  } catch {
    return '';
  }
}
