/** The picture that goes with a shared link: 1200 × 630 px, title, kind, goods. */
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { halftoneField } from './banner/ornament';
import { CYAN, KEY, PAPER, YELLOW } from './inks';
import { type Layer, layerOf, layOver } from './layers';
import { lineWidth, outlineLine } from './lettering/outline';
import { logo } from './logo';
import { inkPatches } from './ornaments';
import { registrationMark } from './printers/test-print';
import { n, rect, scoped } from './svg';

/** What a shared link shows. */
export interface SocialContent {
  title: string;
  /** Words on the marker's yellow: a product's kind. */
  mark?: string | undefined;
  /** SVG text, such as `productPicture` gives it; square. */
  picture?: string;
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

/** One line from the words' edge. */
async function drawLine(
  text: string,
  edge: number,
  y: number,
  size: number,
  weight: number,
  lang: Lang,
): Promise<{ svg: string; x: number; width: number }> {
  const { d, width } = await outlineLine(text, { size, weight, lang });
  const x = lang === 'ar' ? edge - width : edge;
  return { svg: `<path transform="translate(${n(x)} ${n(y)})" fill="${KEY}" d="${d}"/>`, x, width };
}

function inner(svg: string): string {
  return scoped(svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), 'goods');
}

/** The three layers of a picture. They meet nowhere but on the ground, so that each can be drawn by itself. */
interface Layers {
  ground: string;
  /** Where their left edge is, and how wide they are. */
  words: { svg: string; left: number; width: number };
  /** Goods, and where their left edge is. */
  tile: { svg: string; left: number } | undefined;
}

async function layersOf({ title, mark, picture, lang }: SocialContent): Promise<Layers> {
  const mirrored = lang === 'ar';
  const edge = mirrored ? WIDTH - MARGIN : MARGIN;
  const measure = WIDTH - MARGIN * 2 - (picture ? TILE.side + 56 : 0);
  const lines = await fillLines(title, measure, lang);
  let y = Math.max(190, (mark ? 300 : 330) - (lines.length - 1) * TITLE.leading * 0.5);
  const drawn = [];
  for (const line of lines) {
    drawn.push(await drawLine(line, edge, y, TITLE.size, 700, lang));
    y += TITLE.leading;
  }
  if (mark) {
    const { svg, x, width } = await drawLine(mark, edge, y + 20, 46, 700, lang);
    drawn.push({ svg: rect(x - 14, y - 26, width + 28, 64, YELLOW) + svg, x, width });
  }
  return {
    ground: groundOf(lang),
    words: { svg: drawn.map(({ svg }) => svg).join(''), ...extent(drawn) },
    tile: picture
      ? {
          left: mirrored ? MARGIN : WIDTH - MARGIN - TILE.side,
          svg: `<svg width="${TILE.side}" height="${TILE.side}" viewBox="${picture.match(/viewBox="([^"]+)"/)?.[1] ?? '0 0 400 400'}">${inner(picture)}</svg>`,
        }
      : undefined,
  };
}

/** What letters and the marker reach beyond their line at most, in px. */
const BEYOND = 20;

/** From where to where lines reach, in whole px within the picture. */
function extent(lines: readonly { x: number; width: number }[]): { left: number; width: number } {
  const left = Math.max(0, Math.floor(Math.min(...lines.map(({ x }) => x))) - BEYOND);
  const right = Math.min(WIDTH, Math.ceil(Math.max(...lines.map(({ x, width }) => x + width))) + BEYOND);
  return { left, width: right - left };
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
  const { ground, words, tile } = await layersOf(content);
  const goods = tile ? `<g transform="translate(${tile.left} ${TILE.top})">${tile.svg}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${words.svg}${goods}</svg>`;
}

/** Where words stand, from top to bottom. */
const WORDS = { top: 110, height: 450 };

/** Layers that several pictures share: the ground of each language, and goods, which are drawn for one language after the other. */
const drawn = new LRUCache<string, Promise<Layer>>({ max: 16 });

function drawnOnce(drawing: string, width: number, height: number): Promise<Layer> {
  const layer = drawn.get(drawing) ?? layerOf(drawing, [0, 0, width, height]);
  drawn.set(drawing, layer);
  return layer;
}

/** The picture as PNG. */
export async function socialPicture(content: SocialContent): Promise<Buffer> {
  const { ground, words, tile } = await layersOf(content);
  const { data } = await drawnOnce(ground, WIDTH, HEIGHT);
  const picture = { data: new Uint8Array(data), width: WIDTH, height: HEIGHT };
  layOver(
    picture,
    await layerOf(words.svg, [words.left, WORDS.top, words.width, WORDS.height]),
    words.left,
    WORDS.top,
  );
  if (tile) layOver(picture, await drawnOnce(tile.svg, TILE.side, TILE.side), tile.left, TILE.top);
  return sharp(picture.data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png({ palette: true, quality: 90, effort: 1, dither: 0 })
    .toBuffer();
}
