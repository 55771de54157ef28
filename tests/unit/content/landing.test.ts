import { expect, test } from 'vitest';
import { landingPages } from '../../../site/content/landing-pages';
import { loadContent } from '../../../site/content/loaders';
import { attributes } from '../../../widgets/elements/product-grid/attributes';
import { LANGUAGES } from '../../../widgets/locale/languages';
import { shown } from './demo-catalogue';
import { landingTexts, sentences } from './texts';

/** The specification's list, section 2. */
const PATHS = [
  '/affordable-printer-cartridges-in-kuwait',
  '/best-printer-service-center-in-kuwait',
  '/buy-printer-toner-online-in-kuwait',
  '/canon-toner-supplier-in-kuwait',
  '/compatible-printer-toners-in-kuwait',
  '/color-printer-toners-in-kuwait',
  '/eco-friendly-printer-toners-in-kuwait',
  '/epson-toner-supplier-in-kuwait',
  '/printer-maintenance-in-kuwait',
  '/genuine-printer-cartridges-in-kuwait-high-quality-toner-ink',
  '/hp-toner-supplier-in-kuwait',
  '/laser-printer-toner-in-kuwait',
  '/office-printer-supplies-in-kuwait',
  '/original-and-compatible-printer-toners-in-kuwait',
  '/premium-printer-ink-in-kuwait',
  '/printer-accessories-in-kuwait',
  '/printer-drum-units-in-kuwait',
  '/printer-paper-supplier-in-kuwait',
  '/printer-parts-and-consumables-in-kuwait',
  '/printer-sales-and-service-in-kuwait',
  '/tass-toners-compatible-cartridges-in-kuwait',
  '/tass-toners-in-kuwait',
  '/printer-repair-services-in-kuwait',
  '/ink-and-toner-shop-in-kuwait',
];

const prose = (text: Awaited<ReturnType<typeof landingTexts>>[number]['text']) =>
  [text.intro, ...[...sentences({ s: text.sections, q: text.questions })].map(([, words]) => words)].join(
    ' ',
  );
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('all 24 landing pages are there, each under its slug', () => {
  expect(landingPages.map(({ path }) => path)).toEqual(PATHS);
  expect(landingPages.map(({ slug }) => `/${slug}`)).toEqual(PATHS);
});

test.each(LANGUAGES)('each says enough and not too much (%s)', async lang => {
  const odd = (await landingTexts(lang))
    .map(({ page, text }) => [page.slug, words(prose(text))] as const)
    .filter(([, count]) => count < (lang === 'en' ? 200 : 160) || count > 350);
  expect(odd).toEqual([]);
});

test.each(LANGUAGES)('each has sections, three questions and ways on (%s)', async lang => {
  for (const { page, text } of await landingTexts(lang)) {
    expect(text.sections.length, page.slug).toBeGreaterThan(0);
    expect(text.questions, page.slug).toHaveLength(3);
    expect(text.links.length, page.slug).toBeGreaterThan(1);
  }
});

test.each(LANGUAGES)('no paragraph or answer stands on two pages (%s)', async lang => {
  const all = (await landingTexts(lang)).flatMap(({ text }) => [
    text.intro,
    ...text.sections.flatMap(({ paragraphs }) => paragraphs),
    ...text.questions.flatMap(({ question, answer }) => [question, answer]),
  ]);
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

test.each(landingPages.map(page => [page.slug, page] as const))('%s shows products', async (_, { grid }) => {
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(grid)));
  expect((await shown(grid)).total).toBeGreaterThanOrEqual(3);
});

test('grids show what their pages speak of', async () => {
  const first = async (slug: string) => {
    const page = landingPages.find(one => one.slug === slug);
    return page ? (await shown(page.grid)).titles : [];
  };
  expect(await first('original-and-compatible-printer-toners-in-kuwait')).toEqual(
    expect.arrayContaining([
      'HP 59A (CF259A) Toner Cartridge Black',
      'TASS Compatible Toner 59A (CF259A) Black',
      'TASS Remanufactured Toner 59A (CF259A) Black',
    ]),
  );
  for (const title of await first('canon-toner-supplier-in-kuwait')) expect(title).toContain('Canon');
  for (const title of await first('printer-repair-services-in-kuwait')) expect(title).toContain('Cleaning');
  for (const title of await first('tass-toners-in-kuwait')) expect(title).toContain('TASS');
});

test.each(LANGUAGES)('links to every landing page have words of their own (%s)', async lang => {
  const labels = await loadContent('landing-links', lang);
  expect(Object.keys(labels).sort()).toEqual(PATHS.map(path => path.slice(1)).sort());
  expect(new Set(Object.values(labels)).size).toBe(PATHS.length);
});
