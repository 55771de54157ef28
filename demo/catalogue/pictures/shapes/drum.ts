/** Drum units: the bright photoconductor lying open in its frame. */
import { inkOf } from '../inks';
import { wideLabel } from '../label';
import { axis, box, centre, groundShadow, move, project, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, mix, n, ramp, rect, shade } from '../svg';
import type { Drawing } from './drawing';
import { GRAPHITE, plastic } from './materials';

/** Photoconductors are coated green, blue or violet. */
const COATINGS = ['#1f9d94', '#2b86b8', '#4b6fb5', '#2ea37a'];

/** The end that the printer drives. */
function driven(width: number, height: number, r: number): string {
  return (
    rect(0, 0, width, height, 'url(#e)', 16) +
    circle(
      width / 2,
      height * 0.4,
      r * 0.66,
      '#0d0f12',
      'stroke="#969da6" stroke-width="7" stroke-dasharray="4"',
    )
  );
}

export function drawDrum(subject: Subject): Drawing {
  const { product, vary } = subject;
  const view = viewFrom(26 + 8 * vary(4), 32);
  const size = {
    l: 286 + Math.round(20 * vary(1)),
    h: 54 + Math.round(10 * vary(2)),
    d: 116 + Math.round(22 * vary(3)),
  };
  const { l, h, d } = size;
  const r = 30 + Math.round(8 * vary(5));
  const coating = COATINGS[Math.floor(vary(6) * 3.99)] ?? '#1f9d94';
  const accent = product.color ? inkOf(product.color).ink : mix(GRAPHITE, '#8b94a0', 0.5);
  const labelH = Math.round(h * 0.78);
  const labelW = Math.round(labelH * 3.7);
  const { angle, foreshortening } = axis(view);
  const [x, y] = project(view, 14, h + r * 0.34, d * 0.5);
  const long = (l - 28) * foreshortening;
  const cylinder = rect(0, -r, long, r * 2, 'url(#o)', 4) + rect(0, -r, 12, r * 2, '#cfd5db');
  const cheek = (at: number, gears: boolean) => {
    const cheekH = h + r * 1.7;
    return box(view, {
      at: [at, 0, d * 0.12],
      l: 16,
      h: cheekH,
      d: d * 0.76,
      front: rect(0, 0, 16, cheekH, '#1a1d22'),
      top: rect(0, 0, 16, d * 0.76, accent, 3),
      end: gears ? driven(d * 0.76, cheekH, r) : rect(0, 0, d * 0.76, cheekH, '#0c0e11', 16),
    });
  };
  const bed = rect(0, 0, l, d, 'url(#t)', 6) + rect(14, d * 0.16, l - 28, d * 0.68, '#0e1013', 6);
  const front =
    rect(0, 0, l, h, 'url(#f)', 5) +
    move((l - labelW) * 0.4, (h - labelH) / 2, wideLabel(subject, labelW, labelH));
  return {
    defs:
      plastic(GRAPHITE) +
      ramp('o', [
        shade(coating, -0.4),
        [0.2, coating],
        [0.34, shade(coating, 0.75)],
        [0.5, coating],
        shade(coating, -0.6),
      ]),
    body: centre(
      view,
      size,
      [200, 216],
      groundShadow(view, size) +
        box(view, { ...size, front: '', top: bed }) +
        cheek(-2, false) +
        move(x, y, cylinder, `rotate(${n(angle)})`) +
        cheek(l - 14, true) +
        box(view, { ...size, front }),
      1.06,
    ),
  };
}
