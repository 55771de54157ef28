/** The shop's mark: a press's register target whose quarters are the four inks, and the name beside it. */
import { CYAN, KEY, MAGENTA, YELLOW } from './inks';
import { WORDMARKS } from './lettering/wordmarks.generated';
import { n, path } from './svg';

/** The mark around (0, 0), `r` in radius. `key` paints its black quarter. */
function mark(r: number, key: string = KEY): string {
  const gap = r * 0.09;
  const hole = r * 0.3;
  const quarter = (color: string, sx: number, sy: number) =>
    path(
      `M${n(sx * gap)} ${n(sy * r)}V${n(sy * hole)}A${n(hole)} ${n(hole)} 0 0 ${sx * sy > 0 ? 0 : 1} ${n(sx * hole)} ${n(sy * gap)}H${n(sx * r)}A${n(r)} ${n(r)} 0 0 ${sx * sy > 0 ? 1 : 0} ${n(sx * gap)} ${n(sy * r)}z`,
      color,
    );
  return quarter(CYAN, -1, -1) + quarter(MAGENTA, 1, -1) + quarter(YELLOW, -1, 1) + quarter(key, 1, 1);
}

/** The logo, 236 × 64: mark and name, the name and the black quarter in the colour of the text around it. */
export function logo(): string {
  const [width, d] = WORDMARKS.tass ?? [0, ''];
  const scale = 150 / width;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 236 64" fill="currentColor"><title>TASS</title>' +
    `<g transform="translate(34 32)">${mark(26, 'currentColor')}</g>` +
    `<path transform="translate(76 ${n(32 + 34.5 * scale)})scale(${n(scale, 3)})" d="${d}"/></svg>`
  );
}

/** An app icon, `side` px: the mark on paper. Where the system cuts its own shape (`maskable`), the mark keeps clear of the edge. */
export function icon(side: number, maskable = false): string {
  const r = side * (maskable ? 0.32 : 0.4);
  const ground = maskable ? `M0 0h${side}v${side}h${-side}z` : roundedSquare(side, side * 0.22);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    path(ground, '#ffffff') +
    `<g transform="translate(${side / 2} ${side / 2})">${mark(r)}</g></svg>`
  );
}

function roundedSquare(side: number, r: number): string {
  const flat = side - 2 * r;
  return `M0 ${n(r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)}-${n(r)}h${n(flat)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(flat)}a${n(r)} ${n(r)} 0 0 1-${n(r)} ${n(r)}h-${n(flat)}a${n(r)} ${n(r)} 0 0 1-${n(r)}-${n(r)}z`;
}
