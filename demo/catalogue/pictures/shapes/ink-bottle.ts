/** Ink bottles for tank printers: a clear body full of ink, a shoulder, and each maker's kind of cap. */
import { inkOf } from '../inks';
import { tallLabel } from '../label';
import { move } from '../solid';
import type { Subject } from '../subject';
import { ellipse, path, rect, shade, stroke } from '../svg';
import type { Drawing } from './drawing';
import { tube } from './materials';

/** Light along a round label: dark at both edges, nothing in the middle. */
const ROUNDING =
  '<linearGradient id="l"><stop stop-opacity=".3"/><stop offset=".22" stop-opacity="0"/><stop offset=".62" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></linearGradient>';

/** Caps stand with their foot at y 0 around x 0. */
function cap(maker: string): string {
  const lines = (from: number, to: number, height: number) =>
    stroke(
      `M${from} ${-height / 2 - 3}h${to - from}`,
      '#000',
      height - 8,
      'stroke-dasharray="2 7" opacity=".3"',
    );
  if (maker === 'canon') {
    return path('M-34 0v-30q0-6 6-6h6l9-58q1-8 13-8t13 8l9 58h6q6 0 6 6v30z', 'url(#c)') + lines(-30, 32, 34);
  }
  if (maker === 'hp') return rect(-44, -66, 88, 66, 'url(#c)', 10) + lines(-40, 42, 60);
  if (maker === 'brother')
    return (
      path('M-40 0v-44q0-10 10-12l14-4v-18q0-6 16-6t16 6v18l14 4q10 2 10 12v44z', 'url(#c)') +
      lines(-36, 38, 40)
    );
  return path('M-36 0v-66q0-8 8-9h8v-12q0-6 20-6t20 6v12h8q8 1 8 9v66z', 'url(#c)') + lines(-32, 34, 64);
}

export function drawInkBottle(subject: Subject): Drawing {
  const { product, maker, vary } = subject;
  const { ink } = inkOf(product.picture.color);
  const r = 62 + Math.round(12 * vary(1));
  const h = 214 + Math.round(22 * vary(2));
  const neck = 34;
  const shoulder = 34;
  const left = -r;
  const body = `M${left} ${-h + shoulder + 26}q0-26 ${r - neck}-34l0-${shoulder - 26 + 8}h${neck * 2}l0 ${shoulder - 26 + 8}q${r - neck} 8 ${r - neck} 34V-14q0 14-14 14H${left + 14}q-14 0-14-14z`;
  const labelH = Math.round(h * 0.58);
  const top = -Math.round(h * 0.72);
  const drawing =
    ellipse(14, 0, r * 1.5, 24, 'url(#s)') +
    move(0, -h + 8, cap(maker)) +
    path(body, 'url(#b)') +
    path(body, '#fff', 'opacity=".12"') +
    rect(left, top, r * 2, labelH, '#fff') +
    move(left, top, tallLabel(subject, r * 2, labelH)) +
    rect(left, top, r * 2, labelH, 'url(#l)') +
    rect(left + 10, -h + 58, 8, h - 76, '#fff', 4, 'opacity=".45"');
  return {
    defs:
      tube('b', product.picture.color === 'black' ? '#2a2f37' : ink, true) +
      tube('c', maker === 'canon' ? '#e9ebee' : shade(ink, -0.05), true) +
      ROUNDING,
    body: move(200, 352, drawing),
    focus: [200, 236],
  };
}
