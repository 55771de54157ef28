/** Ribbons: the long cartridge with two arms, the small till cartridge, and film on spools. */
import { KEY } from '../inks';
import { inkBar, wideLabel } from '../label';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ellipse, rect, stroke } from '../svg';
import type { Drawing } from './drawing';
import { plastic, tube } from './materials';

function drawCartridge(subject: Subject, small: boolean): Drawing {
  const { vary, product } = subject;
  const view = viewFrom(24 + 10 * vary(1), 34);
  const size = small
    ? { l: 210, h: 62, d: 120 }
    : { l: 300 - Math.round(26 * vary(2)), h: 58, d: 96 + Math.round(24 * vary(3)) };
  const { l, h, d } = size;
  const arm = (x: number) =>
    box(view, {
      at: [x, 6, d],
      l: 34,
      h: h - 22,
      d: 46,
      front: rect(0, 0, 34, h - 22, 'url(#f)', 4),
      top: rect(0, 0, 34, 46, 'url(#t)', 5),
      end: rect(0, 0, 46, h - 22, 'url(#e)', 4),
    });
  const knob =
    circle(l * 0.78, d * 0.46, d * 0.22, '#101317') +
    circle(
      l * 0.78,
      d * 0.43,
      d * 0.19,
      '#5a626c',
      `stroke="#2b3037" stroke-width="6" stroke-dasharray="4"`,
    ) +
    circle(l * 0.78, d * 0.43, d * 0.08, '#a9b0b8');
  const labelH = Math.round(Math.min(d * 0.6, 70));
  const labelW = Math.round(Math.min(l * 0.58, labelH * 3.2));
  const top =
    rect(0, 0, l, d, 'url(#t)', 10) + knob + move(l * 0.06, d * 0.2, wideLabel(subject, labelW, labelH));
  const film = product.color?.includes('red') ? rect(0, h * 0.5, l, h * 0.2, '#c6242b') : '';
  const front =
    rect(0, 0, l, h, 'url(#f)', 6) +
    stroke(`M${l * 0.2} ${h * 0.5}h${l * 0.6}`, '#000', 14, 'stroke-dasharray="3 7" opacity=".35"');
  const ribbon = box(view, {
    at: [12, 16, d + 40],
    l: l - 24,
    h: 24,
    d: 2,
    front: rect(0, 0, l - 24, 24, KEY) + (film && rect(0, 12, l - 24, 12, '#c6242b')),
  });
  const whole =
    groundShadow(view, { l, d: d + 40 }) +
    box(view, { ...size, front, top, end: rect(0, 0, d, h, 'url(#e)', 6) }) +
    arm(4) +
    ribbon +
    arm(l - 38);
  return {
    defs: plastic('#30353c'),
    body: centre(view, { ...size, d: d + 46 }, [200, 196], whole, small ? 1.3 : 1.16),
  };
}

/** Two spools of film, one full and one taking up, with the film between them. */
function drawSpools(subject: Subject): Drawing {
  const { product, code } = subject;
  const long = /450/.test(product.title);
  const colors = product.color === 'multicolor';
  const r = long ? 74 : 56;
  const l = 236;
  const spool = (y: number, radius: number, id: string) =>
    rect(-14, y - radius * 0.3, l + 28, radius * 0.6, 'url(#k)', 4) +
    ellipse(0, y, radius * 0.36, radius, `url(#${id})`) +
    rect(0, y - radius, l, radius * 2, `url(#${id})`) +
    ellipse(l, y, radius * 0.36, radius, '#2a2e35') +
    ellipse(l, y, radius * 0.16, radius * 0.42, '#d8c09a') +
    ellipse(l + 1, y, radius * 0.1, radius * 0.26, '#4b4033');
  const labelH = Math.round(Math.min(r, 66));
  const drawing =
    ellipse(l / 2, r + 66, l * 0.62, 34, 'url(#s)') +
    spool(-70, 34, 'b') +
    rect(6, -70, l - 20, 100, '#0c0e12', 0, 'opacity=".94"') +
    (colors ? inkBar('tricolor', 6, -60, l - 20, 54) : rect(6, -66, l - 20, 22, '#fff', 0, 'opacity=".12"')) +
    spool(44, r, 'b') +
    move(
      l * 0.1,
      44 - labelH / 2,
      wideLabel(subject, Math.round(code.length > 10 ? l * 0.8 : l * 0.7), labelH),
    );
  return {
    defs: tube('b', '#23262c') + tube('k', '#c9a878'),
    body: move(200, 196, move(-l * 0.55, -10, drawing, 'scale(1.1)'), 'rotate(12)'),
  };
}

export function drawRibbon(subject: Subject): Drawing {
  const { title } = subject.product;
  if (/Zebra/.test(title)) return drawSpools(subject);
  return drawCartridge(subject, /ERC-/.test(title));
}
