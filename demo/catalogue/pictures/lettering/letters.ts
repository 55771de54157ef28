/** Short texts (part numbers, makers' names) drawn without a font, fast and small enough for every picture. */
import { lookUp } from '../look-up';
import { n } from '../svg';
import { STROKES } from './strokes';

/** Middle of the capitals, thickness of the stroke and space between letters, in the units of `STROKES`. */
const MIDDLE = 29;
const THICKNESS = 13;
const SPACE = 9;
/** Height of a capital with its stroke. */
const CAPITAL = 58 + THICKNESS;
/** More would not be readable on a label. */
const MAX_LETTERS = 20;

/** Where a line of lettering goes. All in the units of the surrounding group. */
export interface LetteringBox {
  x: number;
  /** Middle of the capitals. */
  y: number;
  /** Height of the capitals; made smaller when the text would be wider than `max`. */
  size: number;
  max?: number;
  color: string;
  /** Which point of the line stands at `x`. */
  anchor?: 'start' | 'middle';
}

/** How a line is set: how wide and heavy the letters are, and how many degrees they lean. */
export interface Setting {
  stretch?: number;
  weight?: number;
  lean?: number;
}

/** What all lettering shares: wrap it, once a label or once a picture. */
export function lettered(content: string): string {
  return `<g fill="none" stroke-width="${THICKNESS}" stroke-linecap="square" stroke-miterlimit="2">${content}</g>`;
}

/** A part number or a name. Signs that no part number has are left out; nothing of the text reaches the SVG as text.
 * To stand inside `lettered`. */
export function lettering(
  text: string,
  box: LetteringBox,
  { stretch = 1, weight = 1, lean = 0 }: Setting = {},
): string {
  let d = '';
  let pen = 0;
  for (const sign of text.slice(0, MAX_LETTERS)) {
    const letter = lookUp(STROKES, sign);
    if (!letter) continue;
    d += letter[1].replace(/M(\d+)/g, (_, x: string) => `M${n(Number(x) + pen, 0)}`);
    pen += letter[0] + THICKNESS * weight + SPACE;
  }
  if (!d) return '';
  const width = (pen - SPACE) * stretch;
  const scale = Math.min(box.size / CAPITAL, box.max ? box.max / width : Number.POSITIVE_INFINITY);
  const left =
    box.x + (box.anchor === 'middle' ? -width / 2 : 0) * scale + (THICKNESS / 2) * weight * stretch * scale;
  const skew = -Math.tan((lean * Math.PI) / 180) * scale;
  const matrix = `${n(scale * stretch, 3)} 0 ${n(skew, 3)} ${n(scale, 3)} ${n(left)} ${n(box.y - MIDDLE * scale)}`;
  return `<path transform="matrix(${matrix})" stroke="${box.color}"${weight === 1 ? '' : ` stroke-width="${n(THICKNESS * weight)}"`} d="${d}"/>`;
}

const NAMES: Readonly<Record<string, Setting & { text: string }>> = {
  hp: { text: 'hp', lean: 12 },
  canon: { text: 'Canon', weight: 1.2 },
  epson: { text: 'EPSON', stretch: 1.2, weight: 1.15 },
  brother: { text: 'brother', weight: 1.1 },
  samsung: { text: 'SAMSUNG', stretch: 1.1 },
  xerox: { text: 'xerox', stretch: 1.1 },
  kyocera: { text: 'KYOCERA', stretch: 1.25, weight: 1.1 },
  ricoh: { text: 'RICOH', weight: 1.3 },
  lexmark: { text: 'Lexmark' },
  oki: { text: 'OKI', stretch: 1.35, weight: 1.3 },
  'konica-minolta': { text: 'KONICA MINOLTA' },
  pantum: { text: 'PANTUM', weight: 1.1 },
  zebra: { text: 'ZEBRA', stretch: 0.95, weight: 1.3 },
  dymo: { text: 'DYMO', stretch: 1.15, weight: 1.35 },
  toshiba: { text: 'TOSHIBA', stretch: 1.15, weight: 1.25 },
  sharp: { text: 'SHARP', stretch: 1.2, weight: 1.35 },
  evolis: { text: 'evolis', weight: 1.1 },
  'hid-fargo': { text: 'HID FARGO', stretch: 1.1 },
  star: { text: 'star', lean: 12, weight: 1.2 },
  tass: { text: 'TASS', stretch: 1.3, weight: 1.2 },
};

/** A maker's name as plain lettering in its own setting; an unknown maker's slug in capitals. Two words, two lines. */
export function makersName(brand: string, box: LetteringBox): string {
  const { text, ...setting } = lookUp(NAMES, brand) ?? { text: brand.toUpperCase() };
  const lines = text.split(' ', 2);
  return lines
    .map((line, i) =>
      lettering(line, { ...box, y: box.y + (i - (lines.length - 1) / 2) * box.size * 0.6 }, setting),
    )
    .join('');
}
