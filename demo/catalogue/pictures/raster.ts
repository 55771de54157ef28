/** Drawings as pixels. */
import sharp, { type Sharp } from 'sharp';

/** Left, top, width and height of what is shown of a drawing, in px. */
export type View = readonly [left: number, top: number, width: number, height: number];

/** How far something covers each pixel of a view, row by row, 0 to 255. */
export interface Mask {
  covered: Uint8Array;
  view: View;
}

function rasterize(drawing: string, view: View, background: string): Sharp {
  const [left, top, width, height] = view;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}"><rect x="${left}" y="${top}" width="100%" height="100%" fill="${background}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg));
}

/** Every pixel of a picture, its four bytes read as one number. */
export async function pixelsOf(picture: Sharp): Promise<Uint32Array> {
  const bytes = await picture.ensureAlpha().raw().toBuffer();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** The pixels of a drawing on a `background`. */
export const drawingPixels = (drawing: string, view: View, background: string) =>
  pixelsOf(rasterize(drawing, view, background));

/** How far a drawing covers each pixel of a view. */
export async function coverage(drawing: string, view: View): Promise<Mask> {
  return {
    covered: await rasterize(drawing, view, 'none').ensureAlpha().extractChannel('alpha').raw().toBuffer(),
    view,
  };
}
