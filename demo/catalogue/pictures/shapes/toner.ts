/** Laser cartridges: the all-in-one with its drum, the flat stick, and the box with a cap, in many proportions. */

import { inkOf } from '../inks';
import { wideLabel } from '../label';
import { lookUp } from '../look-up';
import { type Box, box, centre, groundShadow, move, type View, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, mix, n, ramp, rect, shade, stroke } from '../svg';
import type { Drawing } from './drawing';
import { GRAPHITE, plastic } from './materials';
import { drawTonerBottle } from './toner-bottle';

/** How a maker builds its cartridges; sizes in the tile's units before the view shortens them. */
interface Build {
  l: number;
  h: number;
  d: number;
  /** Shows a photoconductor drum under the front edge. */
  drum: boolean;
  /** Loop handle on top, a grip in the front, or a coloured cap at the end. */
  hold: 'loop' | 'grip' | 'cap';
  plastic: string;
}

const ALL_IN_ONE: Build = { l: 300, h: 74, d: 112, drum: true, hold: 'loop', plastic: GRAPHITE };

/** Series of makers without a build of their own, since those have the most: long with its drum, flat and deep, short and tall. */
const SERIES: readonly Build[] = [
  ALL_IN_ONE,
  { l: 282, h: 54, d: 128, drum: false, hold: 'grip', plastic: '#3a414a' },
  { l: 244, h: 108, d: 118, drum: false, hold: 'loop', plastic: '#23272d' },
];

const BUILDS: Readonly<Record<string, Build>> = {
  brother: { l: 304, h: 62, d: 88, drum: false, hold: 'grip', plastic: '#2a2d33' },
  kyocera: { l: 308, h: 68, d: 84, drum: false, hold: 'cap', plastic: '#33373d' },
  samsung: { l: 288, h: 84, d: 108, drum: true, hold: 'grip', plastic: '#2d3138' },
  oki: { l: 314, h: 64, d: 64, drum: false, hold: 'cap', plastic: '#3a4048' },
  xerox: { l: 300, h: 78, d: 92, drum: false, hold: 'grip', plastic: '#343a44' },
  lexmark: { l: 280, h: 92, d: 96, drum: false, hold: 'loop', plastic: '#2c2f33' },
  ricoh: { l: 296, h: 76, d: 100, drum: true, hold: 'loop', plastic: '#30343b' },
};

/** Copiers take their toner in bottles. */
const BOTTLES = /C-EXV|\b(MP|IM) |Konica|^Xerox 006R/;

function buildOf(subject: Subject): Build {
  const { vary, product } = subject;
  const base = lookUp(BUILDS, subject.maker) ?? (SERIES[Math.floor(vary(7) * SERIES.length)] || ALL_IN_ONE);
  // High-yield cartridges of a series are the fuller ones.
  const full = /\d(X|XL|H|L|U)\b/.test(product.title) ? 12 : 0;
  return {
    ...base,
    l: Math.round(base.l - 34 * vary(1)),
    h: Math.round(base.h - 6 + 16 * vary(2) + full),
    d: Math.round(base.d - 10 + 22 * vary(3)),
  };
}

function gear(x: number, y: number, r: number): string {
  const teeth = (r * Math.PI * 2) / 36;
  return (
    circle(
      x,
      y,
      r,
      '#0d0f12',
      `stroke="#8d949d" stroke-width="${n(r * 0.24)}" stroke-dasharray="${n(teeth, 2)}"`,
    ) +
    circle(x, y, r * 0.72, '#aab0b8') +
    circle(x, y, r * 0.3, '#3a3f46')
  );
}

/** The plate that closes an end, a little larger than the body, with the gears that the printer drives. */
function endPlate(view: View, { l, h, d }: Build, accent: string, gears: number, left: boolean): string {
  const size = { l: 12, h: h + 10, d: d + 8 };
  const wheel = Math.min(size.h, size.d) * 0.25;
  const end =
    rect(0, 0, size.d, size.h, 'url(#e)', 12) +
    gear(size.d * 0.36, size.h * 0.56, wheel) +
    (gears > 1 ? circle(size.d * 0.76, size.h * 0.34, wheel * 0.5, '#80878f') : '');
  const plate: Box = {
    at: [left ? -10 : l - 2, -4, -4],
    ...size,
    end,
    front: rect(0, 0, 12, size.h, '#15181c'),
    top: rect(0, 0, 12, size.d, accent, 2),
  };
  return box(view, plate);
}

