/** Ink cartridges: the square one with its own print head, and the flat tank with a chip. */
import { inkOf, KEY } from '../inks';
import { inkBar, tallLabel, wideLabel } from '../label';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ramp, rect, shade, stroke } from '../svg';
import type { Drawing } from './drawing';
import { GRAPHITE, plastic } from './materials';

const GOLD = ramp('g', ['#f7dd8d', '#b98a2c']);

/** A chip: gold pads on a small green board. */
function chip(x: number, y: number, width: number, height: number): string {
  const pads = stroke(
    `M${x + 4} ${y + height * 0.3}h${width - 6}M${x + 4} ${y + height * 0.7}h${width - 6}`,
    'url(#g)',
    7,
    'stroke-dasharray="5 3"',
  );
  return rect(x, y, width, height, '#1d5b46', 2) + pads;
}

/** Cartridges that carry their print head are sold by these numbers. */
const WITH_HEAD = /^(PG|CL)-|\b(123|305|302|652|650|651|46|304|301|300|650|21|22|61|62|63|67|650)(XL)?\b/;

function drawWithHead(subject: Subject): Drawing {
  const { color } = subject.product.picture;
  const view = viewFrom(30 + 6 * subject.vary(1), 26);
  const size = { l: 168, h: 128 + Math.round(14 * subject.vary(2)), d: 96 };
  const { l, h, d } = size;
  const head = box(view, {
    at: [14, -46, 14],
    l: 104,
    h: 50,
    d: 66,
    front: rect(0, 0, 104, 50, '#171a1e', 4),
    end: rect(0, 0, 66, 50, '#0f1114', 4),
  });
  const end =
    rect(0, 0, d, h, 'url(#e)', 5) +
    rect(12, h * 0.34, d - 24, h * 0.58, 'url(#g)', 3) +
    stroke(
      `M20 ${h * 0.44}h${d - 40}m0 12h${40 - d}m0 12h${d - 40}m0 12h${40 - d}m0 12h${d - 40}`,
      '#6d4d12',
      5,
      'stroke-dasharray="4 5"',
    );
  const top =
    rect(0, 0, l, d, 'url(#t)', 6) +
    rect(10, 12, l - 20, 26, KEY, 5, 'opacity=".5"') +
    inkBar(color, 10, d - 34, l - 20, 20);
  const front =
    rect(0, 0, l, h, 'url(#f)', 6) +
    move(10, 8, wideLabel(subject, l - 20, h * 0.56)) +
    stroke(`M16 ${h - 26}h${l - 32}`, '#000', 20, 'stroke-dasharray="3 8" opacity=".3"');
  const drawing =
    move(0, 0, groundShadow(view, { l, d }), 'translate(8 40)') +
    head +
    box(view, { ...size, front, top, end });
  return { defs: plastic(GRAPHITE) + GOLD, body: centre(view, size, [200, 186], drawing, 1.28) };
}

/** Signs of a label, series and part number together, above which a tank is drawn without its latch. */
const MAX_LETTERS_WITH_LATCH = 9;

function drawTank(subject: Subject): Drawing {
  const { color } = subject.product.picture;
  const { ink } = inkOf(color);
  const large = /XL|XXL/.test(subject.product.title);
  const view = viewFrom(32 + 8 * subject.vary(1), 24);
  const size = { l: 150 + Math.round(24 * subject.vary(2)), h: 168, d: large ? 76 : 48 };
  const { l, h, d } = size;
  const dark = subject.maker === 'brother' || subject.maker === 'hp';
  const shell = dark ? '#2b2f36' : shade(ink, color === 'black' ? 0.05 : -0.04);
  const end =
    rect(0, 0, d, h, 'url(#e)', 4) +
    chip(d * 0.16, h * 0.2, d * 0.68, 40) +
    circle(d / 2, h * 0.78, d * 0.22, '#0c0e11') +
    circle(d / 2, h * 0.78, d * 0.12, ink);
  const top =
    rect(0, 0, l, d, 'url(#t)', 4) +
    rect(l * 0.14, d * 0.24, l * 0.34, d * 0.5, ink, 4) +
    rect(l * 0.62, d * 0.2, l * 0.26, d * 0.6, '#000', 4, 'opacity=".25"');
  const front =
    rect(0, 0, l, h, 'url(#f)', 6) +
    rect(l * 0.06, h * 0.8, l * 0.88, h * 0.14, 'url(#i)', 4) +
    rect(l * 0.06, h * 0.8, l * 0.88, h * 0.04, '#fff', 2, 'opacity=".3"') +
    move(l * 0.06, h * 0.05, tallLabel(subject, Math.round(l * 0.88), Math.round(h * 0.72)));
  // The long numbers of plotter ink take the bytes that a latch would.
  const latched =
    subject.vary(3) > 0.5 && `${subject.series ?? ''}${subject.code}`.length <= MAX_LETTERS_WITH_LATCH;
  const latch = box(view, {
    at: [l - 4, h * 0.42, d * 0.25],
    l: 18,
    h: h * 0.34,
    d: d * 0.5,
    front: rect(0, 0, 18, h * 0.34, shade(shell, -0.25), 4),
    top: rect(0, 0, 18, d * 0.5, shade(shell, 0.2), 3),
    end: rect(0, 0, d * 0.5, h * 0.34, shade(shell, -0.4), 4),
  });
  return {
    defs: plastic(shell) + GOLD + ramp('i', [shade(ink, 0.25), shade(ink, -0.35)]),
    body: centre(
      view,
      size,
      [196, 202],
      groundShadow(view, size) + box(view, { ...size, front, top, end }) + (latched ? latch : ''),
      1.26,
    ),
  };
}

export function drawInkCartridge(subject: Subject): Drawing {
  const tricolor = subject.product.picture.color === 'tricolor';
  return tricolor || WITH_HEAD.test(subject.series ?? subject.code)
    ? drawWithHead(subject)
    : drawTank(subject);
}
