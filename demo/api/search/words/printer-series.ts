import { words } from '../text/normalise';

/** Words of printers' titles that people leave out or add as they like. */
export const WEAK_SERIES = new Set(
  words(
    'pro plus mfp series home flow duo turbo premium color wireless enterprise professional smart ultra dx ii photo aficio',
  ),
);
/** One of them, glued to the front of a name: `ProXpress`, `MultiXpress`. */
const GLUED = /^(?:pro|smart|ultra|color|multi)(?=\p{L})/u;
/** A series that begins so is called by that alone, too: `LaserJet`. */
const BEGINNING = 'laser';
const MAX_SERIES_WORDS = 4;

/**
 * Runs of words in a model's title: its series, by the whole name and by each part of it. The letters at a number are of no run but
 * their own: "Pro M1212nf MFP".
 */
export function seriesIn(title: string): string[] {
  const found: string[] = [];
  const apart = title.toLowerCase().replace(/\S*\d\S*/g, '|$&|');
  for (const run of apart.split(/[^\p{L} -]+/u)) {
    const parts = words(run);
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= Math.min(parts.length, from + MAX_SERIES_WORDS); to++) {
        const series = parts.slice(from, to).join('');
        if (series.length > 3 || WEAK_SERIES.has(series)) found.push(series);
        const plain = series.replace(GLUED, '');
        if (to === from + 1 && series.startsWith(BEGINNING)) found.push(BEGINNING);
        if (to === from + 1 && plain.length > 4 && plain !== series) found.push(plain);
      }
  }
  return found;
}