/** The drum under its shutter: only a bright sliver is seen, the rest lies in the body's shadow. */
function drumSliver(l: number, h: number): string {
  return rect(6, h - 7, l - 14, 22, '#0c0e11', 9) + rect(18, h - 3, l - 40, 14, 'url(#o)', 7);
}

function top({ l, d, hold }: Build, accent: string): string {
  const x = l * 0.32;
  const w = l * 0.36;
  const edge = rect(0, d - 3, l, 3, '#fff', 0, 'opacity=".3"');
  if (hold !== 'loop')
    return rect(0, 0, l, d, 'url(#t)', 6) + edge + ribs(l * 0.08, d * 0.34, l * 0.84, d * 0.3);
  return (
    rect(0, 0, l, d, 'url(#t)', 6) +
    edge +
    rect(x, d * 0.3, w, d * 0.46, '#101317', 8) +
    rect(x - 5, d * 0.44, w + 10, d * 0.2, accent, 6)
  );
}

function ribs(x: number, y: number, width: number, height: number): string {
  return stroke(
    `M${n(x)} ${n(y + height / 2)}h${n(width)}`,
    '#000',
    height,
    'stroke-dasharray="3 9" opacity=".28"',
  );
}

function front(subject: Subject, build: Build, accent: string): string {
  const { l, h, hold, drum } = build;
  const labelH = Math.round(Math.min(h * 0.72, 64));
  const labelW = Math.round(Math.min(l * 0.76, labelH * 3.6));
  const x = hold === 'grip' ? l * 0.2 : (l - labelW) * 0.42;
  return (
    (drum ? drumSliver(l, h) : '') +
    rect(0, 0, l, h, 'url(#f)', 5) +
    (hold === 'grip'
      ? rect(l * 0.04, h * 0.2, l * 0.11, h * 0.6, accent, 6) + ribs(l * 0.055, h * 0.3, l * 0.08, h * 0.4)
      : '') +
    move(x, (h - labelH) * 0.44, wideLabel(subject, labelW, labelH))
  );
}

/** The coloured cap of box cartridges, at the left end of the front. */
function cap(build: Build, accent: string): string {
  if (build.hold !== 'cap') return '';
  const { h } = build;
  return rect(-13, 3, 16, h - 6, accent, 4) + rect(-13, 5, 16, 6, '#fff', 3, 'opacity=".35"');
}

/** The maker's own is seen from the right, the compatible from the left, the remanufactured from above. */
function viewOf({ product: { kind }, vary }: Subject): View {
  const turn = 25 + 12 * vary(4);
  if (kind === 'remanufactured') return viewFrom(turn - 8, 44);
  return viewFrom(kind === 'compatible' ? -turn : turn, 30 + 5 * vary(5));
}

export function drawToner(subject: Subject): Drawing {
  if (BOTTLES.test(subject.product.title)) return drawTonerBottle(subject);
  const build = buildOf(subject);
  const { ink } = inkOf(subject.product.picture.color);
  const black = subject.product.picture.color === 'black';
  const accent = black ? mix(build.plastic, '#8b94a0', 0.55) : ink;
  const left = subject.product.kind === 'compatible';
  const view = viewOf(subject);
  const { l, h, d } = build;
  const drawing =
    groundShadow(view, build) +
    box(view, {
      l,
      h,
      d,
      front: front(subject, build, accent) + cap(build, accent),
      top: top(build, accent),
    }) +
    endPlate(view, build, accent, 1 + Math.round(subject.vary(6)), left);
  return {
    defs:
      plastic(build.plastic) +
      (build.drum ? ramp('o', ['#9be0d8', [0.3, '#2f9f9a'], shade('#14605f', -0.3)]) : ''),
    body: centre(view, build, [200, 204], drawing, 1.12),
    focus: left ? [214, 214] : [186, 214],
    frame: '4 58 392 294',
  };
}
