/** The tile every product stands on: paper tinted by the ink, a halftone corner, and the shadow of the goods. */
import { inkOf } from './inks';
import { escapeXml, mix, n } from './svg';

/** Side of a picture in its own units. */
export const SIDE = 400;

/** What the shadows of goods are painted with. */
export const SHADOW =
  '<radialGradient id="s"><stop stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>';

/** Distance between the rows of the halftone, and between its dots, at 45 degrees. */
const ROW = 22;

/** A halftone fading from the upper right corner. A dash of no length with round ends is the shortest way to write dots. */
const HALFTONE = Array.from({ length: 4 }, (_, i) => {
  const reach = (i + 1) * ROW;
  return `<path stroke-width="${n(10 - i * 2.4)}" d="M${SIDE - reach} 0l${reach} ${reach}"/>`;
}).join('');

function halftone(color: string): string {
  return `<g stroke="${color}" opacity=".28" stroke-linecap="round" stroke-dasharray="0 ${n(ROW / Math.SQRT2, 2)}">${HALFTONE}</g>`;
}

/** Wraps a drawing into a whole picture; one seen from near leaves no room for the ornament. */
export function tile(title: string, color: string, defs: string, drawing: string, near = false): string {
  const { ink, tile: paper } = inkOf(color);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<title>${escapeXml(title.slice(0, 120))}</title>${defs}` +
    `<radialGradient id="w" cx=".4" cy=".42" r=".72"><stop stop-color="${mix(paper, '#ffffff', 0.7)}"/><stop offset="1" stop-color="${paper}"/></radialGradient>` +
    SHADOW +
    `<path fill="url(#w)" d="M0 0h400v400H0z"/>` +
    (near ? '' : halftone(ink)) +
    `${drawing}</svg>`
  );
}
