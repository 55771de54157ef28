/** The three sizes of a banner and where words and scene go in each. All in px. */

/** A banner's size by the window it is made for. */
export interface Layout {
  name: 'desktop' | 'tablet' | 'mobile';
  width: number;
  height: number;
  /** Room between the edge and the words. */
  margin: number;
  /** Widest line of words. */
  measure: number;
  headline: number;
  tagline: number;
  /** Where the block of words begins, from the top; the middle of the height when null. */
  wordsFrom: number | null;
  /** Middle of the scene for a left-to-right banner, and its size. */
  scene: { x: number; y: number; size: number };
}

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'desktop',
    width: 1440,
    height: 480,
    margin: 112,
    measure: 620,
    headline: 66,
    tagline: 25,
    wordsFrom: null,
    scene: { x: 1050, y: 244, size: 470 },
  },
  {
    name: 'tablet',
    width: 1024,
    height: 420,
    margin: 64,
    measure: 460,
    headline: 50,
    tagline: 21,
    wordsFrom: null,
    scene: { x: 760, y: 214, size: 390 },
  },
  {
    name: 'mobile',
    width: 640,
    height: 640,
    margin: 44,
    measure: 552,
    headline: 54,
    tagline: 23,
    wordsFrom: 44,
    scene: { x: 420, y: 484, size: 304 },
  },
];
