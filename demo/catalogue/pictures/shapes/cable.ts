/** Cables in a coil with both plugs in front, and the extension with its sockets. */

import { wideLabel } from '../label';
import { lookUp } from '../look-up';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { ellipse, ramp, rect, shade, stroke } from '../svg';
import type { Drawing } from './drawing';
import { plastic } from './materials';

const SHEATHS: Readonly<Record<string, string>> = { USB: '#2a2f37', LAN: '#0e86c4', PWR: '#1b1e23' };

/** A plug lying to the right, its cable at the left. */
function plug(kind: string, end: 'near' | 'far'): string {
  const grip =
    rect(0, -19, 58, 38, 'url(#p)', 8) + stroke('M12-12v24m10-24v24m10-24v24', '#000', 3, 'opacity=".35"');
  if (kind === 'LAN')
    return (
      rect(0, -15, 36, 30, 'url(#p)', 6) +
      rect(32, -18, 46, 36, '#dbe9f0', 3, 'opacity=".95"') +
      stroke('M58-11v22m5-22v22m5-22v22m5-22v22', '#c9982f', 2.4)
    );
  if (kind === 'PWR')
    return end === 'near'
      ? grip + rect(54, -30, 40, 60, 'url(#p)', 10) + stroke('M94-16h22M94 16h22M94 0h16', '#c9a24a', 8)
      : grip + rect(54, -24, 46, 48, 'url(#p)', 8) + stroke('M98-10h4m-4 10h4m-4 10h4', '#000', 5);
  return end === 'near'
    ? grip +
        rect(56, -13, 40, 26, 'url(#m)', 2) +
        rect(66, -7, 8, 5, '#2a2f37') +
        rect(66, 3, 8, 5, '#2a2f37')
    : grip + rect(56, -17, 30, 34, 'url(#m)', 5) + rect(78, -8, 8, 16, '#2a2f37', 2);
}

export function drawCable(subject: Subject): Drawing {
  const kind = subject.code.split('-')[1] ?? 'USB';
  const sheath = lookUp(SHEATHS, kind) ?? '#2a2f37';
  const turns = /10|50/.test(subject.code) ? 4 : 3;
  let coil = '';
  for (let i = 0; i < turns; i++) {
    const [rx, ry] = [112 - i * 9, 82 - i * 7];
    coil +=
      ellipse(0, -i * 5, rx, ry, 'none', `stroke="${shade(sheath, -0.3)}" stroke-width="13"`) +
      ellipse(0, -i * 5 - 2, rx, ry, 'none', `stroke="${shade(sheath, 0.22)}" stroke-width="5"`);
  }
  const tail = (d: string) => stroke(d, shade(sheath, -0.3), 13) + stroke(d, shade(sheath, 0.22), 4);
  const drawing =
    ellipse(6, 20, 150, 104, 'url(#s)') +
    coil +
    tail('M-108 20q-10 110 84 96') +
    tail('M104 30q20 70-70 58') +
    move(-30, 118, plug(kind, 'near'), 'rotate(-4)') +
    move(36, 88, plug(kind, 'far'), 'rotate(-176)') +
    rect(-22, -98, 20, 56, '#14171c', 5) +
    move(-62, -104, wideLabel(subject, 142, 46), 'rotate(-5)');
  return {
    defs:
      ramp('p', [shade(sheath, 0.3), shade(sheath, -0.35)]) +
      ramp('m', ['#f2f4f6', [0.5, '#b9c0c8'], '#8a929c']),
    body: move(200, 186, drawing, 'scale(1.16)'),
  };
}

/** The extension with four British sockets. */
export function drawExtension(subject: Subject): Drawing {
  const view = viewFrom(22, 40);
  const size = { l: 300, h: 36, d: 100 };
  const socket = (x: number) =>
    rect(x, 16, 52, 68, '#fff', 8, 'stroke="#c3c9d0" stroke-width="2"') +
    rect(x + 22, 26, 8, 16, '#23272e', 1) +
    rect(x + 9, 56, 14, 8, '#23272e', 1) +
    rect(x + 30, 56, 14, 8, '#23272e', 1);
  const top =
    rect(0, 0, 300, 100, 'url(#t)', 14) +
    [12, 72, 132, 192].map(socket).join('') +
    rect(256, 34, 30, 34, '#c6242b', 5);
  const front = rect(0, 0, 300, 36, 'url(#f)', 8);
  const label = move(16, -4, wideLabel(subject, 130, 38));
  const cord = stroke('M-20 30q-60 40 10 70t180 20', '#2a2f37', 11, 'stroke-linecap="round"');
  return {
    defs: plastic('#e9ecef'),
    body: centre(
      view,
      size,
      [200, 190],
      cord +
        groundShadow(view, size) +
        box(view, { ...size, front: front + label, top, end: rect(0, 0, 100, 36, 'url(#e)', 8) }),
      1.12,
    ),
  };
}
