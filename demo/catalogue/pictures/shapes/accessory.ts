/** Everything that is neither ink nor paper: trays, kits, belts, boxes for spent ink, cleaning things, a cover, a stand. */
import { CYAN } from '../inks';
import { wideLabel } from '../label';
import { axis, box, centre, groundShadow, move, project, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ellipse, n, path, ramp, rect, stroke } from '../svg';
import { drawCable, drawExtension } from './cable';
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

function drawPens(subject: Subject): Drawing {
  const pen = (x: number, turn: number) =>
    move(
      x,
      300,
      rect(-10, -210, 20, 168, 'url(#b)', 4) +
        rect(-10, -204, 20, 40, 'url(#c)') +
        path('M-10-42h20l-6 26h-8z', '#dfe4e8') +
        rect(-3, -18, 6, 14, '#f6f6f2', 3) +
        rect(-11, -248, 22, 42, 'url(#c)', 6),
      `rotate(${turn})`,
    );
  return {
    defs: tube('b', '#f2f4f5', true) + tube('c', CYAN, true),
    body:
      ellipse(200, 316, 150, 26, 'url(#s)') +
      [
        [130, -12],
        [177, -4],
        [223, 4],
        [270, 12],
      ]
        .map(([x = 0, turn = 0]) => pen(x, turn))
        .join('') +
      move(92, 206, wideLabel(subject, 216, 66)),
  };
}

/** Bottle of cleaner beside a pack of cloths. */
function drawCleaning(subject: Subject): Drawing {
  const view = viewFrom(26, 20);
  const size = { l: 176, h: 120, d: 92 };
  const { l, h, d } = size;
  const bottle =
    rect(-34, -150, 68, 150, 'url(#b)', 14) +
    rect(-14, -176, 28, 34, 'url(#c)', 4) +
    path('M-18-204h44v14l-14 16h-30z', '#23272e') +
    path('M26-202l22 6v8l-22-2z', '#23272e') +
    rect(-34, -104, 68, 70, '#fff') +
    rect(-34, -104, 68, 22, CYAN) +
    circle(0, -58, 13, 'none', `stroke="${CYAN}" stroke-width="5"`);
  const front = rect(0, 0, l, h, 'url(#f)', 6) + move(10, 34, wideLabel(subject, l - 20, 54));
  const top =
    rect(0, 0, l, d, 'url(#t)', 8) +
    ellipse(l / 2, d / 2, l * 0.28, d * 0.26, '#0f4a66', 'opacity=".5"') +
    path(`M${l * 0.34} ${d * 0.5}q10-62 40-70 30 20 16 76z`, '#f7fafb', 'stroke="#cfd8de"');
  const cloths =
    groundShadow(view, size) + box(view, { ...size, front, top, end: rect(0, 0, d, h, 'url(#e)', 6) });
  const alone = /Cloths/.test(subject.product.title);
  return {
    defs: plastic('#dbe7ee') + tube('b', '#bfe3f3', true) + tube('c', '#e9ecef', true),
    body:
      centre(view, size, [alone ? 200 : 172, 222], cloths, alone ? 1.4 : 1.16) +
      (alone ? '' : move(318, 318, ellipse(0, 0, 60, 14, 'url(#s)') + bottle, 'scale(1.06)')),
  };
}

/** A printer under its cover: folds falling from a box. */
function drawCover(subject: Subject): Drawing {
  const view = viewFrom(30, 22);
  const size = { l: 220, h: 150, d: 160 };
  const { l, h, d } = size;
  const folds = stroke(
    `M${l * 0.14} 40q8 50-4 ${h - 44}m60-${h - 40}q10 50 0 ${h - 44}m84-${h - 40}q-10 50 4 ${h - 44}`,
    '#000',
    5,
    'opacity=".12" stroke-linecap="round"',
  );
  const front =
    path(`M0 8q0-8 8-8h${l - 16}q8 0 8 8l6 ${h - 4}q-30 8-58 0t-58 0-58 0-62 0z`, 'url(#f)') +
    folds +
    move(l * 0.2, h * 0.34, wideLabel(subject, 146, 46));
  const end = path(`M0 0h${d}l6 ${h + 4}q-40 8-80 0t-88 0z`, 'url(#e)');
  return {
    defs: plastic('#8a97a6'),
    body: centre(
      view,
      size,
      [200, 204],
      groundShadow(view, size) + box(view, { ...size, front, top: rect(0, 0, l, d, 'url(#t)', 14), end }),
      1.1,
    ),
  };
}

function drawStand(subject: Subject): Drawing {
  const view = viewFrom(30, 24);
  const shelf = (y: number, label: boolean) =>
    box(view, {
      at: [0, y, 0],
      l: 240,
      h: 16,
      d: 150,
      top: rect(0, 0, 240, 150, 'url(#t)', 4),
      front: rect(0, 0, 240, 16, 'url(#f)', 3) + (label ? move(30, -22, wideLabel(subject, 150, 46)) : ''),
      end: rect(0, 0, 150, 16, 'url(#e)', 2),
    });
  const leg = (x: number, z: number) =>
    box(view, {
      at: [x, 0, z],
      l: 12,
      h: 210,
      d: 12,
      front: rect(0, 0, 12, 210, '#23272e'),
      end: rect(0, 0, 12, 210, '#14171c'),
    });
  const reams = box(view, {
    at: [50, 36, 30],
    l: 120,
    h: 40,
    d: 90,
    front: rect(0, 0, 120, 40, '#fdfdfc') + rect(0, 12, 120, 14, CYAN),
    top: rect(0, 0, 120, 90, '#f2f4f5'),
    end: rect(0, 0, 90, 40, '#c9ced4'),
  });
  return {
    defs: plastic('#c9a274'),
    body: centre(
      view,
      { l: 240, h: 220, d: 150 },
      [200, 200],
      groundShadow(view, { l: 240, d: 150 }) +
        leg(224, 4) +
        shelf(22, false) +
        reams +
        leg(4, 134) +
        leg(224, 134) +
        shelf(206, true),
      1.02,
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
