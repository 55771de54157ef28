/** Colours of inks, makers and materials. */
import { lookUp } from './look-up';
import { mix } from './svg';

/** One ink: its own colour, the tile behind its goods, and a deeper tone for shadow and lettering. */
export interface Ink {
  ink: string;
  tile: string;
  deep: string;
}

/** The shop's four inks and its paper, as in the site's tokens. */
export const KEY = '#14171c';
export const PAPER = '#fbfbf9';
export const CYAN = '#00a0dc';
export const MAGENTA = '#e0107f';
export const YELLOW = '#ffd21f';

function ink(color: string, tile: string): Ink {
  return { ink: color, tile, deep: mix(color, '#0a0d14', 0.45) };
}

const INKS: Readonly<Record<string, Ink>> = {
  black: ink('#23272e', '#e9ecf0'),
  'photo black': ink('#14171c', '#e9ecf0'),
  'matte black': ink('#3a3f47', '#ebedef'),
  cyan: ink(CYAN, '#d9f0fb'),
  magenta: ink(MAGENTA, '#fde3f0'),
  yellow: ink('#fcc800', '#fff3c4'),
  'light cyan': ink('#6cc8ee', '#e5f5fc'),
  'light magenta': ink('#f193c0', '#feeaf3'),
  red: ink('#d8262c', '#fde5e3'),
  gray: ink('#7b838e', '#e9ecf0'),
  'light gray': ink('#b4bac3', '#eff1f4'),
  blue: ink('#2f6fd0', '#e2ecfb'),
  green: ink('#3d9e57', '#e2f3e5'),
  white: ink('#eef0f2', '#e6eef4'),
  clear: ink('#d5e6ee', '#e6f2f5'),
  tricolor: ink('#6a5acd', '#f3f0ea'),
};

const PLAIN = ink('#23272e', '#e9ecf0');

/** The ink of a colour's name; black's for a name nobody knows. */
export function inkOf(color: string): Ink {
  return lookUp(INKS, color) ?? PLAIN;
}

const MAKER_COLORS: Readonly<Record<string, string>> = {
  hp: '#0a7fc2',
  canon: '#c8102e',
  epson: '#10339b',
  brother: '#0b2f9c',
  samsung: '#1a2fa0',
  xerox: '#d3222a',
  kyocera: '#d2123d',
  ricoh: '#c8102e',
  lexmark: '#0c8a43',
  oki: '#d8232a',
  'konica-minolta': '#0a64ad',
  pantum: '#e2661a',
  zebra: '#1c1e22',
  dymo: '#1557a8',
  toshiba: '#d8121a',
  sharp: '#d2101f',
  evolis: '#e0521a',
  'hid-fargo': '#0b5fa5',
  star: '#1450a3',
  tass: KEY,
};

/** A colour in which a maker's name is set; key black for one nobody knows. */
export function makerColor(brand: string): string {
  return lookUp(MAKER_COLORS, brand) ?? KEY;
}
