import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  brandTile,
  heroPrinter,
  productPicture,
  socialPicture,
  socialSvg,
} from '../../../demo/catalogue/pictures/index';
import { visualRuns } from '../../../demo/catalogue/pictures/lettering/outline';
import { BRANDS, faultOf, PROMOTIONS, product } from './catalogue';

describe('brand tiles', () => {
  it.each(BRANDS)('$title has a well-formed tile of its own', brand => {
    expect(faultOf(brandTile(brand))).toBeNull();
    expect(brandTile(brand)).not.toBe(brandTile({ slug: 'other', title: brand.title }));
  });

  it('draws an unknown brand and escapes its title', () => {
    expect(faultOf(brandTile({ slug: '__proto__', title: '<b>"&' }))).toBeNull();
  });
});

describe('printers', () => {
  it.each([0, 1, 2] as const)('number %i is well-formed and at most 12 kB', index => {
    expect(faultOf(heroPrinter(index))).toBeNull();
    expect(Buffer.byteLength(heroPrinter(index))).toBeLessThanOrEqual(12 * 1024);
  });

  it('share no gradient names, so that all three may stand in one document', () => {
    const names = ([0, 1, 2] as const).flatMap(index =>
      [...heroPrinter(index).matchAll(/id="([^"]+)"/g)].map(match => match[1]),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('banners', () => {
  const files = PROMOTIONS.flatMap(({ image_url }) => Object.values(image_url)).flatMap(file => [
    file,
    file.replace('.webp', '-ar.webp'),
  ]);
  const folder = new URL('../../../demo/catalogue/pictures/banners/', import.meta.url);

  it.each(files)('%s is there, at most 50 kB', file => {
    expect(existsSync(new URL(file, folder))).toBe(true);
    expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(50 * 1024);
  });
});

describe('link pictures', () => {
  const content = (lang: 'en' | 'ar') =>
    ({
      title: lang === 'ar' ? 'تونر إتش بي 26A أسود أصلي' : 'HP 26A Toner',
      lang,
      mark: lang === 'ar' ? 'أصلي' : 'Original',
      picture: productPicture(product()),
    }) as const;

  it.each(['en', 'ar'] as const)('are 1200 × 630 PNG in %s', async lang => {
    const picture = await socialPicture(content(lang));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it.each([
    ['en', 'goods', {}],
    ['ar', 'goods', {}],
    ['en', 'a cut-out', { picture: heroPrinter(0), cutOut: true }],
    ['en', 'a word beyond its edge', { title: 'W'.repeat(60) }],
    ['ar', 'a word beyond its edge', { title: 'تونر'.repeat(30) }],
    ['ar', 'a mark beyond its edge', { mark: 'أصلي '.repeat(20) }],
  ] as const)('show in %s, with %s, what their drawing does', async (lang, _, more) => {
    const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    const drawing = await pixels(Buffer.from(await socialSvg({ ...content(lang), ...more })));
    const picture = await pixels(await socialPicture({ ...content(lang), ...more }));
    const clearly = picture.filter((channel, i) => Math.abs(channel - (drawing[i] ?? 0)) > 24);
    expect(picture).toHaveLength(drawing.length);
    expect(clearly.length / picture.length).toBeLessThan(0.001);
  });
});

describe('lines of two scripts', () => {
  it('read from the right in Arabic, figures and Latin words from the left', () => {
    expect(visualRuns('خصم 40% على Smart Tank', 'ar')).toEqual(['Smart Tank', ' على ', '40%', 'خصم ']);
  });

  it('open and close brackets the right way', () => {
    expect(visualRuns('تونر أسود (CF226A)', 'ar')).toEqual(['(CF226A)', 'تونر أسود ']);
    expect(visualRuns('تونر (أسود)', 'ar')).toEqual(['(', 'أسود', ')', 'تونر ']);
  });

  it('part signs from Arabic, whose font has none', () => {
    expect(visualRuns('أسود × أبيض…', 'ar')).toEqual(['…', ' أبيض', '×', 'أسود ']);
  });

  it('keep a price together', () => {
    expect(visualRuns('18.500 د.ك', 'ar')).toEqual(['ك', '.', ' د', '18.500']);
    expect(visualRuns('18.500 د.ك', 'en')).toEqual(['18.500 ', 'ك', '.', 'د']);
  });
});
