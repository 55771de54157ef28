import { expect, test } from 'vitest';
import { categoryLinks } from '../../../site/content/categories';
import { facts, phoneInText } from '../../../site/content/facts';
import { loadContent } from '../../../site/content/loaders';
import { LANGUAGES } from '../../../widgets/locale/languages';
import { brands, models, products, shown } from './demo-catalogue';
import { reachable } from './paths';
import { allTexts, landingTexts, sentences } from './texts';

/** Words that are the same in both languages; messages of elements, some of which are no words, are held elsewhere. */
const LATIN =
  /\.(href|id)$|^elements\.sentences\.|\.samples\.\d+$|\.snippet$|^business\.builder\.(partnerHint|formats\.\w+|scripts)$|^[\w-]+\.grid\.(category|brand|filter|kind|sort|query|color)$/;

test('every Arabic sentence is Arabic', async () => {
  const foreign = [...sentences(await allTexts('ar'))].filter(
    ([way, sentence]) => !LATIN.test(way) && !/[\u0600-\u06ff]/.test(sentence),
  );
  expect(foreign).toEqual([]);
});

test('no English sentence has Arabic in it', async () => {
  const foreign = [...sentences(await allTexts('en'))].filter(([, sentence]) =>
    /[\u0600-\u06ff]/.test(sentence),
  );
  expect(foreign).toEqual([]);
});

test.each(LANGUAGES)('every link leads to a page (%s)', async lang => {
  const links = [...sentences(await allTexts(lang))].filter(([way]) => way.endsWith('.href'));
  expect(links.length).toBeGreaterThan(70);
  expect(links.filter(([, href]) => !reachable(href))).toEqual([]);
  expect(reachable('/no-such-page')).toBe(false);
});

/** Part numbers as their makers write them. */
const CODES =
  /\b(?:TN|DR|TK|WT|WX|MK|LT|BU|PF|ERC|CLT|MLT|PG|CL|GI|PGI|PC|DK|RP|KP|MC|LC|TZe|C-EXV)[- ]?[A-Z]?\d{2,}[A-Z]*\b|\b(?:S0\d{5}|CF\d{3}[AX]|W2\d{3}[AX])\b/g;
/** Printers as their makers name them. */
const PRINTERS =
  /\b(?:LBP\d+|MF\d{3}|HL-L?\d{4}|L\d{4,5}|bizhub C?\d{3}|LQ-\d{3}|FX-\d{3}|TM-U\d{3}|M\d{3}\b)/g;
const bare = (text: string) => text.replaceAll(/[- ]/g, '');

test.each([
  ['part number', CODES, products.map(({ title, code }) => `${title} ${code}`)],
  ['printer', PRINTERS, models.map(({ title }) => title)],
] as const)('every %s in a text is in the catalogue', async (_, pattern, titles) => {
  const shelf = bare(titles.join('\n'));
  for (const lang of LANGUAGES) {
    const named = [...sentences(await allTexts(lang))].flatMap(([way, sentence]) =>
      (sentence.match(pattern) ?? []).map(name => [way, name] as const),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, name]) => !shelf.includes(bare(name)))).toEqual([]);
  }
});

test('search understands what the texts say it does', async () => {
  for (const query of ['cf259a', '59 a', 'M404dn'])
    expect((await shown({ query })).titles, query).toContain('HP 59A (CF259A) Toner Cartridge Black');
  expect((await shown({ query: 'TN2420' })).titles).toContain('Brother TN-2420 Toner Cartridge Black');
  expect((await shown({ query: 'LBP6030' })).titles).toContain('Canon 725 (3484B002) Toner Cartridge Black');
});

test('landing pages tell the same facts in both languages', async () => {
  const figures = (text: unknown) =>
    new Set([...sentences(text)].flatMap(([, words]) => words.match(/\d{1,3},\d{3}|\b\d{2,3}[AX]\b/g) ?? []));
  const arabic = await landingTexts('ar');
  for (const [index, { page, text }] of (await landingTexts('en')).entries()) {
    const { sections, questions } = text;
    const other = arabic[index]?.text;
    expect(figures({ sections, questions }), page.slug).toEqual(
      figures({ sections: other?.sections, questions: other?.questions }),
    );
  }
});

test.each(LANGUAGES)('every category and brand is introduced (%s)', async lang => {
  const categories = await loadContent('categories', lang);
  expect(Object.keys(categories)).toEqual(categoryLinks.map(({ slug }) => slug));
  for (const { about, questions } of Object.values(categories)) {
    expect(about.length).toBeGreaterThan(0);
    expect(questions).toHaveLength(3);
  }
  expect(Object.keys(await loadContent('brands', lang)).sort()).toEqual(
    brands.map(({ slug }) => slug).sort(),
  );
});

test.each(LANGUAGES)('the terms say what the law asks of a shop (%s)', async lang => {
  const terms = [...sentences(await loadContent('terms', lang))].map(([, sentence]) => sentence).join('\n');
  for (const fact of [
    facts.legalName[lang],
    facts.commercialLicence,
    phoneInText,
    facts.email,
    facts.consumerHotline,
    '14',
    '2.000',
    '30.000',
  ])
    expect(terms).toContain(fact);
});

test('telephone numbers are Kuwaiti', () => {
  expect(facts.phone.replaceAll(' ', '')).toMatch(/^\+965[24569]\d{7}$/);
  const whatsapp = facts.whatsappNumber.replace(/\D/g, '');
  expect(whatsapp).toMatch(/^965[4569]\d{7}$/);
  expect(facts.whatsapp).toBe(`https://wa.me/${whatsapp}`);
});

test('the shop is as large as it says', () => {
  expect(products.length).toBeGreaterThan(4000);
  expect(brands.filter(({ kind }) => kind === 'printer')).toHaveLength(19);
  const toner = products.filter(({ category, brand }) => category === 'toners' && brand !== 'tass');
  expect(new Set(toner.map(({ brand }) => brand)).size).toBe(14);
});
