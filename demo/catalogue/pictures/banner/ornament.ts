/** The press room's marks around a banner: a large halftone, register crosses, the strip that controls the inks. */
import { CYAN, KEY, MAGENTA, YELLOW } from '../inks';
import { registrationMark } from '../printers/test-print';
import { n, rect } from '../svg';

/** Sizes of dot a halftone is made of: dots of one size share a path. */
const DOT_SIZES = 9;

type Place = readonly [x: number, y: number];

/** Dots as a path, each from the one before: in a raster these repeat, and compress to half of their places. */
function dotsAt(places: readonly Place[]): string {
  let [x, y] = [0, 0];
  return places
    .map(([toX, toY]) => {
      const move = `m${toX - x} ${toY - y}z`.replace(' -', '-');
      [x, y] = [toX, toY];
      return move;
    })
    .join('');
}

/** A halftone at 45 degrees whose dots shrink with their distance from a point: paths, to be stroked with round ends. */
export function halftoneDots(x: number, y: number, reach: number, step: number): string {
  const dots = Array.from({ length: DOT_SIZES }, (): Place[] => []);
  const rows = Math.ceil(reach / (step / 2));
  for (let row = -rows; row <= rows; row++) {
    const dy = (row * step) / 2;
    for (let dx = -reach - (row % 2 ? step / 2 : 0); dx <= reach; dx += step) {
      const share = 1 - Math.hypot(dx, dy) / reach;
      const size = Math.round(Math.sqrt(Math.max(0, share)) * DOT_SIZES) - 1;
      if (size >= 0) dots[size]?.push([Math.round(x + dx), Math.round(y + dy)]);
    }
  }
  return dots
    .map((places, size) =>
      places.length > 0
        ? `<path stroke-width="${n(((size + 1) / DOT_SIZES) * step * 0.84)}" d="${dotsAt(places)}"/>`
        : '',
    )
    .join('');
}

/** Such a halftone in one ink. */
export const halftoneField = (
  x: number,
  y: number,
  reach: number,
  step: number,
  color: string,
  opacity: number,
): string =>
  `<g stroke="${color}" stroke-linecap="round" opacity="${opacity}">${halftoneDots(x, y, reach, step)}</g>`;

/** Register crosses in three corners and the colour strip at the foot, on the side away from the words. */
export function pressMarks(width: number, height: number, color: string, mirrored: boolean): string {
  const at = (x: number) => (mirrored ? width - x : x);
  const patch = 14;
  const strip = [CYAN, MAGENTA, YELLOW, KEY]
    .map((ink, i) =>
      rect(
        at(width - 40 - patch * 4) + (mirrored ? -patch * 4 : 0) + i * patch,
        height - 26,
        patch,
        patch - 4,
        ink,
        0,
        'stroke="#fff" stroke-width=".8"',
      ),
    )
    .join('');
  return (
    `<g opacity=".55">${registrationMark(at(24), 24, 7, color)}${registrationMark(at(width - 24), 24, 7, color)}${registrationMark(at(24), height - 24, 7, color)}</g>` +
    strip
  );
}
