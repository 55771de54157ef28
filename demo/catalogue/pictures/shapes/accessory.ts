/** Everything that is neither ink nor paper: trays, kits, belts, boxes for spent ink; cables and care have files of their own. */
import { CYAN } from '../inks';
import { wideLabel } from '../label';
import { axis, box, centre, groundShadow, move, project, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { ellipse, n, ramp, rect, stroke } from '../svg';
import { drawCable, drawExtension } from './cable';
import { drawCleaning, drawCover, drawPens, drawStand } from './care';
import type { Draw, Drawing } from './drawing';
import { ASH, GRAPHITE, plastic, tube } from './materials';

function drawTray(subject: Subject): Drawing {
  const view = viewFrom(30, 26);
  const size = { l: 250, h: 86, d: 200 };
  const { l, h, d } = size;
  const top =
    rect(0, 0, l, d, 'url(#t)', 6) +
    rect(22, 20, l - 44, d - 34, '#2b3037', 5) +
    rect(40, 28, l - 80, d - 52, '#fbfbf9', 2) +
    rect(l * 0.2, d * 0.62, l * 0.6, 8, '#9aa1ab', 3);
  const front =
    rect(0, 0, l, h, 'url(#f)', 6) +
    rect(l * 0.36, h * 0.6, l * 0.28, h * 0.2, '#2b3037', 8) +
    rect(l * 0.9, h * 0.2, 6, h * 0.6, CYAN, 3, 'opacity=".8"') +
    move(l * 0.06, h * 0.12, wideLabel(subject, 150, 44));
  return {
    defs: plastic('#d9dde2'),
    body: centre(
      view,
      size,
      [200, 204],
      groundShadow(view, size) + box(view, { ...size, front, top, end: rect(0, 0, d, h, 'url(#e)', 5) }),
      1.04,
    ),
  };
}

/** The maker's box with the rollers and the fuser part that come in it laid in front. */
function drawKit(subject: Subject): Drawing {
  const view = viewFrom(30, 24);
  const size = { l: 220, h: 120, d: 100 };
  const { l, h, d } = size;
  const { angle, foreshortening } = axis(view);
  const roller = (z: number, x: number, length: number, r: number) => {
    const [px, py] = project(view, x, r, d + z);
    const long = length * foreshortening;
    return move(
      px,
      py,
      rect(-16, -4, long + 32, 8, '#aab1ba', 3) +
        rect(0, -r, long, r * 2, 'url(#r)', 6) +
        ellipse(long, 0, r * 0.4, r, '#23272e'),
      `rotate(${n(angle)})`,
    );
  };
  const front = rect(0, 0, l, h, 'url(#f)', 4) + move(12, 14, wideLabel(subject, l - 24, 62));
  const top = rect(0, 0, l, d, 'url(#t)', 4) + rect(0, d * 0.44, l, d * 0.12, '#fff', 0, 'opacity=".25"');
  return {
    defs: plastic(ASH) + tube('r', '#5a636e'),
    body: centre(
      view,
      { ...size, d: d + 70 },
      [196, 198],
      groundShadow(view, { l, d: d + 50 }) +
        box(view, { ...size, front, top, end: rect(0, 0, d, h, 'url(#e)', 4) }) +
        roller(34, 10, l - 20, 17) +
        roller(78, 40, 90, 14),
      1.16,
    ),
  };
}

/** Maintenance box: a low case with the absorbing pad open on top and a chip at its end. */
function drawMaintenanceBox(subject: Subject): Drawing {
  const view = viewFrom(34, 34);
  const size = { l: 210, h: 74, d: 150 };
  const { l, h, d } = size;
  const top =
    rect(0, 0, l, d, 'url(#t)', 8) +
    rect(14, 14, l - 28, d - 28, '#e7e3d8', 5) +
    stroke(
      `M24 ${d * 0.34}h${l - 48}m0 22h${48 - l}m0 22h${l - 48}`,
      '#b9b3a2',
      8,
      'stroke-dasharray="2 7"',
    ) +
    rect(l * 0.36, 24, l * 0.3, 26, '#2b3037', 4, 'opacity=".55"');
  const front = rect(0, 0, l, h, 'url(#f)', 6) + move(12, 10, wideLabel(subject, l - 24, 52));
  const end =
    rect(0, 0, d, h, 'url(#e)', 6) +
    rect(d * 0.3, h * 0.3, d * 0.4, h * 0.4, '#1d5b46', 3) +
    stroke(`M${d * 0.34} ${h * 0.5}h${d * 0.32}`, '#f0cf72', 14, 'stroke-dasharray="6 3"');
  return {
    defs: plastic('#5b646f'),
    body: centre(
      view,
      size,
      [200, 202],
      groundShadow(view, size) + box(view, { ...size, front, top, end }),
      1.26,
    ),
  };
}

function drawBelt(subject: Subject): Drawing {
  const view = viewFrom(28, 38);
  const size = { l: 260, h: 44, d: 190 };
  const { l, h, d } = size;
  const top =
    rect(0, 0, l, d, 'url(#t)', 6) +
    rect(20, 6, l - 40, d - 12, 'url(#k)', 4) +
    rect(40, 6, 36, d - 12, '#fff', 0, 'opacity=".1" transform="skewX(-8)"') +
    rect(0, d * 0.36, 14, d * 0.28, '#7fc24a', 4) +
    rect(l - 14, d * 0.36, 14, d * 0.28, '#7fc24a', 4);
  const front = rect(0, 0, l, h, 'url(#f)', 6) + move(26, 4, wideLabel(subject, 140, 36));
  return {
    defs: plastic(GRAPHITE) + ramp('k', ['#4c5560', [0.2, '#15181d'], [0.7, '#22272e'], '#0b0d10']),
    body: centre(
      view,
      size,
      [200, 202],
      groundShadow(view, size) + box(view, { ...size, front, top, end: rect(0, 0, d, h, 'url(#e)', 5) }),
      1.1,
    ),
  };
}

const BY_TITLE: ReadonlyArray<readonly [RegExp, Draw]> = [
  [/Extension/, drawExtension],
  [/Cable/, drawCable],
  [/Tray|Feeder/, drawTray],
  [/Maintenance (Box|Cartridge)/, drawMaintenanceBox],
  [/Belt/, drawBelt],
  [/Pens/, drawPens],
  [/Clean|Cloth/, drawCleaning],
  [/Cover/, drawCover],
  [/Stand/, drawStand],
];

/** Draws what the title names; what no drawing is known for comes as the maker's kit. */
export function drawAccessory(subject: Subject): Drawing {
  const draw = BY_TITLE.find(([words]) => words.test(subject.product.title))?.[1] ?? drawKit;
  return draw(subject);
}
