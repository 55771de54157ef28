import type { SearchProduct } from '../engine';
import { arabicForms, compact, words } from '../text/normalise';

/** The words that a product is found by, of both its titles: Arabic ones in their forms, sizes without spaces. */
export function titleWordsOf({ title, titleAr }: SearchProduct): Set<string> {
  const titleWords = words(`${title} ${titleAr}`).flatMap(word => arabicForms(word, 'title'));
  return new Set([...titleWords, ...sizesIn(title), ...sizesIn(titleAr)]);
}

const SIZE = /(\d+)(?:\s*×\s*(\d+))?[\s-]*(mm|cm|m|ml|gsm|dpi|sheets?|labels|مم|سم|م|مل|غرام)(?!\p{L})/giu;
/** A width and a length, each in its own unit. */
const WIDTH_AND_LENGTH = /(\d+)\s*(?:mm|مم)\s*×\s*(\d+)\s*(?:m|م)(?!\p{L})/giu;

/** Sizes as they are typed without spaces, each side of `80 × 40 mm` and both: `80mm`, `40mm`, `80x40`. */
function sizesIn(title: string): string[] {
  const areas = [...title.matchAll(WIDTH_AND_LENGTH)].map(([, width, length]) => `${width}x${length}`);
  const sizes = [...title.matchAll(SIZE)].flatMap(([, first = '', second, unit = '']) => {
    const sides = second === undefined ? [first] : [first, second];
    return [
      ...sides.map(side => compact(side + unit)),
      ...(second === undefined ? [] : [`${first}x${second}`, `${second}x${first}`]),
    ];
  });
  return [...areas, ...sizes];
}
