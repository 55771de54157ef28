/** The picture that goes with a shared link: 1200 × 630 px, title, kind, goods. */
import { LRUCache } from 'lru-cache';
import { halftoneField } from './banner/ornament';
import { type IndexedLayer, indexedLayer } from './indexed-layer';
import { IndexedPicture } from './indexed-png';
import { CYAN, KEY, PAPER, YELLOW } from './inks';
import { lineMasks } from './lettering/glyph-masks';
import { lineWidth, outlineLine, type Setting } from './lettering/outline';
import { logo } from './logo';
import { inkPatches } from './ornaments';
import { registrationMark } from './printers/test-print';
import type { View } from './raster';
import { mix, n, rect, scoped } from './svg';

/** What a shared link shows. */
interface SocialContent {
  title: string;
  /** Words on the marker's yellow: a product's kind. */
  mark?: string | undefined;
  /** SVG text, such as `productPicture` gives it; square. */
  picture?: string;
  /** The picture is a cut-out, which shows the ground around it, and no tile of its own. */
  cutOut?: boolean;
  lang: 'en' | 'ar';
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TITLE = { size: 58, leading: 76, lines: 4 };
/** The picture's tile. */
const TILE = { side: 470, top: 80 };

type Lang = SocialContent['lang'];

/** Fills lines word by word; what is beyond the last line is left out with an ellipsis. */
async function fillLines(text: string, measure: number, lang: Lang): Promise<string[]> {
  const fits = async (line: string) =>
    (await lineWidth(line, { size: TITLE.size, weight: 700, lang })) <= measure;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || (await fits(longer))) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines.length <= TITLE.lines
    ? lines
    : [...lines.slice(0, TITLE.lines - 1), `${lines[TITLE.lines - 1]?.replace(/[,،:;–-]+$/, '')}…`];
}

/** A line of words and where it stands, in whole px: its left edge and its baseline. */
interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  setting: Setting;
}

/** One line from the words' edge. */
async function placeLine(text: string, edge: number, y: number, setting: Setting): Promise<Line> {
  const width = await lineWidth(text, setting);
  return { text, x: setting.lang === 'ar' ? edge - width : edge, y: Math.round(y), width, setting };
}

async function lineSvg({ text, x, y, setting }: Line): Promise<string> {
  const { d } = await outlineLine(text, setting);
  return `<path transform="translate(${n(x)} ${n(y)})" fill="${KEY}" d="${d}"/>`;
}

function inner(svg: string): string {
  return scoped(svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), 'goods');
}

/** What a picture is put together from. */
interface Parts {
  ground: string;
  title: Line[];
  /** The words of the mark, and their marker's rectangle. */
  mark: { line: Line; box: View } | undefined;
  /** Goods, and where their left edge is. */
  tile: { svg: string; left: number } | undefined;
}

async function partsOf({ title, mark, picture, lang }: SocialContent): Promise<Parts> {
  const mirrored = lang === 'ar';
  const edge = mirrored ? WIDTH - MARGIN : MARGIN;
  const measure = WIDTH - MARGIN * 2 - (picture ? TILE.side + 56 : 0);
  const lines = await fillLines(title, measure, lang);
  let y = Math.max(190, (mark ? 300 : 330) - (lines.length - 1) * TITLE.leading * 0.5);
  const placed = [];
  for (const line of lines) {
    placed.push(await placeLine(line, edge, y, { size: TITLE.size, weight: 700, lang }));
    y += TITLE.leading;
  }
  return {
    ground: groundOf(lang),
    title: placed,
    mark: mark ? marked(await placeLine(mark, edge, y + 20, { size: 46, weight: 700, lang })) : undefined,
    tile: picture
      ? {
          left: mirrored ? MARGIN : WIDTH - MARGIN - TILE.side,
          svg: `<svg width="${TILE.side}" height="${TILE.side}" viewBox="${picture.match(/viewBox="([^"]+)"/)?.[1] ?? '0 0 400 400'}">${inner(picture)}</svg>`,
        }
      : undefined,
  };
}

/** A line with its marker's rectangle. */
function marked(line: Line) {
  const [left, right] = [Math.round(line.x - 14), Math.round(line.x + line.width + 14)];
  return { line, box: [left, Math.round(line.y - 48), right - left, 72] as const };
}

function groundOf(lang: Lang): string {
  const mirrored = lang === 'ar';
  const logoX = mirrored ? WIDTH - MARGIN - 236 : MARGIN;
  return (
    rect(0, 0, WIDTH, HEIGHT, PAPER) +
    halftoneField(mirrored ? 120 : WIDTH - 120, 120, 420, 26, CYAN, 0.5) +
    registrationMark(28, 28, 8, KEY) +
    registrationMark(WIDTH - 28, HEIGHT - 28, 8, KEY) +
    `<g transform="translate(${logoX} 60)" color="${KEY}">${logo().replace('<svg ', '<svg width="236" height="64" ')}</g>` +
    inkPatches(mirrored ? WIDTH - MARGIN - 104 : MARGIN, HEIGHT - 62, 26)
  );
}

/** The picture as SVG text, every letter an outline. */
export async function socialSvg(content: SocialContent): Promise<string> {
  const { ground, title, mark, tile } = await partsOf(content);
  const lines = await Promise.all(title.map(lineSvg));
  const words = lines.join('') + (mark ? rect(...mark.box, YELLOW) + (await lineSvg(mark.line)) : '');
  const goods = tile ? `<g transform="translate(${tile.left} ${TILE.top})">${tile.svg}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${words}${goods}</svg>`;
}

/** Colours of a ground, of goods and of letters' edges: with those of the mark they fit a palette of 256. */
const COLORS = { ground: 48, goods: 160, edges: 16 };

/** Layers that several pictures share: the ground of each language, and goods, which are drawn for one language after the other. */
const drawn = new LRUCache<string, Promise<IndexedLayer>>({ max: 16 });

function drawnOnce(drawing: string, width: number, height: number, colors: number): Promise<IndexedLayer> {
  const layer = drawn.get(drawing) ?? indexedLayer(drawing, [0, 0, width, height], PAPER, colors);
  drawn.set(drawing, layer);
  return layer;
}

/** The picture as PNG. */
export async function socialPicture(content: SocialContent): Promise<Buffer> {
  const { ground, title, mark, tile } = await partsOf(content);
  const picture = new IndexedPicture(await drawnOnce(ground, WIDTH, HEIGHT, COLORS.ground));
  await inkLines(picture, title, PAPER);
  if (mark) {
    picture.fill(mark.box, YELLOW);
    await inkLines(picture, [mark.line], YELLOW);
  }
  if (tile) {
    const under = content.cutOut ? `<g transform="translate(${-tile.left} ${-TILE.top})">${ground}</g>` : '';
    const goods = await drawnOnce(under + tile.svg, TILE.side, TILE.side, COLORS.goods);
    picture.lay(goods, tile.left, TILE.top);
  }
  return picture.png();
}

/** Inks lines of words on a ground of one colour. */
async function inkLines(picture: IndexedPicture, lines: readonly Line[], ground: string): Promise<void> {
  const masks = await Promise.all(lines.map(({ text, x, y, setting }) => lineMasks(text, x, y, setting)));
  const shades = Array.from({ length: COLORS.edges }, (_, i) => mix(ground, KEY, i / (COLORS.edges - 1)));
  picture.ink(masks.flat(), shades);
}
