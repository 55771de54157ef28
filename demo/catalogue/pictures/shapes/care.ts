/** What keeps a printer clean and in place: pens, cleaner and cloths, a cover, a stand. */
import { CYAN } from '../inks';
import { wideLabel } from '../label';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ellipse, path, rect, stroke } from '../svg';
import type { Drawing } from './drawing';
import { plastic, tube } from './materials';

export function drawPens(subject: Subject): Drawing {
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
export function drawCleaning(subject: Subject): Drawing {
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
export function drawCover(subject: Subject): Drawing {
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

export function drawStand(subject: Subject): Drawing {
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
