/** The showcase's scenes: goods of one kind together, before a halftone of one ink. */
import { halftoneField } from './banner/ornament';
import { productCutOut } from './product';
import { move } from './solid';
import type { PictureProduct } from './subject';
import { n } from './svg';

/** Goods in a scene, and where the middle of each stands. */
export interface Scene {
  title: string;
  ink: string;
  goods: ReadonlyArray<{ product: PictureProduct; at: readonly [number, number]; scale: number }>;
}

/** A scene on a transparent ground, 480 × 480, as SVG text; the last of the goods stands in front. */
export function scenePicture({ title, ink, goods }: Scene): string {
  const drawn = goods.map(({ product, at: [x, y], scale }, index) =>
    move(x - 200 * scale, y - 200 * scale, productCutOut(product, `g${index}`), `scale(${n(scale, 2)})`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><title>${title}</title>${halftoneField(240, 240, 236, 34, ink, 1)}${drawn.join('')}</svg>`;
}
