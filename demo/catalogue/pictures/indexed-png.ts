/**
 * Pictures of at most 256 colours, one byte a pixel, put together from layers that have their palettes already: a
 * library's encoder looks for the palette of each whole picture anew, which takes longer than all else about it.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Left, top, width and height of what is shown of a drawing, in px. */
export type View = readonly [left: number, top: number, width: number, height: number];

/** Pixels row by row, each the place of its colour in `palette` (`#rrggbb`). */
export interface IndexedLayer {
  pixels: Uint8Array;
  width: number;
  height: number;
  palette: readonly string[];
}

/** How far something covers each pixel of a view, row by row, 0 to 255. */
export interface Mask {
  covered: Uint8Array;
  view: View;
}

/** Colours that a PNG's palette holds. */
const PALETTE = 256;

function shown(drawing: string, view: View, background = 'none'): Sharp {
  const [left, top, width, height] = view;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}"><rect x="${left}" y="${top}" width="100%" height="100%" fill="${background}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg));
}

/** Every pixel of a picture as one number of its four bytes. */
async function pixelsOf(picture: Sharp): Promise<Uint32Array> {
  const bytes = await picture.ensureAlpha().raw().toBuffer();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** A drawing on a `background` in at most that many `colors`. */
export async function indexedLayer(
  drawing: string,
  view: View,
  background: string,
  colors: number,
): Promise<IndexedLayer> {
  const [, , width, height] = view;
  const pixels = await pixelsOf(shown(drawing, view, background));
  const palette = fewer(countColors(await reduced(pixels, width, height)), colors);
  return { pixels: placesOf(pixels, palette), width, height, palette: palette.map(hexColor) };
}

/** Every so many rows and columns a picture is looked at for its palette, which is found in a ninth of the time. */
const SAMPLED = 3;

/** Pixels of a picture in the 256 colours that suit it best. */
async function reduced(pixels: Uint32Array, width: number, height: number): Promise<Uint32Array> {
  const size = { width: Math.ceil(width / SAMPLED), height: Math.ceil(height / SAMPLED) };
  const sample = new Uint32Array(size.width * size.height);
  for (let y = 0, at = 0; y < height; y += SAMPLED)
    for (let x = 0; x < width; x += SAMPLED) sample[at++] = pixels[y * width + x] as number;
  const png = await sharp(new Uint8Array(sample.buffer), { raw: { ...size, channels: 4 } })
    .png({ palette: true, effort: 1, dither: 0, compressionLevel: 0 })
    .toBuffer();
  return pixelsOf(sharp(png));
}

/** How many pixels have each colour, the most frequent first. */
function countColors(pixels: Uint32Array): (readonly [color: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Colours whose places are at hand at once, in a table that is quicker than a map: a power of two. */
const TABLE = 1 << 14;

/** The nearest place in a palette for every pixel. */
function placesOf(pixels: Uint32Array, palette: readonly number[]): Uint8Array {
  const places = new Uint8Array(pixels.length);
  const [known, placeOf] = [new Uint32Array(TABLE), new Uint8Array(TABLE)];
  for (let i = 0; i < pixels.length; i++) {
    const color = pixels[i] as number;
    const slot = (color ^ (color >>> 11)) & (TABLE - 1);
    // No pixel is 0: all cover what is below.
    if (known[slot] !== color) {
      known[slot] = color;
      placeOf[slot] = nearest(color, palette);
    }
    places[i] = placeOf[slot] as number;
  }
  return places;
}

/** How much two pixels differ: the square of their distance. */
function difference(one: number, other: number): number {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = ((one >> 16) & 0xff) - ((other >> 16) & 0xff);
  return red * red + green * green + blue * blue;
}

/** The place of the colour that a pixel differs from least, of the first `limit` ones. */
function nearest(pixel: number, colors: readonly number[], limit = colors.length): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < limit; i++) {
    const found = difference(pixel, colors[i] as number);
    if (found < least) [best, least] = [i, found];
  }
  return best;
}

/** Keeps so many colours: left out are those of which a more frequent one is near, and which few pixels have. */
function fewer(frequent: readonly (readonly [color: number, count: number])[], limit: number): number[] {
  const all = frequent.map(([color]) => color);
  const lost = frequent.map(([color, count], i) => ({
    color,
    loss:
      i === 0 ? Number.POSITIVE_INFINITY : count * difference(color, all[nearest(color, all, i)] as number),
  }));
  lost.sort((one, other) => other.loss - one.loss);
  return lost.slice(0, limit).map(({ color }) => color);
}

/** A pixel's four bytes, read as a number of the machine's order (little-endian everywhere Node runs), as `#rrggbb`. */
const hexColor = (pixel: number) =>
  `#${[pixel, pixel >> 8, pixel >> 16].map(byte => (byte & 0xff).toString(16).padStart(2, '0')).join('')}`;

/** How far a drawing covers each pixel of a view. */
export function coverage(drawing: string, view: View): Promise<Uint8Array> {
  return shown(drawing, view).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}

/** A picture that layers and letters are laid on, one after the other; their colours are added to its palette. */
export class IndexedPicture {
  /** As a PNG has them: each row begins with a byte for its filter, which is none. */
  readonly #rows: Uint8Array;
  readonly #width: number;
  readonly #height: number;
  readonly #palette: string[] = [];

  /** Begins with a copy of `ground`. */
  constructor(ground: IndexedLayer) {
    this.#width = ground.width;
    this.#height = ground.height;
    this.#rows = new Uint8Array((ground.width + 1) * ground.height);
    this.lay(ground, 0, 0);
  }

  /** Puts a layer at `left`, `top`; it lies in the picture as a whole and hides what is below. */
  lay({ pixels, width, height, palette }: IndexedLayer, left: number, top: number): void {
    const first = this.#add(palette);
    const places = first ? pixels.map(place => place + first) : pixels;
    for (let y = 0; y < height; y++)
      this.#rows.set(places.subarray(y * width, (y + 1) * width), this.#at(left, top + y));
  }

  /** Fills a rectangle. */
  fill([left, top, width, height]: View, color: string): void {
    const place = this.#add([color]);
    for (let y = top; y < top + height; y++)
      this.#rows.fill(place, this.#at(left, y), this.#at(left + width, y));
  }

  /**
   * Inks what masks cover, as far as they lie in the picture, on a ground of one colour: `shades` go from that to the
   * ink's. What is not covered stays as it is, and what two masks cover has both their shares.
   */
  ink(masks: readonly Mask[], shades: readonly string[]): void {
    const first = this.#add(shades);
    const full = shades.length - 1;
    for (const { covered, view } of masks) {
      const [left, top, width, height] = view;
      const [from, to] = [Math.max(0, -left), Math.min(width, this.#width - left)];
      for (let y = Math.max(0, -top); y < Math.min(height, this.#height - top); y++)
        for (let x = from, at = this.#at(left + from, top + y); x < to; x++, at++) {
          const shade = Math.round(((covered[y * width + x] as number) * full) / 255);
          if (shade === 0) continue;
          const below = Math.max(0, (this.#rows[at] as number) - first);
          this.#rows[at] = first + Math.min(full, (below > full ? 0 : below) + shade);
        }
    }
  }

  /** The picture as PNG. */
  async png(): Promise<Buffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.#width, 0);
    header.writeUInt32BE(this.#height, 4);
    // Eight bits a pixel, of a palette.
    header.set([8, 3], 8);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(this.#palette.map(color => color.slice(1)).join(''), 'hex')),
      chunk('IDAT', await promisify(deflate)(this.#rows, { chunkSize: CHUNK })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  /** Where a pixel is among the rows. */
  #at(x: number, y: number): number {
    return y * (this.#width + 1) + 1 + x;
  }

  /** Where the first of these is in the palette. */
  #add(colors: readonly string[]): number {
    const first = this.#palette.length;
    this.#palette.push(...colors);
    if (this.#palette.length > PALETTE) throw new RangeError(`More than ${PALETTE} colours`);
    return first;
  }
}

/** Bytes that compressed rows seldom go beyond: they come at once. */
const CHUNK = 64 * 1024;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG: how long, its name, what is in it, and their checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
