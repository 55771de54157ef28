/** Text as SVG outlines by HarfBuzz: both scripts of the shop, no font needed where the picture is shown. */
import { Buffer, type Font, shape } from 'harfbuzzjs';
import { type Axes, type FontName, openFont } from './fonts';

/** An outlined line of text: path data with its baseline at y 0 and its left edge at x 0, and its width. */
export interface Outline {
  d: string;
  width: number;
}

/** Moves glyph outlines (y up) to `x`, turns them y down and writes them with relative commands, rounded. */
export function glyphPath(font: Font, glyph: number, x: number, y: number, decimals: number): string {
  const scale = 10 ** decimals;
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  let d = '';
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === 'Z') {
      d += 'z';
      [penX, penY] = [startX, startY];
      continue;
    }
    const points: number[] = [];
    for (let i = 0; i < values.length; i += 2) {
      points.push(Math.round(((values[i] ?? 0) + x) * scale), Math.round((y - (values[i + 1] ?? 0)) * scale));
    }
    const moved = points.map((value, i) => (value - (i % 2 ? penY : penX)) / scale);
    if (type === 'M') d += `M${joinNumbers(points.map(value => value / scale))}`;
    else if (type === 'L' && moved[0] === 0) d += `v${joinNumbers(moved.slice(1))}`;
    else if (type === 'L' && moved[1] === 0) d += `h${joinNumbers(moved.slice(0, 1))}`;
    else d += type.toLowerCase() + joinNumbers(moved);
    [penX, penY] = points.slice(-2) as [number, number];
    if (type === 'M') [startX, startY] = [penX, penY];
  }
  return d;
}

/** Numbers side by side as path data allows: the minus sign already parts them. */
function joinNumbers(numbers: number[]): string {
  return numbers.reduce((text, value, i) => {
    const digits = String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
    return text + (i && !digits.startsWith('-') ? ' ' : '') + digits;
  }, '');
}

/** The glyphs of one run of one script, each with its place, and the run's width. `tracking` is added after every glyph. */
function shaped(font: Font, text: string, tracking: number) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const { xOffset, yOffset, xAdvance } = positions[i] ?? { xOffset: 0, yOffset: 0, xAdvance: -tracking };
    const glyph = { codepoint, x: width + xOffset, y: -yOffset };
    width += xAdvance + tracking;
    return glyph;
  });
  return { glyphs, width };
}

/** Shapes one run of one script with one font, in whole units. `tracking` is added after every glyph. */
export function outlineRun(font: Font, text: string, tracking: number): Outline {
  const { glyphs, width } = shaped(font, text, tracking);
  return {
    d: glyphs.map(({ codepoint, x, y }) => glyphPath(font, codepoint, x, y, 0)).join(''),
    width,
  };
}

const ARABIC = /[\u0600-\u06ff]/;

/**
 * A bracket around Latin alone, Latin words and figures with what stands inside them, Arabic, and every sign by itself:
 * the Arabic font has letters alone.
 */
const RUNS =
  /\([A-Za-z0-9][^()\u0600-\u06ff]*\)|[A-Za-z0-9](?:[A-Za-z0-9%/ -]|[.,](?=\d))*[A-Za-z0-9%]|[A-Za-z0-9%]|[\u0600-\u06ff\s]+|[^A-Za-z0-9%\u0600-\u06ff\s]/g;

/** A bracket by itself opens the other way in a line from the right. */
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(' };

/** Runs of one script in visual order (left to right), for a line whose own direction is `lang`'s. */
export function visualRuns(text: string, lang: 'en' | 'ar'): string[] {
  if (lang === 'ar') return (text.match(RUNS) ?? []).reverse().map(run => MIRRORED[run] ?? run);
  // A stretch of Arabic inside an English line, such as the currency, still reads from the right.
  return text
    .split(/([\u0600-\u06ff](?:[\u0600-\u06ff.: ]*[\u0600-\u06ff])?)/)
    .filter(part => part !== '')
    .flatMap(part => (ARABIC.test(part) ? visualRuns(part, 'ar') : [part]));
}

/** How a line is set: `size` in px an em. */
export interface Setting {
  size: number;
  weight?: number;
  lang?: 'en' | 'ar';
}

/** A glyph of a line: its place is in px from the line's left edge and baseline, y down. */
export interface PlacedGlyph {
  font: Font;
  codepoint: number;
  x: number;
  y: number;
}

/** The glyphs of one line in the shop's own font for each script, and its width. Arabic is joined and ordered for display. */
export async function lineGlyphs(
  text: string,
  { size, weight = 600, lang = 'en' }: Setting,
): Promise<{ glyphs: PlacedGlyph[]; width: number }> {
  const axes: Axes = { wght: weight };
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const run of visualRuns(text, lang)) {
    const arabic = ARABIC.test(run) || (lang === 'ar' && !run.trim());
    const name: FontName = arabic ? 'readex-arabic' : 'readex';
    const font = await openFont(name, axes, size);
    const placed = shaped(font, run, 0);
    for (const glyph of placed.glyphs) glyphs.push({ ...glyph, font, x: glyph.x + width });
    width += placed.width;
  }
  return { glyphs, width };
}

/** Outlines one such line. */
export async function outlineLine(text: string, setting: Setting): Promise<Outline> {
  const { glyphs, width } = await lineGlyphs(text, setting);
  return {
    d: glyphs.map(({ font, codepoint, x, y }) => glyphPath(font, codepoint, x, y, 1)).join(''),
    width,
  };
}

/** The width of such a line. */
export async function lineWidth(text: string, setting: Setting): Promise<number> {
  return (await lineGlyphs(text, setting)).width;
}
