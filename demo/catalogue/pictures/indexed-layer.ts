/** Drawings quantized to a palette of their own. */
import sharp from 'sharp';
import { drawingPixels, pixelsOf, type View } from './raster';

/** Pixels row by row, each the index of its colour in `palette` (`#rrggbb`). */
export interface IndexedLayer {
  pixels: Uint8Array;
  width: number;
  height: number;
  palette: readonly string[];
}

/** A drawing on a `background` in at most that many `colors`. */
export async function indexedLayer(
  drawing: string,
  view: View,
  background: string,
  colors: number,
): Promise<IndexedLayer> {
  const [, , width, height] = view;
  const pixels = await drawingPixels(drawing, view, background);
  const palette = limitColors(countColors(await quantizedSample(pixels, width, height)), colors);
  return { pixels: indicesOf(pixels, palette), width, height, palette: palette.map(hexColor) };
}

/** Every so many rows and columns are sampled for the palette, which is found in a ninth of the time. */
const STEP = 3;

/** A sample of pixels in the 256 colours that suit it best. */
async function quantizedSample(pixels: Uint32Array, width: number, height: number): Promise<Uint32Array> {
  const size = { width: Math.ceil(width / STEP), height: Math.ceil(height / STEP) };
  const sample = new Uint32Array(size.width * size.height);
  for (let y = 0, at = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) sample[at++] = pixels[y * width + x] as number;
  const png = await sharp(new Uint8Array(sample.buffer), { raw: { ...size, channels: 4 } })
    .png({ palette: true, effort: 1, dither: 0, compressionLevel: 0 })
    .toBuffer();
  return pixelsOf(sharp(png));
}

type ColorCount = readonly [color: number, count: number];

/** How many pixels have each colour, the most frequent first. */
function countColors(pixels: Uint32Array): ColorCount[] {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Keeps so many colours: left out are those of which a more frequent one is near, and which few pixels have. */
function limitColors(frequent: readonly ColorCount[], limit: number): number[] {
  const all = frequent.map(([color]) => color);
  const losses = frequent.map(([color, count], i) => ({
    color,
    loss:
      i === 0 ? Number.POSITIVE_INFINITY : count * difference(color, all[nearest(color, all, i)] as number),
  }));
  losses.sort((one, other) => other.loss - one.loss);
  return losses.slice(0, limit).map(({ color }) => color);
}

/** Colours whose indices are cached, in a table that is quicker than a map: a power of two. */
const CACHED = 1 << 14;

/** For every pixel the index of the nearest colour of a palette. */
function indicesOf(pixels: Uint32Array, palette: readonly number[]): Uint8Array {
  const indices = new Uint8Array(pixels.length);
  const [colors, cached] = [new Uint32Array(CACHED), new Uint8Array(CACHED)];
  for (let i = 0; i < pixels.length; i++) {
    const color = pixels[i] as number;
    const slot = (color ^ (color >>> 11)) & (CACHED - 1);
    // An opaque pixel is never 0, as slots are that hold nothing yet.
    if (colors[slot] !== color) {
      colors[slot] = color;
      cached[slot] = nearest(color, palette);
    }
    indices[i] = cached[slot] as number;
  }
  return indices;
}

/** How much two pixels differ: the square of their distance. */
function difference(one: number, other: number): number {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = ((one >> 16) & 0xff) - ((other >> 16) & 0xff);
  return red * red + green * green + blue * blue;
}

/** The index of the colour that a pixel differs from least, of the first `limit` ones. */
function nearest(pixel: number, colors: readonly number[], limit = colors.length): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < limit; i++) {
    const found = difference(pixel, colors[i] as number);
    if (found < least) [best, least] = [i, found];
  }
  return best;
}

/** A pixel as `#rrggbb`: its four bytes are a number of the machine's order, little-endian everywhere Node runs. */
const hexColor = (pixel: number) =>
  `#${[pixel, pixel >> 8, pixel >> 16].map(byte => (byte & 0xff).toString(16).padStart(2, '0')).join('')}`;
