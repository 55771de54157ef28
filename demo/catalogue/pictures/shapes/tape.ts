/** Label tapes: the cassette with its strip showing the two colours, and rolls of labels on a spool. */
import { inkOf } from '../inks';
import { wideLabel } from '../label';
import { lettered, lettering } from '../lettering/letters';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ellipse, n, path, rect, shade, smallPrint, stroke } from '../svg';
import type { Drawing } from './drawing';
import { plastic, tube } from './materials';

/** Paper and print of a tape, from `black-on-white` and the like. */
function tapeColors(color: string | null): { paper: string; print: string } {
  const [print = 'black', paper = 'white'] = (color ?? '').split('-on-');
  const of = (name: string) => (name === 'white' ? '#ffffff' : inkOf(name.split('-')[0] ?? name).ink);
  return { paper: of(paper), print: of(print) };
}

const ROLL = /\bRoll\b|^DK-|\blabels\b/i;

function reel(x: number, y: number, r: number, paper: string): string {
  return (
    circle(x, y, r * 0.86, shade(paper, -0.12)) +
    circle(x, y, r * 0.42, '#eef0f2') +
    circle(x, y, r * 0.2, '#20242a', 'stroke="#20242a" stroke-width="6" stroke-dasharray="4"')
  );
}

function drawCassette(subject: Subject): Drawing {
  const { product, vary, own } = subject;
  const { paper, print } = tapeColors(product.color);
  const view = viewFrom(24 + 8 * vary(1), 22);
  const size = { l: 216, h: 150, d: 40 + Math.round(22 * vary(2)) };
  const { l, h, d } = size;
  const makersShell = subject.maker === 'dymo' ? '#33373e' : '#d3d7dc';
  const shell = own ? '#e3e6ea' : makersShell;
  const strip = h * 0.2;
  const sample =
    rect(10, h - strip - 14, l + 66, strip, paper, 0, 'stroke="#9aa1ab"') +
    lettered(lettering('A4 Box 12', { x: 24, y: h - strip / 2 - 14, size: strip * 0.5, color: print }));
  const front =
    rect(0, 0, l, h, 'url(#f)', 12) +
    rect(12, h * 0.5, l - 24, h * 0.14, '#0f1216', 9, 'opacity=".85"') +
    reel(l * 0.26, h * 0.57, h * 0.085, paper) +
    reel(l * 0.72, h * 0.57, h * 0.085, paper) +
    move(12, 10, wideLabel(subject, l - 24, Math.round(h * 0.38))) +
    sample;
  return {
    defs: plastic(shell),
    body: centre(
      view,
      size,
      [186, 200],
      groundShadow(view, size) +
        box(view, {
          ...size,
          front,
          top: rect(0, 0, l, d, 'url(#t)', 6),
          end: rect(0, 0, d, h, 'url(#e)', 6),
        }),
      1.26,
    ),
  };
}

function drawRoll(subject: Subject): Drawing {
  const { paper, print } = tapeColors(subject.product.color);
  const wide = Number(subject.product.title.match(/(\d+) (mm|×|x)/)?.[1] ?? 50);
  const l = Math.round(96 + Math.min(wide, 110) * 0.8);
  const r = 84;
  const tongue = path(
    `M6 ${r - 6}q${l * 0.5} 10 ${l - 8} 0l-18 84q${-l * 0.4} 10-${l - 8} 2z`,
    shade(paper, -0.04),
    'stroke="#0a1020" stroke-opacity=".16"',
  );
  const printed = `<g transform="translate(4 ${r + 18})skewX(-12)">${smallPrint(10, 6, l * 0.5, 3, 11, print)}${stroke(`M10 46h${n(l * 0.6, 0)}`, print, 18, 'stroke-dasharray="2 3 4 2 1 3"')}</g>`;
  const drawing =
    ellipse(l * 0.5, r + 44, l * 0.9, 40, 'url(#s)') +
    tongue +
    printed +
    ellipse(0, 0, r * 0.42, r, 'url(#b)') +
    rect(0, -r, l, r * 2, 'url(#b)') +
    ellipse(l, 0, r * 0.42, r, shade(paper, -0.1)) +
    [0.84, 0.68, 0.52]
      .map(k => ellipse(l, 0, r * 0.42 * k, r * k, 'none', 'stroke="#0a1020" stroke-opacity=".12"'))
      .join('') +
    ellipse(l, 0, r * 0.17, r * 0.4, '#b58a5a') +
    ellipse(l + 1, 0, r * 0.13, r * 0.31, '#23272e') +
    move(l * 0.02, -38, wideLabel(subject, Math.round(l * 0.82), Math.round(Math.min(62, l * 0.42))));
  return {
    defs: tube('b', paper === '#ffffff' ? '#eceff2' : paper),
    body: move(200, 176, move(-l * 0.5 * 1.22, 0, drawing, 'scale(1.22)'), 'rotate(8)'),
  };
}

export function drawTape(subject: Subject): Drawing {
  return ROLL.test(subject.product.title) || /^DK-/.test(subject.code)
    ? drawRoll(subject)
    : drawCassette(subject);
}
