/**
 * Draws the site's own pictures into this folder: `node --import tsx site/assets/draw-assets.ts`.
 * What stands here is copied to the root of the site as it is.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heroPrinter, type PictureProduct } from '../../demo/catalogue/pictures/index';
import { icon, logo } from '../../demo/catalogue/pictures/logo';
import { avatar, heroLogo } from '../../demo/catalogue/pictures/ornaments';
import { productCutOut } from '../../demo/catalogue/pictures/product';
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

async function promoToner(): Promise<string> {
  const file = new URL('../../demo/catalogue/products.json', import.meta.url);
  const products = JSON.parse(await readFile(file, 'utf8')) as PictureProduct[];
  const toner = products.find(product => product.slug === PROMO_TONER);
  if (!toner) throw new Error(`The catalogue has no ${PROMO_TONER}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 70 368 272">${productCutOut(toner, 'toner')}</svg>`;
}

await write('icon.svg', icon(64));
await writePng('icon-192.png', 192);
await writePng('icon-512.png', 512);
await writePng('icon-maskable-512.png', 512, true);
await writePng('apple-touch-icon.png', 180, true);
await write('pictures/logo.svg', logo());
await write('pictures/hero-logo.svg', heroLogo());
await write('pictures/avatar.svg', avatar());
await write('pictures/promo-toner.svg', await promoToner());
for (const index of [0, 1, 2] as const) await write(`pictures/printer-${index + 1}.svg`, heroPrinter(index));
const picture = heroPrinter(0);
await write(
  'pictures/share.png',
  await socialPicture({ title: 'Toner and ink for every printer in Kuwait', picture, lang: 'en' }),
);
await write(
  'pictures/share-ar.png',
  await socialPicture({ title: 'تونر وأحبار لكل طابعة في الكويت', picture, lang: 'ar' }),
);
