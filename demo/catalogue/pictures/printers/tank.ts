/** An ink tank printer: low and dark, four windows with their ink, paper from the back, a print in front. */
import { CYAN, inkOf, MAGENTA, YELLOW } from '../inks';
import type { Drawing } from '../shapes/drawing';
import { plastic } from '../shapes/materials';
import { box, centre, flat, groundShadow, viewFrom } from '../solid';
import { circle, ramp, rect, shade, stroke } from '../svg';
import { testPrint } from './test-print';

const SHELL = '#3d444e';

/** One window of the tank, filled to a share of its height. */
function tank(x: number, color: string, full: number): string {
  const [width, height] = [21, 54];
  const level = height * (1 - full);
  return (
    rect(x, 0, width, height, '#dfe8ee', 3, 'opacity=".9"') +
    rect(x, level, width, height - level, color, 3) +
    rect(x, level, width, 3, '#fff', 1, 'opacity=".55"') +
    rect(x + 3, 3, 4, height - 6, '#fff', 2, 'opacity=".4"')
  );
}

export function drawTank(): Drawing {
  const view = viewFrom(30, 24);
  const size = { l: 320, h: 128, d: 220 };
  const { l, h, d } = size;
  const inks = [inkOf('black').ink, CYAN, MAGENTA, YELLOW];
  const tanks = inks.map((ink, i) => tank(l - 106 + i * 25, ink, 0.86 - i * 0.13)).join('');
  const front =
    rect(0, 0, l, h, 'url(#f)', 12) +
    rect(26, 56, l - 154, 50, '#0a0c0f', 6) +
    rect(26, 56, l - 154, 8, '#000', 4) +
    rect(l - 116, 42, 110, 66, '#15181d', 8) +
    `<g transform="translate(0 48)">${tanks}</g>` +
    rect(18, 16, 120, 24, '#14171b', 5) +
    rect(24, 20, 44, 16, '#bfe6f7', 2) +
    circle(84, 28, 6, '#59616c') +
    circle(102, 28, 6, '#59616c') +
    circle(122, 28, 7, '#0f1216', 'stroke="#35d07f" stroke-width="2.4"');
  const top =
    rect(0, 0, l, d, 'url(#t)', 12) +
    rect(8, 30, l - 16, d - 44, '#000', 8, 'opacity=".14"') +
    rect(10, 32, l - 20, d - 50, 'url(#t)', 8) +
    rect(l * 0.42, d - 26, l * 0.16, 8, '#000', 4, 'opacity=".35"');
  const end =
    rect(0, 0, d, h, 'url(#e)', 10) + stroke(`M20 ${h * 0.3}h${d - 40}`, '#000', 3, 'opacity=".35"');
  const feeder = flat(
    view,
    [70, h + 118, -26],
    [1, 0, 0],
    [0, -0.97, 0.24],
    rect(-12, 26, 204, 110, '#23272e', 8) +
      rect(0, 0, 180, 130, '#fdfdfc', 2, 'stroke="#cdd3da"') +
      rect(0, 0, 180, 130, 'url(#p)', 2),
  );
  const printed = flat(
    view,
    [44, 62, d - 18],
    [1, 0, 0],
    [0, -0.22, 0.97],
    `${rect(5, 6, 148, 132, '#000', 0, 'opacity=".22"')}${testPrint(148, 130)}`,
  );
  const tray = flat(
    view,
    [32, 12, d - 6],
    [1, 0, 0],
    [0, 0, 1],
    rect(0, 0, 172, 92, '#23272e', 8) + rect(6, 0, 160, 84, '#3a4049', 6),
  );
  const body =
    groundShadow(view, { l, d: d + 60 }) +
    feeder +
    tray +
    box(view, { ...size, core: SHELL, front, top, end }) +
    printed;
  return {
    defs: plastic(SHELL) + ramp('p', ['#ffffff', shade('#d5dbe1', 0.1)]),
    body: centre(view, { ...size, d: d + 30 }, [236, 268], body, 1.06),
  };
}
