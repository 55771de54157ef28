/**
 * Draws the site's own pictures into this folder: `node --import tsx site/assets/draw-assets.ts`.
 * What stands here is copied to the root of the site as it is.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heroPrinter, type PictureProduct } from '../../demo/catalogue/pictures/index';
import { CYAN, MAGENTA, YELLOW } from '../../demo/catalogue/pictures/inks';
import { icon, logo } from '../../demo/catalogue/pictures/logo';
import { avatar, heroLogo } from '../../demo/catalogue/pictures/ornaments';
import { productCutOut } from '../../demo/catalogue/pictures/product';
import { type Scene, scenePicture } from '../../demo/catalogue/pictures/scene';
import { socialPicture } from '../../demo/catalogue/pictures/social-picture';

const FOLDER = new URL('./', import.meta.url);
const PROMO_TONER = 'tass-compatible-toner-26a-cf226a-black';

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(name, FOLDER), content);
}

async function writePng(name: string, side: number, maskable = false): Promise<void> {
  await write(
    name,
    await sharp(Buffer.from(icon(side, maskable)))
      .png({ palette: true })
      .toBuffer(),
  );
}

const catalogue = new URL('../../demo/catalogue/products.json', import.meta.url);
const products = JSON.parse(await readFile(catalogue, 'utf8')) as PictureProduct[];

function product(slug: string): PictureProduct {
  const found = products.find(each => each.slug === slug);
  if (!found) throw new Error(`The catalogue has no ${slug}`);
  return found;
}

const promoToner = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 70 368 272">${productCutOut(product(PROMO_TONER), 'toner')}</svg>`;

/** What the showcase turns, in its order. */
const SCENES: readonly Scene[] = [
  {
    title: 'Toner cartridges',
    ink: CYAN,
    goods: [
      { product: product('tass-compatible-toner-203a-cf541a-cyan'), at: [160, 130], scale: 0.62 },
      { product: product('tass-compatible-toner-203a-cf543a-magenta'), at: [310, 200], scale: 0.68 },
      { product: product('tass-compatible-toner-203a-cf540a-black'), at: [200, 320], scale: 0.86 },
    ],
  },
  {
    title: 'Ink bottles',
    ink: MAGENTA,
    goods: [
      { product: product('tass-compatible-ink-bottle-gt53-1vv22ae-black'), at: [120, 220], scale: 0.9 },
      { product: product('tass-compatible-ink-bottle-gt52-m0h54ae-cyan'), at: [360, 220], scale: 0.9 },
      { product: product('tass-compatible-ink-bottle-gt52-m0h56ae-yellow'), at: [240, 270], scale: 1 },
    ],
  },
  {
    title: 'Label tapes',
    ink: YELLOW,
    goods: [
      {
        product: product('tass-compatible-label-tape-tze-531-12-mm-black-on-blue'),
        at: [150, 150],
        scale: 0.66,
      },
      {
        product: product('tass-compatible-label-roll-dk-11202-62-x-100-mm-300-labels'),
        at: [330, 200],
        scale: 0.72,
      },
      {
        product: product('tass-compatible-label-tape-tze-431-12-mm-black-on-red'),
        at: [210, 330],
        scale: 0.86,
      },
    ],
  },
];

await write('icon.svg', icon(64));
await writePng('icon-192.png', 192);
await writePng('icon-512.png', 512);
await writePng('icon-maskable-512.png', 512, true);
await writePng('apple-touch-icon.png', 180, true);
await write('pictures/logo.svg', logo());
await write('pictures/hero-logo.svg', heroLogo());
await write('pictures/avatar.svg', avatar());
await write('pictures/promo-toner.svg', promoToner());
for (const [index, scene] of SCENES.entries())
  await write(`pictures/scene-${index + 1}.svg`, scenePicture(scene));
for (const index of [0, 1, 2] as const) await write(`pictures/printer-${index + 1}.svg`, heroPrinter(index));
for (const [file, lang, title] of [
  ['share', 'en', 'Toner and ink for every printer in Kuwait'],
  ['share-ar', 'ar', 'تونر وأحبار لكل طابعة في الكويت'],
] as const)
  await write(
    `pictures/${file}.png`,
    await socialPicture({ title, picture: heroPrinter(0), cutOut: true, lang }),
  );
