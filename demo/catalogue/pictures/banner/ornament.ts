/** The press room's marks around a banner: a large halftone, register crosses, the strip that controls the inks. */
import { CYAN, KEY, MAGENTA, YELLOW } from '../inks';
import { registrationMark } from '../printers/test-print';
import { circle, rect } from '../svg';

/** A halftone at 45 degrees whose dots shrink with their distance from a point. */
export function halftoneField(
  x: number,
  y: number,
  reach: number,
  step: number,
  color: string,
  opacity: number,
): string {
  let dots = '';
  for (let row = -reach; row <= reach; row += step / 2) {
    const odd = Math.round(row / (step / 2)) % 2 !== 0;
    for (let column = -reach + (odd ? step / 2 : 0); column <= reach; column += step) {
      const share = 1 - Math.hypot(row, column) / reach;
      if (share > 0.04) dots += circle(x + column, y + row, Math.sqrt(share) * step * 0.42, color);
    }
  }
  return `<g opacity="${opacity}">${dots}</g>`;
}

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
