/** An office copier on its cassettes: document feeder, touch panel, the bay with a finished sheet. */
import { CYAN, KEY, MAGENTA, YELLOW } from '../inks';
import type { Drawing } from '../shapes/drawing';
import { plastic } from '../shapes/materials';
import { box, centre, flat, groundShadow, viewFrom } from '../solid';
import { circle, ramp, rect, shade, stroke } from '../svg';
import { testPrint } from './test-print';

const SHELL = '#eceef0';
const DARK = '#2a2f37';

/** One cassette's front, `high` tall. */
function cassette(y: number, width: number, high: number): string {
  return (
    rect(4, y, width - 8, high - 4, '#f7f8f9', 5) +
    rect(4, y + high - 10, width - 8, 6, '#000', 3, 'opacity=".12"') +
    rect(width * 0.36, y + high * 0.34, width * 0.28, 10, '#9aa1ab', 5) +
    rect(width * 0.86, y + high * 0.34, 12, 8, '#cfd5db', 2)
  );
}

export function drawCopier(): Drawing {
  const view = viewFrom(30, 20);
  const [l, d] = [226, 206];
  const [stand, bay, scanner, feeder] = [176, 54, 34, 34];
  const h = stand + bay + scanner + feeder;
  const standFront =
    rect(0, 0, l, stand, 'url(#f)', 8) + [6, 48, 90, 132].map(y => cassette(y, l, 42)).join('');
  const panel = flat(
    view,
    [l - 78, stand + bay + scanner + 16, d + 4],
    [1, 0, 0],
    [0, -0.62, 0.78],
    rect(0, 0, 88, 54, '#14171b', 6) +
      rect(5, 5, 78, 44, '#0f3d57', 3) +
      rect(10, 10, 20, 15, CYAN, 2) +
      rect(34, 10, 20, 15, MAGENTA, 2) +
      rect(58, 10, 20, 15, YELLOW, 2) +
      rect(10, 30, 44, 4, '#bfe6f7', 2) +
      rect(10, 38, 30, 4, '#bfe6f7', 2) +
      circle(70, 38, 6, '#35d07f'),
  );
  const bayBack = box(view, {
    at: [0, stand, 0],
    l,
    h: bay,
    d: d * 0.34,
    front: rect(0, 0, l, bay, 'url(#k)'),
    end: rect(0, 0, d * 0.34, bay, 'url(#e)'),
  });
  const pillar = box(view, {
    at: [0, stand, d * 0.34],
    l: 44,
    h: bay,
    d: d * 0.66,
    front: rect(0, 0, 44, bay, 'url(#f)'),
    end: rect(0, 0, d * 0.66, bay, '#14171b'),
  });
  const sheet = flat(view, [58, stand + 22, d * 0.36], [1, 0, 0], [0, -0.1, 0.99], testPrint(140, 138));
  const floor = flat(
    view,
    [44, stand + 1, d * 0.34],
    [1, 0, 0],
    [0, 0, 1],
    rect(0, 0, l - 44, d * 0.66, DARK),
  );
  const scan = box(view, {
    at: [0, stand + bay, 0],
    l,
    h: scanner,
    d,
    front: rect(0, 0, l, scanner, 'url(#f)', 5) + rect(12, 12, 30, 6, KEY, 3) + rect(46, 12, 10, 6, CYAN, 3),
    end: rect(0, 0, d, scanner, 'url(#e)', 5),
    top: rect(0, 0, l, d, 'url(#t)', 6),
  });
  const feed = box(view, {
    at: [6, stand + bay + scanner, 4],
    l: l - 12,
    h: feeder,
    d: d - 26,
    front: rect(0, 0, l - 12, feeder, 'url(#k)', 6),
    end: rect(0, 0, d - 26, feeder, '#14171b', 6),
    top:
      rect(0, 0, l - 12, d - 26, 'url(#f)', 8) +
      rect(70, 26, l - 96, d - 74, '#fff', 2) +
      rect(70, 26, l - 96, 6, '#000', 0, 'opacity=".18"') +
      stroke(
        `M84 ${d * 0.34}h${l - 130}m0 14h${130 - l}m0 14h${l - 130}`,
        '#aab1ba',
        5,
        'stroke-dasharray="18 6 30 6"',
      ) +
      rect(14, 16, 44, d - 60, '#000', 8, 'opacity=".28"'),
  });
  const body =
    groundShadow(view, { l, d }) +
    box(view, { core: SHELL, l, h: stand, d, front: standFront, end: rect(0, 0, d, stand, 'url(#e)', 6) }) +
    floor +
    bayBack +
    pillar +
    sheet +
    scan +
    feed +
    panel;
  return {
    defs: plastic(SHELL) + ramp('k', [shade(DARK, 0.2), shade(DARK, -0.4)]),
    body: centre(view, { l, h, d }, [240, 246], body, 1.06),
  };
}
