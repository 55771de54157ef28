/**
 * Writes the outlines of the makers' names: `node --import tsx demo/catalogue/pictures/lettering/draw-wordmarks.ts`.
 * Brand tiles are drawn per request and must not open a font each time, so the names are kept as path data.
 */
import { writeFile } from 'node:fs/promises';
import { type Axes, type FontName, openFont } from './fonts';
import { outlineRun } from './outline';

/** Units an em of the kept outlines: fine enough for a tile's 60 px letters. */
const UNITS = 100;

/** How each maker's name is set: plain type in the spirit of the house, nobody's drawn logo. */
const WORDMARKS: Record<string, { text: string; font: FontName; axes: Axes; tracking?: number }> = {
  hp: { text: 'hp', font: 'archivo-italic', axes: { wght: 600, wdth: 100 } },
  canon: { text: 'Canon', font: 'archivo', axes: { wght: 800, wdth: 108 }, tracking: -1 },
  epson: { text: 'EPSON', font: 'archivo', axes: { wght: 780, wdth: 118 }, tracking: 1 },
  brother: { text: 'brother', font: 'readex', axes: { wght: 700 } },
  samsung: { text: 'SAMSUNG', font: 'archivo', axes: { wght: 700, wdth: 112 } },
  xerox: { text: 'xerox', font: 'archivo', axes: { wght: 640, wdth: 112 } },
  kyocera: { text: 'KYOCERA', font: 'archivo', axes: { wght: 780, wdth: 125 } },
  ricoh: { text: 'RICOH', font: 'archivo', axes: { wght: 860, wdth: 106 }, tracking: 2 },
  lexmark: { text: 'Lexmark', font: 'archivo', axes: { wght: 600, wdth: 100 } },
  oki: { text: 'OKI', font: 'archivo', axes: { wght: 900, wdth: 125 } },
  'konica-minolta': { text: 'KONICA MINOLTA', font: 'archivo', axes: { wght: 620, wdth: 104 } },
  pantum: { text: 'PANTUM', font: 'archivo', axes: { wght: 780, wdth: 104 }, tracking: 2 },
  zebra: { text: 'ZEBRA', font: 'archivo', axes: { wght: 860, wdth: 84 }, tracking: 3 },
  dymo: { text: 'DYMO', font: 'archivo', axes: { wght: 900, wdth: 112 } },
  toshiba: { text: 'TOSHIBA', font: 'archivo', axes: { wght: 840, wdth: 110 }, tracking: 1 },
  sharp: { text: 'SHARP', font: 'archivo', axes: { wght: 900, wdth: 118 } },
  evolis: { text: 'evolis', font: 'readex', axes: { wght: 640 } },
  'hid-fargo': { text: 'HID FARGO', font: 'archivo', axes: { wght: 760, wdth: 108 }, tracking: 1 },
  star: { text: 'star', font: 'archivo-italic', axes: { wght: 840, wdth: 112 } },
  tass: { text: 'TASS', font: 'archivo', axes: { wght: 900, wdth: 125 }, tracking: 1 },
};

const wordmarks: Record<string, [number, string]> = {};
for (const [slug, { text, font: name, axes, tracking = 0 }] of Object.entries(WORDMARKS)) {
  const { d, width } = outlineRun(await openFont(name, axes, UNITS), text, tracking);
  wordmarks[slug] = [Math.round(width - tracking), d];
}

const file = `/** Made by draw-wordmarks.ts; do not edit. Makers' names as [width, path data], ${UNITS} units an em, baseline at y 0. */
export const WORDMARKS: Readonly<Record<string, readonly [number, string]>> = ${JSON.stringify(wordmarks, null, 1)};
`;
await writeFile(new URL('wordmarks.generated.ts', import.meta.url), file);
