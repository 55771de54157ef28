/** What is seen on each banner, in a square of 1000 units around the scene's middle; the goods come from the catalogue. */

import { heroPrinter } from '../hero-printer';
import { CYAN, KEY, MAGENTA, YELLOW } from '../inks';
import { productCutOut } from '../product';
import type { PictureProduct } from '../subject';
import { circle, n, path, stroke } from '../svg';
import type { WordColors } from './words';

/** Colours and scene of one promotion. */
export interface Design {
  ground: string;
  halftone: string;
  colors: WordColors;
  action: { en: string; ar: string };
  scene: (find: (slug: string) => PictureProduct) => string;
}

/** Sets a 400-unit drawing, centred at (x, y), `size` units wide. */
function put(drawing: string, x: number, y: number, size: number, turn = 0): string {
  const scale = size / 400;
  const rotate = turn ? `rotate(${turn} ${x} ${y})` : '';
  return `<g transform="${rotate}translate(${n(x - size / 2)} ${n(y - size / 2)})scale(${n(scale, 3)})">${drawing}</g>`;
}

function printer(index: 0 | 1 | 2, x: number, y: number, size: number): string {
  const inner = heroPrinter(index).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)})scale(${n(size / 480, 3)})">${inner}</g>`;
}

/** The three towers on Kuwait's shore, as a silhouette standing on y 0. */
function towers(x: number, y: number, scale: number, color: string): string {
  const spire = (at: number, height: number, balls: ReadonlyArray<readonly [number, number]>) =>
    path(`M${at - 9} 0L${at} ${-height}l9 ${height}z`, color) +
    balls.map(([up, r]) => circle(at, -up, r, color)).join('');
  return `<g transform="translate(${x} ${y})scale(${scale})">${spire(0, 380, [
    [160, 44],
    [262, 22],
  ])}${spire(120, 300, [[110, 38]])}${spire(200, 230, [])}</g>`;
}

const LIGHT: Omit<WordColors, 'text'> = { marker: YELLOW, onMarker: KEY, pill: '#ffffff', onPill: KEY };

/** By the promotion's file name without `promo-` and size. */
export const DESIGNS: Readonly<Record<string, Design>> = {
  'tass-toners': {
    ground: '#12151a',
    halftone: CYAN,
    colors: { ...LIGHT, text: '#ffffff', pill: CYAN, onPill: '#06222f' },
    action: { en: 'See all TASS products', ar: 'كل منتجات تاس' },
    scene: find =>
      circle(500, 500, 430, CYAN, 'opacity=".95"') +
      circle(760, 360, 210, MAGENTA, 'opacity=".95"') +
      circle(250, 760, 150, YELLOW) +
      put(productCutOut(find('tass-compatible-toner-131a-cf211a-cyan'), 'c'), 640, 240, 560) +
      put(productCutOut(find('tass-compatible-toner-131a-cf212a-yellow'), 'y'), 380, 430, 600) +
      put(productCutOut(find('tass-compatible-toner-26a-cf226a-black'), 'k'), 620, 690, 720),
  },
  'free-shipping': {
    ground: '#0a86bb',
    halftone: '#7fd3f5',
    colors: { ...LIGHT, text: '#ffffff', onPill: '#05506f' },
    action: { en: 'Shop the top picks', ar: 'تسوق الأكثر طلبًا' },
    scene: find =>
      circle(500, 470, 420, '#f4fbff') +
      towers(290, 812, 1.8, '#a9d8ee') +
      stroke('M-40 846h1080', '#f4fbff', 10, 'stroke-dasharray="70 34"') +
      put(productCutOut(find('hp-26a-cf226a-toner-cartridge-black'), 'a', 'box'), 420, 716, 440) +
      put(productCutOut(find('tass-compatible-toner-131a-cf211a-cyan'), 'b', 'box'), 752, 700, 440) +
      put(productCutOut(find('brother-tn-2410-toner-cartridge-black'), 'd', 'box'), 610, 486, 380),
  },
  finder: {
    ground: '#fff3c2',
    halftone: '#f2b800',
    colors: { text: KEY, marker: '#ffffff', onMarker: KEY, pill: KEY, onPill: '#ffffff' },
    action: { en: 'Find your cartridge', ar: 'ابحث عن حبر طابعتك' },
    scene: find =>
      circle(520, 480, 420, YELLOW) +
      printer(0, 400, 430, 780) +
      circle(770, 690, 206, '#ffffff', `stroke="${KEY}" stroke-width="26"`) +
      path('M908 846l34-34 96 96q14 18-4 36-18 16-34 0z', KEY) +
      put(productCutOut(find('hp-26a-cf226a-toner-cartridge-black'), 'a'), 770, 700, 400),
  },
  'ink-bottles': {
    ground: '#b8046a',
    halftone: '#ff7cc0',
    colors: { ...LIGHT, text: '#ffffff', onPill: '#8a0350' },
    action: { en: 'Shop ink bottles', ar: 'تسوق زجاجات الحبر' },
    scene: find =>
      circle(520, 470, 430, '#ffe3f1') +
      printer(1, 500, 330, 760) +
      ['black', 'cyan', 'magenta', 'yellow']
        .map((color, i) =>
          put(productCutOut(find(`epson-103|${color}`), `b${i}`), 190 + i * 215, 700 + (i % 2) * 24, 470),
        )
        .join(''),
  },
  'back-to-school': {
    ground: '#ffd84a',
    halftone: '#f0a800',
    colors: { text: KEY, marker: '#ffffff', onMarker: KEY, pill: KEY, onPill: '#ffffff' },
    action: { en: 'Shop paper', ar: 'تسوق الورق' },
    scene: find =>
      circle(500, 480, 420, '#fff6d6') +
      put(productCutOut(find('tass-copy-paper-a4-80-gsm-500-sheets'), 'a'), 350, 420, 720) +
      put(productCutOut(find('tass-glossy-photo-paper-a4-200-gsm-20-sheets'), 'b'), 680, 520, 620, 6) +
      put(productCutOut(find('epson-103|cyan'), 'c'), 300, 760, 400) +
      put(productCutOut(find('epson-103|magenta'), 'd'), 440, 790, 400) +
      put(productCutOut(find('epson-103|yellow'), 'e'), 850, 790, 380),
  },
};
