/**
 * PNGs of at most 256 colours, one byte a pixel, composed of layers that have their palettes already: a library's encoder
 * quantizes each whole picture anew, which takes longer than all else about it.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { IndexedLayer } from './indexed-layer';
import type { Mask, View } from './raster';

/** Colours that a PNG's palette holds. */
const PALETTE = 256;

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
    const indices = first ? pixels.map(index => index + first) : pixels;
    for (let y = 0; y < height; y++)
      this.#rows.set(indices.subarray(y * width, (y + 1) * width), this.#at(left, top + y));
  }

  /** Fills a rectangle, as far as it lies in the picture. */
  fill([left, top, width, height]: View, color: string): void {
    const index = this.#add([color]);
    const [from, to] = [Math.max(0, left), Math.min(left + width, this.#width)];
    for (let y = Math.max(0, top); y < Math.min(top + height, this.#height); y++)
      this.#rows.fill(index, this.#at(from, y), this.#at(Math.max(from, to), y));
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

  /** Adds colours to the palette; the index of the first. */
  #add(colors: readonly string[]): number {
    const first = this.#palette.length;
    this.#palette.push(...colors);
    if (this.#palette.length > PALETTE) throw new RangeError(`More than ${PALETTE} colors`);
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
