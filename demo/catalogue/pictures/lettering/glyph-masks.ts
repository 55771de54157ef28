/** Lines of text as masks of their glyphs, of which each is drawn once. */
import type { Font } from 'harfbuzzjs';
import { coverage, type Mask } from '../raster';
import { glyphPath, lineGlyphs, type Setting } from './outline';

const known = new WeakMap<Font, Map<number, Promise<Mask>>>();

function glyphMask(font: Font, codepoint: number): Promise<Mask> {
  const masks = known.get(font) ?? new Map<number, Promise<Mask>>();
  known.set(font, masks);
  const mask = masks.get(codepoint) ?? drawMask(font, codepoint);
  masks.set(codepoint, mask);
  return mask;
}

/** Around the glyph's origin. */
async function drawMask(font: Font, codepoint: number): Promise<Mask> {
  const points = font.glyphToJson(codepoint).flatMap(({ values }) => [...values]);
  const [across, up] = [0, 1].map(axis => points.filter((_, i) => i % 2 === axis));
  // A space has no outline.
  if (!across?.length || !up?.length) return { covered: new Uint8Array(0), view: [0, 0, 0, 0] };
  const [left, top] = [Math.floor(Math.min(...across)), Math.floor(-Math.max(...up))];
  const [right, bottom] = [Math.ceil(Math.max(...across)), Math.ceil(-Math.min(...up))];
  return coverage(`<path d="${glyphPath(font, codepoint, 0, 0, 1)}"/>`, [
    left,
    top,
    right - left,
    bottom - top,
  ]);
}

/** A line whose left edge is at `x` and whose baseline is at `y`, whole px. */
export async function lineMasks(text: string, x: number, y: number, setting: Setting): Promise<Mask[]> {
  const { glyphs } = await lineGlyphs(text, setting);
  return Promise.all(
    glyphs.map(async glyph => {
      const { covered, view } = await glyphMask(glyph.font, glyph.codepoint);
      const [left, top, width, height] = view;
      return { covered, view: [x + glyph.x + left, y + glyph.y + top, width, height] };
    }),
  );
}
