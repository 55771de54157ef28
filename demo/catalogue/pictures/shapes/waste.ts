/** Waste toner containers: a milky box with the port that the powder falls through, or an upright bottle. */
import { wideLabel } from '../label';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ramp, rect, stroke } from '../svg';
import type { Drawing } from './drawing';
import { plastic } from './materials';

export function drawWaste(subject: Subject): Drawing {
  const { vary } = subject;
  const view = viewFrom(26 + 10 * vary(1), 26);
  const size = {
    l: 256 + Math.round(46 * vary(2)),
    h: 104 + Math.round(36 * vary(3)),
    d: 66 + Math.round(24 * vary(4)),
  };
  const { l, h, d } = size;
  const shell = ['#cfd5db', '#dcdfd9', '#aeb7c1', '#454c56'][Math.floor(vary(5) * 3.99)] ?? '#cfd5db';
  const labelH = Math.round(h * 0.5);
  const labelW = Math.round(Math.min(l * 0.66, labelH * 3.1));
  const dust = rect(8, h * 0.72, l - 16, h * 0.22, 'url(#p)', 6);
  const front =
    rect(0, 0, l, h, 'url(#f)', 12) +
    dust +
    rect(6, 4, l - 12, 4, '#fff', 2, 'opacity=".55"') +
    move(l * 0.06, h * 0.12, wideLabel(subject, labelW, labelH)) +
    circle(l * 0.86, h * 0.38, h * 0.18, '#0d0f12', `stroke="#8a929c" stroke-width="5"`) +
    circle(l * 0.86, h * 0.38, h * 0.09, '#343a42');
  const top =
    rect(0, 0, l, d, 'url(#t)', 10) +
    rect(l * 0.3, d * 0.24, l * 0.4, d * 0.5, '#0c0e11', 10, 'opacity=".7"') +
    rect(l * 0.28, d * 0.4, l * 0.44, d * 0.2, 'url(#f)', 5);
  const end =
    rect(0, 0, d, h, 'url(#e)', 10) +
    stroke(`M${d * 0.3} ${h * 0.2}v${h * 0.6}`, '#000', 8, 'opacity=".22" stroke-linecap="round"');
  return {
    defs: plastic(shell) + ramp('p', ['#5b6069', '#1c1f24']),
    body: centre(
      view,
      size,
      [198, 204],
      groundShadow(view, size) + box(view, { ...size, front, top, end }),
      1.1,
    ),
  };
}
