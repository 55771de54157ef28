/**
 * Solids seen from a corner, without perspective, as shops photograph them. Each visible side is a flat drawing of
 * its own, laid onto its plane by a matrix, so that labels, ribs and gears are drawn as if seen straight on.
 */
import { n } from './svg';

type Vector = readonly [number, number];

/** How far one unit along each axis moves on the picture: x along the goods, y up, z towards the viewer. */
export interface View {
  x: Vector;
  y: Vector;
  z: Vector;
}

/** A view from `turn` degrees aside (positive shows the right end) and `above` degrees from above. */
export function viewFrom(turn: number, above: number): View {
  const [a, p] = [(-turn * Math.PI) / 180, (above * Math.PI) / 180];
  return {
    x: [Math.cos(a), -Math.sin(a) * Math.sin(p)],
    y: [0, -Math.cos(p)],
    z: [Math.sin(a), Math.cos(a) * Math.sin(p)],
  };
}

/** The picture's point of a point in space. */
export function project(view: View, x: number, y: number, z: number): Vector {
  return [view.x[0] * x + view.y[0] * y + view.z[0] * z, view.x[1] * x + view.y[1] * y + view.z[1] * z];
}

function plane(origin: Vector, u: Vector, v: Vector, content: string): string {
  const matrix = [u[0], u[1], v[0], v[1]].map(value => n(value, 3)).join(' ');
  return content && `<g transform="matrix(${matrix} ${n(origin[0])} ${n(origin[1])})">${content}</g>`;
}

/** Lays a flat drawing on any plane: from a point in space, along `u` for its x and `v` for its y. */
export function flat(
  view: View,
  at: readonly [number, number, number],
  u: readonly [number, number, number],
  v: readonly [number, number, number],
  content: string,
): string {
  return plane(project(view, ...at), project(view, ...u), project(view, ...v), content);
}

/** A box: its least corner (left, bottom, back), its sizes, and the drawings of the sides that are seen. */
export interface Box {
  at?: readonly [number, number, number];
  l: number;
  h: number;
  d: number;
  /** Colour that shows between the rounded corners of the three sides. */
  core?: string;
  /** Drawn in 0…l by 0…h from the upper left. */
  front?: string;
  /** Drawn in 0…l by 0…d from the back left. */
  top?: string;
  /** The end at the right, or at the left when seen from there: 0…d (left to right as seen) by 0…h. */
  end?: string;
}

/** Draws a box's end, top and front. */
export function box(
  view: View,
  { at = [0, 0, 0], l, h, d, core, front = '', top = '', end = '' }: Box,
): string {
  const [x, y, z] = at;
  const down: Vector = [-view.y[0], -view.y[1]];
  const right = view.z[0] < 0;
  const away: Vector = [-view.z[0], -view.z[1]];
  const [nearX, nearY] = project(view, right ? x + l : x, y + h, z + d);
  return (
    (core ? `<circle cx="${n(nearX)}" cy="${n(nearY + 4)}" r="9" fill="${core}"/>` : '') +
    plane(project(view, right ? x + l : x, y + h, right ? z + d : z), right ? away : view.z, down, end) +
    plane(project(view, x, y + h, z), view.x, view.z, top) +
    plane(project(view, x, y + h, z + d), view.x, down, front)
  );
}

/** The picture's angle of the long axis in degrees, and how much the axis is shortened. For what is round along it. */
export function axis(view: View): { angle: number; foreshortening: number } {
  return {
    angle: (Math.atan2(view.x[1], view.x[0]) * 180) / Math.PI,
    foreshortening: Math.hypot(view.x[0], view.x[1]),
  };
}

/** Moves a drawing; `more` is further transforms inside the move. */
export function move(dx: number, dy: number, content: string, more = ''): string {
  return `<g transform="translate(${n(dx)} ${n(dy)})${more}">${content}</g>`;
}

/** Moves a drawing so that the middle of a solid of these sizes stands at `to`. */
export function centre(
  view: View,
  size: { l: number; h: number; d: number },
  to: Vector,
  content: string,
  scale = 1,
): string {
  const [x, y] = project(view, size.l / 2, size.h / 2, size.d / 2);
  return move(to[0] - x * scale, to[1] - y * scale, content, scale === 1 ? '' : `scale(${n(scale, 2)})`);
}

/** The soft shadow on the ground under a box, a little to the viewer's side where the light does not reach. */
export function groundShadow(view: View, { l, d }: { l: number; d: number }): string {
  const shadow = `<ellipse cx="${n(l * 0.5, 0)}" cy="${n(d * 0.66, 0)}" rx="${n(l * 0.66, 0)}" ry="${n(d * 1.05, 0)}" fill="url(#s)"/>`;
  return plane([0, 0], view.x, view.z, shadow);
}
