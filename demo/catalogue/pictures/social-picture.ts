/** The picture that goes with a shared link: 1200 × 630 px, title, kind, goods. */
import { LRUCache } from 'lru-cache';
import { halftoneField } from './banner/ornament';
import { coverage, type IndexedLayer, IndexedPicture, indexedLayer, type View } from './indexed-png';
import { CYAN, KEY, PAPER, YELLOW } from './inks';
import { lineWidth, outlineLine } from './lettering/outline';
import { logo } from './logo';
import { inkPatches } from './ornaments';
import { registrationMark } from './printers/test-print';
import { mix, n, rect, scoped } from './svg';

/** What a shared link shows. */
export interface SocialContent {
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

/** One line from the words' edge. */
async function drawLine(
  text: string,
  edge: number,
  y: number,
  size: number,
  weight: number,
  lang: Lang,
): Promise<Line> {
  const { d, width } = await outlineLine(text, { size, weight, lang });
  const x = lang === 'ar' ? edge - width : edge;
  return { svg: `<path transform="translate(${n(x)} ${n(y)})" fill="${KEY}" d="${d}"/>`, x, y, width, size };
}

function inner(svg: string): string {
  return scoped(svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), 'goods');
}

/** A line of words and where it stands, in px. */
interface Line {
  svg: string;
  x: number;
  /** Of its baseline. */
  y: number;
  width: number;
  /** An em. */
  size: number;
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
  const drawn = [];
  for (const line of lines) {
    drawn.push(await drawLine(line, edge, y, TITLE.size, 700, lang));
    y += TITLE.leading;
  }
  return {
    ground: groundOf(lang),
    title: drawn,
    mark: mark ? marked(await drawLine(mark, edge, y + 20, 46, 700, lang)) : undefined,
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

/** What lines and their letters cover at most, in whole px within the picture. */
function extent(lines: readonly Line[]): View {
  const left = Math.min(...lines.map(({ x, size }) => x - size / 3));
  const right = Math.max(...lines.map(({ x, width, size }) => x + width + size / 3));
  const top = Math.min(...lines.map(({ y, size }) => y - size * 1.2));
  const bottom = Math.max(...lines.map(({ y, size }) => y + size * 0.6));
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(WIDTH, Math.ceil(right))];
  return [from, Math.floor(top), to - from, Math.ceil(bottom) - Math.floor(top)];
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
  const words =
    title.map(({ svg }) => svg).join('') + (mark ? rect(...mark.box, YELLOW) + mark.line.svg : '');
  const goods = tile ? `<g transform="translate(${tile.left} ${TILE.top})">${tile.svg}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${words}${goods}</svg>`;
}

/** Colours of a ground and of goods at most; what is left of a palette is for the edges of letters. */
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
  const view = extent(lines);
  const drawing = lines.map(({ svg }) => svg).join('');
  const shades = Array.from({ length: COLORS.edges }, (_, i) => mix(ground, KEY, i / (COLORS.edges - 1)));
  picture.ink(await coverage(drawing, view), view, shades);
}
