import { expect, test } from 'vitest';
import type { Language } from '../../../site/common/address';
import type { Metadata } from '../../../site/common/types';
import { loadContent } from '../../../site/content/loaders';
import { loadMessages } from '../../../site/content/messages';
import { elementNames } from '../../../site/parts/element-links';
import { brands, models, products } from './shelf';
import { LANGUAGES, landingTexts } from './texts';

/** What search engines show of a title and a description. */
const TITLE = 60;
const DESCRIPTION = 155;

/** Metadata of all pages but those of products and printer models, by name. */
async function fixedPages(lang: Language): Promise<[name: string, head: Metadata][]> {
  const { pages, notFound } = await loadMessages(lang);
  const { brand, finder, search, product: _, ...simple } = pages;
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

const repeated = (texts: readonly string[]) => texts.filter((one, index) => texts.indexOf(one) !== index);

test.each(LANGUAGES)('no two pages have one title or description (%s)', async lang => {
  const heads = (await fixedPages(lang)).map(([, head]) => head);
  expect(heads.length).toBeGreaterThan(70);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
});

test.each(LANGUAGES)('titles and descriptions fit where they are shown (%s)', async lang => {
  const long = (await fixedPages(lang))
    .filter(([, { title, description }]) => title.length > TITLE || description.length > DESCRIPTION)
    .map(([name, { title, description }]) => [name, title.length, description.length]);
  expect(long).toEqual([]);
});

test.each(LANGUAGES)('every page has keywords (%s)', async lang => {
  const without = (await fixedPages(lang)).filter(([, { keywords }]) => !keywords);
  expect(without).toEqual([]);
});

test.each(LANGUAGES)('every product and printer has a title of its own (%s)', async lang => {
  const { pages } = await loadMessages(lang);
  const titles = [
    ...products.map(
      ({ title, title_ar, price }) =>
        pages.product.of({ title: lang === 'ar' ? title_ar : title, brand: undefined, price }).title,
    ),
    ...models.map(({ brand, title }) => pages.finder.model(brand, title).title),
  ];
  expect(repeated(titles)).toEqual([]);
});
