/** The tile every product stands on: paper tinted by the ink, a halftone corner, and the shadow of the goods. */
import { inkOf } from './inks';
import { lookUp } from './look-up';
import type { Drawing } from './shapes/drawing';
import { escapeXml, mix } from './svg';

/** What of a drawing is to be seen in any frame, where its shape names nothing closer. */
const FRAME = '2 20 396 368';

/** What the shadows of goods are painted with. */
export const SHADOW =
  '<radialGradient id="s"><stop stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>';

/** Two rows of a halftone in the upper right corner of any frame. A dash of no length with round ends is the shortest way to write dots. */
function halftone(color: string): string {
  return `<svg viewBox="0 0 400 400" preserveAspectRatio="xMaxYMin" stroke="${color}" opacity=".28" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 16"><path d="M377 0l23 23M354 0l46 46"/></svg>`;
}

/** Papers behind black goods, so that a list of them is no wall: the kinds differ at a glance. */
const BLACK_PAPERS: Readonly<Record<string, string>> = { compatible: '#efe7d8', remanufactured: '#dfeee2' };

/** Where there is no light theme the paper is a dim one. */
const DIM = '<style>@media(prefers-color-scheme:dark){#w *{stop-color:#3f4854}}</style>';

/** What a tile holds. */
export interface TileContent {
  title: string;
  color: string;
  kind: string;
  drawing: Drawing;
  /** Seen from near: it fills the tile, and leaves no room for the ornament. */
  near?: boolean;
}

/** Wraps a drawing into a whole picture. It has no ratio of its own: paper and goods fit the frame that it is shown in. */
export function tile({ title, color, kind, drawing, near = false }: TileContent): string {
  const { ink, tile: tint } = inkOf(color);
  const paper = (tint === inkOf('black').tile && lookUp(BLACK_PAPERS, kind)) || tint;
  const { defs, body, frame = FRAME } = drawing;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg">' +
    `<title>${escapeXml(title.slice(0, 120))}</title>${DIM}${defs}` +
    `<radialGradient id="w" r=".7"><stop stop-color="${mix(paper, '#ffffff', 0.7)}"/><stop offset="1" stop-color="${paper}"/></radialGradient>` +
    SHADOW +
    '<rect width="100%" height="100%" fill="url(#w)"/>' +
    (near ? '' : halftone(ink)) +
    `<svg viewBox="${near ? '0 0 400 400" preserveAspectRatio="xMidYMid slice' : frame}">${body}</svg></svg>`
  );
}
