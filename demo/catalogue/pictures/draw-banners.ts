/**
 * Draws every promotion's banners as WebP: `node --import tsx demo/catalogue/pictures/draw-banners.ts`.
 * Three sizes (desktop 1440 × 480, tablet 1024 × 420, mobile 640 × 640), English and, mirrored, Arabic (`…-ar.webp`).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LAYOUTS, type Layout } from './banner/layout';
import { halftoneField, pressMarks } from './banner/ornament';
import { DESIGNS, type Design } from './banner/scenes';
import { drawWords, type Lang } from './banner/words';
import type { PictureProduct } from './subject';
import { n, rect } from './svg';

interface Promotion {
  image_url: Record<Layout['name'], string>;
  headline: Record<Lang, string>;
  tagline: Record<Lang, string>;
}

const QUALITY = 64;
const FOLDER = new URL('banners/', import.meta.url);

async function readCatalogue<T>(name: string): Promise<T[]> {
  return JSON.parse(await readFile(new URL(`../${name}.json`, import.meta.url), 'utf8')) as T[];
}

const products = await readCatalogue<PictureProduct>('products');

/** A product by slug, or by the start and the end of one (`start|end`). */
function find(slug: string): PictureProduct {
  const [start = '', end = ''] = slug.split('|');
  const product = products.find(each =>
    end ? each.slug.startsWith(start) && each.slug.includes(end) : each.slug === slug,
  );
  if (!product) throw new Error(`No product ${slug} for a banner`);
  return product;
}

async function drawBanner(promotion: Promotion, design: Design, layout: Layout, lang: Lang): Promise<string> {
  const { width, height, scene } = layout;
  const mirrored = lang === 'ar';
  const x = mirrored ? width - scene.x : scene.x;
  const words = {
    headline: promotion.headline[lang],
    tagline: promotion.tagline[lang],
    action: design.action[lang],
  };
  const scale = scene.size / 1000;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    rect(0, 0, width, height, design.ground) +
    halftoneField(x, scene.y, scene.size * 0.8, 30, design.halftone, 0.5) +
    pressMarks(width, height, design.colors.text, mirrored) +
    `<g transform="translate(${n(x - scene.size / 2)} ${n(scene.y - scene.size / 2)})scale(${n(scale, 3)})">${design.scene(find)}</g>` +
    (await drawWords(words, lang, layout, design.colors)) +
    '</svg>'
  );
}

await mkdir(FOLDER, { recursive: true });
for (const promotion of await readCatalogue<Promotion>('promotions')) {
  for (const layout of LAYOUTS) {
    const file = promotion.image_url[layout.name];
    const design = DESIGNS[file.replace(/^promo-|-\w+\.webp$/g, '')];
    if (!design) throw new Error(`No design for ${file}`);
    for (const lang of ['en', 'ar'] as const) {
      const svg = await drawBanner(promotion, design, layout, lang);
      const picture = await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6 }).toBuffer();
      await writeFile(new URL(lang === 'ar' ? file.replace('.webp', '-ar.webp') : file, FOLDER), picture);
    }
  }
}
