import { expect, test } from 'vitest';
import { pageTitle, TITLE_LIMIT } from '../../../site/common/page-title';
import type { Metadata } from '../../../site/common/types';
import { loadContent } from '../../../site/content/loaders';
import { loadMessages } from '../../../site/content/messages';
import { elementNames } from '../../../site/parts/element-links';
import type { Language } from '../../../widgets/locale/languages';
import { LANGUAGES } from '../../../widgets/locale/languages';
import { brands, models, products } from './demo-catalogue';
import { landingTexts } from './texts';

/** What search engines show of a description. */
const DESCRIPTION = 155;

/** Metadata of all pages but those of products and printer models, by name. */
async function fixedPages(lang: Language): Promise<[name: string, head: Metadata][]> {
  const { pages, notFound } = await loadMessages(lang);
  const { brand, finder, search, product: _, ...simple } = pages;
  const { index, guides } = await loadContent('guides', lang);
  const described = await loadContent('elements', lang);
  const titled = (slug: string, title: string, title_ar: string) => ({
    slug,
    title: lang === 'ar' ? title_ar : title,
  });
  const named = brands.map(one => titled(one.slug, one.title, one.title_ar));
  return [
    ...Object.entries(simple),
    ['notFound', notFound],
    ['finder', finder.page],
    ['search', search.page],
    ['terms', await loadContent('terms', lang)],
    ['privacy', await loadContent('privacy', lang)],
    ['business', await loadContent('business', lang)],
    ['guides', index],
    ...Object.entries(guides),
    ...elementNames.map(name => [`element ${name}`, described.of(`tass-${name}`)] as [string, Metadata]),
    ...named.map(
      ({ slug, title }) =>
        [`brand ${slug}`, slug === 'tass' ? brand.own : brand.of(title)] as [string, Metadata],
    ),
    ...named
      .filter(({ slug }) => slug !== 'tass')
      .map(({ slug, title }) => [`finder ${slug}`, finder.brand(title)] as [string, Metadata]),
    ...(await landingTexts(lang)).map(({ page, text }) => [page.slug, text] as [string, Metadata]),
  ];
}

const brandTitles: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(brands.map(({ slug, title }) => [slug, title])),
  ar: new Map(brands.map(({ slug, title_ar }) => [slug, title_ar])),
};

const repeated = (texts: readonly string[]) => texts.filter((one, index) => texts.indexOf(one) !== index);

test.each(LANGUAGES)('no two pages have one title or description (%s)', async lang => {
  const heads = (await fixedPages(lang)).map(([, head]) => head);
  expect(heads.length).toBeGreaterThan(70);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
});

test.each(LANGUAGES)('titles and descriptions fit where they are shown (%s)', async lang => {
  const long = (await fixedPages(lang))
    .filter(([, { title, description }]) => title.length >= TITLE_LIMIT || description.length > DESCRIPTION)
    .map(([name, { title, description }]) => [name, title.length, description.length]);
  expect(long).toEqual([]);
});

test.each(LANGUAGES)('every page has keywords (%s)', async lang => {
  const without = (await fixedPages(lang)).filter(([, { keywords }]) => !keywords);
  expect(without).toEqual([]);
});

test.each(LANGUAGES)('every product and printer has a short title of its own (%s)', async lang => {
  const { pages } = await loadMessages(lang);
  const titles = [
    ...products.map(
      ({ title, title_ar, price }) =>
        pages.product.of({ title: lang === 'ar' ? title_ar : title, brand: undefined, price }).title,
    ),
    ...models.map(
      ({ brand, title }) => pages.finder.model(brandTitles[lang].get(brand) ?? brand, title).title,
    ),
  ];
  expect(titles.length).toBeGreaterThan(7000);
  expect(titles.filter(title => title.length >= TITLE_LIMIT)).toEqual([]);
  expect(repeated(titles)).toEqual([]);
});

test('a long name loses its asides and keeps what tells it from others', () => {
  expect(pageTitle('HP 26A Toner', ' | TASS Kuwait', ' | TASS')).toBe('HP 26A Toner | TASS Kuwait');
  expect(
    pageTitle('Brother TZe-FX251 Label Tape 24 mm, Black on White, flexible ID, for cables', ' | TASS'),
  ).toBe('Brother TZe-FX251 Label Tape 24 mm, Black on White');
  expect(pageTitle('TASS Compatible Waste Toner Container for Konica Minolta WX-105 (A8JJWY1)')).toBe(
    'TASS Compatible Waste Toner Container for Konica… (A8JJWY1)',
  );
});
