/** Copier toner: a long bottle with the spiral that carries the powder, and a cap in the ink's colour. */
import { inkOf } from '../inks';
import { wideLabel } from '../label';
import { move } from '../solid';
import type { Subject } from '../subject';
import { ellipse, n, rect, shade, stroke } from '../svg';
import type { Drawing } from './drawing';
import { tube } from './materials';

export function drawTonerBottle(subject: Subject): Drawing {
  const { vary } = subject;
  const { ink } = inkOf(subject.product.picture.color);
  const black = subject.product.picture.color === 'black';
  const l = Math.round(270 + 24 * vary(1));
  const r = Math.round(56 + 16 * vary(2));
  const squash = 0.42;
  const pale = subject.maker === 'ricoh' || subject.maker === 'konica-minolta';
  const body = pale ? '#dfe3e7' : '#3a3f47';
  const cap = black ? '#4b525c' : ink;
  const turns = 9 + Math.round(3 * vary(3));
  const step = Math.round(l / turns);
  const groove = `q${n(r * 0.5)} ${r} 8 ${2 * r}m${step - 8}-${2 * r}`;
  const spiral = `M${step} ${-r}${groove.repeat(turns - 1)}`;
  const labelH = r * 1.16;
  const labelW = labelH * 2.5;
  const drawing =
    ellipse(l * 0.52, r * 0.95, l * 0.62, r * 0.5, 'url(#s)') +
    ellipse(0, 0, r * squash, r, 'url(#b)') +
    rect(0, -r, l, 2 * r, 'url(#b)') +
    ellipse(l, 0, r * squash, r, shade(body, pale ? -0.08 : -0.3)) +
    stroke(spiral, pale ? '#8b949e' : '#0c0e11', 3.4, 'opacity=".45"') +
    stroke(spiral, '#fff', 1.4, 'opacity=".35" transform="translate(4)"') +
    // The collar, the neck and the cap that the machine turns.
    ellipse(l + 2, 0, r * 0.7 * squash, r * 0.7, '#14171b') +
    rect(l + 2, -r * 0.56, 30, r * 1.12, 'url(#c)') +
    ellipse(l + 32, 0, r * 0.56 * squash, r * 0.56, shade(cap, -0.15)) +
    ellipse(l + 33, 0, r * 0.34 * squash, r * 0.34, shade(cap, -0.5)) +
    move(l * 0.1, -labelH * 0.56, wideLabel(subject, labelW, labelH));
  const tilt = 14 + 8 * vary(4);
  return {
    defs: tube('b', body) + tube('c', cap),
    body:
      ellipse(204, 306, 160, 34, 'url(#s)') +
      move(200, 200, move(-(l + 30) / 2, 0, drawing), `rotate(${n(tilt)})`),
  };
}
