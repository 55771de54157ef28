/** Paper: wrapped reams, a box of reams, photo paper with its print, and rolls. */
import { CYAN, KEY, MAGENTA, makerColor, YELLOW } from '../inks';
import { wideLabel } from '../label';
import { lettered, lettering, makersName } from '../lettering/letters';
import { lookUp } from '../look-up';
import { box, centre, groundShadow, move, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { circle, ellipse, path, ramp, rect, shade, smallPrint } from '../svg';
import type { Drawing } from './drawing';
import { plastic, tube } from './materials';

/** The size of the sheet as people call it, from the title. */
function sheetOf(title: string): string {
  return title.match(/\bA[345]\b/)?.[0] ?? (title.includes('10 × 15') ? '10x15' : '');
}

function gramsOf(title: string): string {
  const grams = title.match(/(\d{2,3}) gsm/)?.[1];
  return grams ? `${grams} g` : '';
}

/** The wrapper's face: maker, size in large letters, weight, and a sweep of the four inks. */
function wrapper(subject: Subject, w: number, h: number): string {
  const { product, own, code } = subject;
  const color = own ? KEY : makerColor(product.brand);
  const sweep = [CYAN, MAGENTA, YELLOW]
    .map((ink, i) =>
      path(
        `M0 ${h * (0.62 + i * 0.06)}Q${w * 0.5} ${h * (0.78 + i * 0.05)} ${w} ${h * (0.5 + i * 0.07)}v${h * 0.06}Q${w * 0.5} ${h * (0.84 + i * 0.05)} 0 ${h * (0.68 + i * 0.06)}z`,
        ink,
      ),
    )
    .join('');
  return lettered(
    rect(0, 0, w, h, '#fdfdfc', 3) +
      rect(0, 0, w, h * 0.2, color, 3) +
      makersName(product.brand, { x: w * 0.08, y: h * 0.1, size: h * 0.085, max: w * 0.6, color: '#fff' }) +
      lettering(sheetOf(product.title), { x: w * 0.07, y: h * 0.36, size: h * 0.19, max: w * 0.5, color }) +
      lettering(gramsOf(product.title), {
        x: w * 0.6,
        y: h * 0.4,
        size: h * 0.07,
        max: w * 0.32,
        color: '#5a626d',
      }) +
      sweep +
      lettering(code, { x: w * 0.08, y: h * 0.92, size: h * 0.055, max: w * 0.6, color: KEY }),
  );
}

/** A print that shows what photo paper is for: the sea, the sun and two towers. */
function photo(w: number, h: number): string {
  return (
    rect(0, 0, w, h, 'url(#y)') +
    circle(w * 0.68, h * 0.46, h * 0.12, '#fff3c9') +
    path(`M0 ${h * 0.66}h${w}v${h * 0.34}h${-w}z`, '#145a86') +
    path(
      `M${w * 0.3} ${h * 0.7}l${w * 0.035} ${-h * 0.58}l${w * 0.035} ${h * 0.58}zM${w * 0.16} ${h * 0.7}l${w * 0.025} ${-h * 0.4}l${w * 0.025} ${h * 0.4}z`,
      '#0d2c44',
    ) +
    circle(w * 0.335, h * 0.38, w * 0.05, '#0d2c44') +
    circle(w * 0.335, h * 0.24, w * 0.028, '#0d2c44') +
    circle(w * 0.185, h * 0.48, w * 0.036, '#0d2c44')
  );
}

const SUNSET = ramp('y', ['#274a8f', [0.45, '#e2567e'], '#ffc24d']);

function drawPack(subject: Subject): Drawing {
  const { product, code, own } = subject;
  const view = viewFrom(24, 16);
  const small = sheetOf(product.title) === '10x15';
  const size = small ? { l: 240, h: 176, d: 34 } : { l: 200, h: 258, d: 20 };
  const { l, h, d } = size;
  const color = own ? KEY : makerColor(product.brand);
  const matte = /Matte|Quality/.test(product.title);
  const front =
    rect(0, 0, l, h, color, 3) +
    move(10, h * 0.24, photo(l - 20, h * 0.52)) +
    rect(10, h * 0.24, l - 20, h * 0.52, matte ? '#e8e0d4' : '#fff', 0, `opacity="${matte ? 0.3 : 0.06}"`) +
    lettered(
      makersName(product.brand, { x: 14, y: h * 0.12, size: h * 0.075, max: l * 0.5, color: '#fff' }) +
        lettering(`${sheetOf(product.title)} ${gramsOf(product.title)}`, {
          x: 14,
          y: h * 0.835,
          size: h * 0.06,
          max: l * 0.6,
          color: '#fff',
        }) +
        lettering(code, { x: 14, y: h * 0.925, size: h * 0.05, max: l * 0.6, color: '#fff' }),
    );
  const sides = rect(0, 0, d, h, 'url(#e)');
  return {
    defs: plastic(shade(color, 0.1)) + SUNSET,
    body: centre(
      view,
      size,
      [200, 202],
      groundShadow(view, size) + box(view, { ...size, front, top: rect(0, 0, l, d, 'url(#t)'), end: sides }),
      1.16,
    ),
  };
}

/** How large reams of other sheets are drawn beside one of A4. */
const SCALES = { A3: 1.16, A5: 0.84 };

function drawReam(subject: Subject, carton: boolean): Drawing {
  const view = viewFrom(32, 22);
  const { title } = subject.product;
  const scale = lookUp(SCALES, sheetOf(title)) ?? 1;
  const size = carton
    ? { l: 200, h: 220, d: 170 }
    : { l: 188 * scale, h: 250 * scale, d: /250/.test(title) ? 40 : 58 };
  const { l, h, d } = size;
  const face = carton
    ? rect(0, 0, l, h, 'url(#f)') +
      rect(l * 0.1, h * 0.4, l * 0.3, h * 0.09, '#3a2f20', 8) +
      move(l * 0.08, h * 0.56, wideLabel(subject, l * 0.84, h * 0.3)) +
      smallPrint(l * 0.55, h * 0.4, l * 0.34, 3, 9, '#6b5537')
    : wrapper(subject, l, h);
  return {
    defs: plastic(carton ? '#c39a66' : '#e4e6e8'),
    body: centre(
      view,
      size,
      [200, 202],
      groundShadow(view, size) +
        box(view, {
          ...size,
          front: face,
          top: rect(0, 0, l, d, 'url(#t)'),
          end: rect(0, 0, d, h, 'url(#e)'),
        }),
      carton ? 1.04 : 1.14 / scale ** 0.6,
    ),
  };
}

function drawRolls(subject: Subject): Drawing {
  const plotter = /Plotter/.test(subject.product.title);
  const l = plotter ? 300 : 128;
  const r = plotter ? 46 : 62;
  const roll = (x: number, y: number) =>
    move(
      x,
      y,
      ellipse(0, 0, r * 0.4, r, 'url(#b)') +
        rect(0, -r, l, r * 2, 'url(#b)') +
        ellipse(l, 0, r * 0.4, r, '#dfe3e7') +
        [0.8, 0.6]
          .map(k => ellipse(l, 0, r * 0.4 * k, r * k, 'none', 'stroke="#0a1020" stroke-opacity=".14"'))
          .join('') +
        ellipse(l, 0, r * 0.15, r * 0.36, '#b58a5a') +
        ellipse(l + 1, 0, r * 0.1, r * 0.24, '#3a2f20'),
    );
  const label = (x: number, y: number, w: number) => move(x, y, wideLabel(subject, w, Math.round(w * 0.34)));
  const drawing = plotter
    ? ellipse(l / 2, r, l * 0.6, 30, 'url(#s)') + roll(0, 0) + label(50, -34, 170)
    : ellipse(140, 112, 190, 46, 'url(#s)') +
      roll(10, -64) +
      roll(120, 6) +
      roll(-36, 52) +
      label(-24, 24, 116);
  return {
    defs: tube('b', '#eef1f3'),
    body: move(
      200,
      196,
      move(plotter ? -164 : -104, plotter ? 0 : -4, drawing, plotter ? 'scale(1.1)' : 'scale(.96)'),
      'rotate(9)',
    ),
  };
}

export function drawPaper(subject: Subject): Drawing {
  const { title } = subject.product;
  if (/Roll/i.test(title)) return drawRolls(subject);
  if (/Photo|Glossy|Matte|Ink and Paper/.test(title)) return drawPack(subject);
  return drawReam(subject, /box of/.test(title));
}
