/** Drawings laid over each other as pixels: what many pictures share is drawn once. */
import sharp from 'sharp';

/** Pixels row by row, of four bytes each: red, green, blue, and how far they cover. */
export interface Layer {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What `view` (left, top, width, height) shows of a drawing. */
export async function layerOf(
  drawing: string,
  view: readonly [number, number, number, number],
): Promise<Layer> {
  const [, , width, height] = view;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}">${drawing}</svg>`;
  return { data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(), width, height };
}

/** Pixels as one number each: what covers nothing is passed over at once. */
const pixels = ({ data }: Layer) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Lays a layer over another, which it lies in as a whole and which covers all below it. */
export function layOver(ground: Layer, layer: Layer, left: number, top: number): void {
  const [under, over] = [ground.data, layer.data];
  const [dots, inks] = [pixels(ground), pixels(layer)];
  for (let y = 0, from = 0; y < layer.height; y++) {
    let at = (top + y) * ground.width + left;
    for (let x = 0; x < layer.width; x++, at++, from++) {
      const ink = inks[from] as number;
      if (ink === 0) continue;
      const cover = over[from * 4 + 3] as number;
      if (cover === 255) dots[at] = ink;
      else
        for (let channel = 0; channel < 3; channel++) {
          const below = under[at * 4 + channel] as number;
          under[at * 4 + channel] =
            below + Math.round((((over[from * 4 + channel] as number) - below) * cover) / 255);
        }
    }
  }
}
