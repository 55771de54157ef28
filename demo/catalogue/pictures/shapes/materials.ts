/** How plastics take the light: gradients shared by all shapes. */
import { ramp, shade } from '../svg';

/** Body plastics by the look of the maker's line. */
export const GRAPHITE = '#2b3037';
export const ASH = '#c9ced4';

/** Pale plastics lose less light on their shaded sides. */
function depthOf(color: string): number {
  return Number.parseInt(color.slice(3, 5), 16) > 0xa0 ? 0.5 : 1;
}

/** Lit from above and in front: `t` tops, `f` fronts, `e` ends of one plastic. */
export function plastic(color: string): string {
  const depth = depthOf(color);
  return (
    ramp('t', [shade(color, 0.34), shade(color, 0.14)]) +
    ramp('f', [
      shade(color, 0.2),
      [0.12, color],
      [0.7, shade(color, -0.3 * depth)],
      shade(color, -0.5 * depth),
    ]) +
    ramp('e', [shade(color, -0.12 - 0.1 * (1 - depth)), shade(color, -0.58 * depth)])
  );
}

/** A round body under a lamp: bright line above the middle, dark below, a little light from the table. */
export function tube(id: string, color: string, across = false): string {
  return ramp(
    id,
    [
      shade(color, -0.25),
      [0.16, shade(color, 0.12)],
      [0.3, shade(color, 0.5)],
      [0.46, color],
      [0.82, shade(color, -0.48)],
      shade(color, -0.3),
    ],
    across,
  );
}
