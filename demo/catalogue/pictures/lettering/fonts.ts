/** The two fonts that pictures are lettered with, opened for HarfBuzz. Used by scripts and the build, never per request. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';

const require = createRequire(import.meta.url);
const decompress = require('wawoff2/decompress') as (woff2: Uint8Array) => Promise<Uint8Array>;

/** Archivo letters the goods and the wordmarks (its width axis gives many voices); Readex Pro is the shop's own. */
const FILES = {
  archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  'archivo-italic': '@fontsource-variable/archivo/files/archivo-latin-standard-italic.woff2',
  readex: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  'readex-arabic': '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
};

export type FontName = keyof typeof FILES;

/** Axis values of a variable font: weight 100–900 (Readex 160–700), width 62–125 per cent (Archivo alone). */
export interface Axes {
  wght: number;
  wdth?: number;
}

const faces = new Map<FontName, Promise<Face>>();

async function openFace(name: FontName): Promise<Face> {
  const bytes = await decompress(await readFile(require.resolve(FILES[name])));
  return new Face(new Blob(bytes.slice().buffer));
}

const fonts = new Map<string, Promise<Font>>();

/** A font at these axis values, scaled to `unitsPerEm` units an em. */
export function openFont(name: FontName, axes: Axes, unitsPerEm: number): Promise<Font> {
  const key = JSON.stringify([name, axes, unitsPerEm]);
  const font = fonts.get(key) ?? makeFont(name, axes, unitsPerEm);
  fonts.set(key, font);
  return font;
}

async function makeFont(name: FontName, axes: Axes, unitsPerEm: number): Promise<Font> {
  const face = faces.get(name) ?? openFace(name);
  faces.set(name, face);
  const font = new Font(await face);
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}
