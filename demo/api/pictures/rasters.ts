import { Problem } from '../common/problems';

/** Side of a raster picture in px. */
const SIDE = 800;
/** Pictures that may be in the making; more are turned away rather than kept waiting. */
const MAX_MAKING = 20;
const RETRY_AFTER = 2;

/** Makes PNGs of SVGs, one at a time, so that orders have the processor meanwhile; who asks for the same one shares it. */
export class Rasters {
  readonly #making = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The PNG of an SVG; rejects with `unavailable` where too many are in the making. */
  async draw(svg: string): Promise<Buffer> {
    const shared = this.#making.get(svg);
    if (shared) return shared;
    if (this.#making.size >= MAX_MAKING) throw new Problem('unavailable', {}, RETRY_AFTER);
    const made = this.#last.then(() => rasterOf(svg)).finally(() => this.#making.delete(svg));
    this.#making.set(svg, made);
    this.#last = made.catch(() => undefined);
    return made;
  }
}

/** An SVG as PNG. What draws it is loaded when the first one is asked for. */
async function rasterOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // Drawings have no size of their own.
  const sized = svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `);
  return sharp(Buffer.from(sized)).png().toBuffer();
}
