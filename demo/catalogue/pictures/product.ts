/** One product's picture. */
import { lookUp } from './look-up';
import { drawAccessory } from './shapes/accessory';
import { drawCarton } from './shapes/carton';
import type { Draw, Drawing } from './shapes/drawing';
import { drawDrum } from './shapes/drum';
import { drawInkBottle } from './shapes/ink-bottle';
import { drawInkCartridge } from './shapes/ink-cartridge';
import { drawPaper } from './shapes/paper';
import { drawRibbon } from './shapes/ribbon';
import { drawTape } from './shapes/tape';
import { drawToner } from './shapes/toner';
import { drawWaste } from './shapes/waste';
import { type PictureProduct, readSubject } from './subject';
import { n, scoped } from './svg';
import { SHADOW, tile } from './tile';

const SHAPES: Readonly<Record<string, Draw>> = {
  toner: drawToner,
  'ink-cartridge': drawInkCartridge,
  'ink-bottle': drawInkBottle,
  drum: drawDrum,
  tape: drawTape,
  ribbon: drawRibbon,
  waste: drawWaste,
  paper: drawPaper,
  accessory: drawAccessory,
};

/** What is shown: the goods, the retail carton, or the goods from close by. */
type PictureView = 'front' | 'box' | 'detail';

/** Brings the label and what is around it nearly twice as near. */
function closeUp({ body, focus = [186, 214] }: Drawing): string {
  const scale = 1.9;
  return `<g transform="translate(${n(200 - focus[0] * scale)} ${n(200 - focus[1] * scale)})scale(${scale})">${body}</g>`;
}

/** The goods, or their carton, alone on a transparent 400 × 400 ground, to be set into a larger picture. */
export function productCutOut(
  product: PictureProduct,
  scope: string,
  view: 'front' | 'box' = 'front',
): string {
  const { shape } = product.picture;
  const draw = (view === 'box' ? null : lookUp(SHAPES, shape)) ?? drawCarton;
  const { defs, body } = draw(readSubject(product));
  return scoped(defs + SHADOW + body, scope);
}

/**
 * A product's picture as SVG text, at most 4 kB, for frames of any ratio. The same product always gives the same picture. An
 * unknown shape comes as its carton. Every text of the product is escaped or drawn as lines.
 */
export function productPicture(product: PictureProduct, view: PictureView = 'front'): string {
  const subject = readSubject(product);
  const { shape, color } = product.picture;
  const draw = (view === 'box' ? null : lookUp(SHAPES, shape)) ?? drawCarton;
  const drawing = draw(subject);
  const { title, kind } = product;
  if (view !== 'detail') return tile({ title, color, kind, drawing });
  return tile({ title, color, kind, drawing: { ...drawing, body: closeUp(drawing) }, near: true });
}
