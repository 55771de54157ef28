/** A desk laser printer: light shell, dark output bay, one cassette, a sheet just printed. */
import { CYAN, KEY, MAGENTA, YELLOW } from '../inks';
import type { Drawing } from '../shapes/drawing';
import { plastic } from '../shapes/materials';
import { box, centre, flat, groundShadow, viewFrom } from '../solid';
import { circle, ramp, rect, shade, stroke } from '../svg';
import { testPrint } from './test-print';

const SHELL = '#e9ebee';
const DARK = '#2e343d';

export function drawLaser(): Drawing {
  const view = viewFrom(30, 24);
  const size = { l: 290, h: 168, d: 250 };
  const { l, h, d } = size;
  const base = 58;
  const cassette =
    rect(0, 0, l, base, 'url(#b)', 8) +
    rect(0, 0, l, 3, '#000', 0, 'opacity=".5"') +
    rect(l * 0.36, 20, l * 0.28, 14, '#0b0d10', 7) +
    rect(l * 0.36, 31, l * 0.28, 3, '#59616c', 2);
  const upper = h - base;
  const front =
    rect(0, 0, l, upper, 'url(#f)', 10) +
    rect(0, upper - 5, l, 5, '#000', 0, 'opacity=".16"') +
    stroke(`M14 ${upper * 0.46}h${l - 28}`, '#9aa1ab', 1.6) +
    rect(l * 0.36, upper * 0.46 - 2, l * 0.28, 7, '#aeb5be', 3) +
    rect(18, upper - 26, 34, 6, CYAN, 3) +
    rect(56, upper - 26, 10, 6, MAGENTA, 3) +
    rect(70, upper - 26, 10, 6, YELLOW, 3) +
    rect(84, upper - 26, 10, 6, KEY, 3);
  const top =
    rect(0, 0, l, d, 'url(#t)', 12) +
    rect(26, 30, l - 104, d - 66, 'url(#b)', 10) +
    rect(34, 30, l - 120, 18, '#000', 6, 'opacity=".6"') +
    rect(l - 64, d * 0.3, 50, d * 0.58, DARK, 8) +
    rect(l - 56, d * 0.35, 34, d * 0.17, '#bfe6f7', 3) +
    rect(l - 52, d * 0.39, 20, 4, '#2a6f93', 2) +
    rect(l - 52, d * 0.44, 26, 3, '#2a6f93', 1) +
    circle(l - 39, d * 0.63, 12, '#0f1216', `stroke="#59616c" stroke-width="3"`) +
    circle(l - 39, d * 0.63, 4, '#35d07f') +
    circle(l - 50, d * 0.77, 5, '#59616c') +
    circle(l - 29, d * 0.77, 5, '#59616c');
  const end =
    rect(0, 0, d, upper, 'url(#e)', 10) +
    stroke(
      `M${d * 0.58} 26h${d * 0.3}m0 12h${-d * 0.3}m0 12h${d * 0.3}m0 12h${-d * 0.3}`,
      '#000',
      4,
      'opacity=".28" stroke-linecap="round"',
    );
  const sheet = flat(
    view,
    [44, h + 62, 22],
    [1, 0, 0],
    [0, -0.36, 0.93],
    `${rect(4, 5, l - 140, 178, '#000', 0, 'opacity=".25"')}${testPrint(l - 140, 178)}`,
  );
  const body =
    groundShadow(view, size) +
    box(view, {
      core: DARK,
      l,
      h: base,
      d,
      front: cassette,
      end: rect(0, 0, d, base, shade(DARK, -0.35), 6),
    }) +
    box(view, { at: [0, base, 0], core: SHELL, l, h: upper, d, front, top, end }) +
    sheet;
  return {
    defs: plastic(SHELL) + ramp('b', [shade(DARK, 0.12), shade(DARK, -0.3)]),
    body: centre(view, size, [240, 262], body, 1.12),
  };
}
