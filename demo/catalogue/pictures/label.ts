/** Labels on goods. The maker's own, the TASS livery (key block with the four inks), and the recycled one. */
import { CYAN, inkOf, KEY, MAGENTA, makerColor, YELLOW } from './inks';
import { lettered, lettering, makersName } from './lettering/letters';
import type { Subject } from './subject';
import { n, path, rect, smallPrint, stroke } from './svg';

const WHITE = '#fff';
const LEAF = '#1f8a4c';

/** The four inks side by side: the own brand's mark on everything it makes. */
export function fourInks(x: number, y: number, width: number, height: number): string {
  const each = width / 4;
  return [CYAN, MAGENTA, YELLOW, '#8b94a1']
    .map((color, i) => rect(x + i * each, y, each, height, color))
    .join('');
}

/** Three arrows chasing each other, around a point. */
export function recycleMark(x: number, y: number, r: number, color: string): string {
  const point = (turn: number, radius: number) =>
    `${n(x + Math.cos(turn) * radius)} ${n(y + Math.sin(turn) * radius)}`;
  let arcs = '';
  let heads = '';
  for (let i = 0; i < 3; i++) {
    const from = (i * Math.PI * 2) / 3;
    arcs += `M${point(from, r)}A${n(r)} ${n(r)} 0 0 1 ${point(from + 1.3, r)}`;
    heads += `M${point(from + 1.2, r * 1.5)}L${point(from + 1.95, r)} ${point(from + 1.2, r * 0.5)}z`;
  }
  return stroke(arcs, color, r * 0.36) + path(heads, color);
}

/** The bar of ink colour; three of them for a tri-colour product. */
export function inkBar(color: string, x: number, y: number, width: number, height: number): string {
  if (color === 'white' || color === 'black') return '';
  if (color !== 'tricolor') return rect(x, y, width, height, inkOf(color).ink);
  const [across, down] = width > height ? [width / 3, 0] : [0, height / 3];
  return ['cyan', 'magenta', 'yellow']
    .map((name, i) => rect(x + i * across, y + i * down, across || width, down || height, inkOf(name).ink))
    .join('');
}

/** The maker's corner of a label: name on its colour, or the own brand's with the four inks. */
function makersBlock(subject: Subject, width: number, height: number, wide: boolean): string {
  const { product, own, remanufactured } = subject;
  const size = wide ? height * 0.3 : height * 0.42;
  const mark = (x: number, y: number, max: number) =>
    makersName(product.brand, { x, y, size, max, color: WHITE, anchor: 'middle' });
  if (!own)
    return rect(0, 0, width, height, makerColor(product.brand)) + mark(width / 2, height / 2, width * 0.8);
  const foot = Math.min(width, height) * 0.16;
  const field = rect(0, 0, width, height, remanufactured ? LEAF : KEY);
  if (!remanufactured) {
    return (
      field + mark(width / 2, (height - foot) / 2, width * 0.76) + fourInks(0, height - foot, width, foot)
    );
  }
  const r = Math.min(width, height) * (wide ? 0.17 : 0.22);
  return wide
    ? field + recycleMark(width / 2, height * 0.33, r, WHITE) + mark(width / 2, height * 0.76, width * 0.6)
    : field + recycleMark(height * 0.55, height / 2, r, WHITE) + mark(width * 0.6, height / 2, width * 0.5);
}

/** A label wider than tall: maker at the left, part number, series, small print, ink bar at the right. */
export function wideLabel(subject: Subject, width: number, height: number): string {
  const { product, code, series } = subject;
  const block = width * 0.3;
  const bar = width * 0.05;
  const room = width - block - bar;
  const pad = room * 0.07;
  const middle = height * (series ? 0.36 : 0.4);
  const under = height * 0.76;
  return lettered(
    rect(0, 0, width, height, WHITE, 3) +
      makersBlock(subject, block, height, true) +
      lettering(code, { x: block + pad, y: middle, size: height * 0.38, max: room - pad * 2, color: KEY }) +
      (series
        ? lettering(series, {
            x: block + pad,
            y: under,
            size: height * 0.2,
            max: room * 0.8,
            color: '#5a626d',
          })
        : smallPrint(block + pad, under - 3, room * 0.8, 2, 6)) +
      inkBar(product.picture.color, width - bar, 0, bar, height),
  );
}

/** A label taller than wide: maker on top, series and part number, small print, ink bar at the foot. */
export function tallLabel(subject: Subject, width: number, height: number): string {
  const { product, code, series } = subject;
  const head = height * 0.24;
  const foot = height * 0.12;
  const x = width / 2;
  const max = width * 0.86;
  const big = series ?? code;
  return lettered(
    rect(0, 0, width, height, WHITE) +
      makersBlock(subject, width, head, false) +
      lettering(big, {
        x,
        y: height * 0.42,
        size: height * 0.14,
        max: max * (series ? 0.7 : 1),
        color: KEY,
        anchor: 'middle',
      }) +
      (series
        ? lettering(code, { x, y: height * 0.6, size: height * 0.09, max, color: KEY, anchor: 'middle' })
        : smallPrint(width * 0.12, height * 0.57, width * 0.76, 2, 7)) +
      smallPrint(width * 0.12, height * 0.75, width * 0.76, 2, 7) +
      inkBar(product.picture.color, 0, height - foot, width, foot),
  );
}
