import { describe, expect, test } from 'vitest';
import type { Language } from '../../../site/common/address';
import { scriptJson } from '../../../site/prerender/escape';
import { structuredData } from '../../../site/prerender/structured-data';
import type { ProductDetail } from '../../../widgets/api/schemas';

const shown: ProductDetail = {
  id: 7,
  slug: 'hp-26a',
  title: 'HP 26A </script> Toner',
  price: '18.500',
  image: 'https://api.example/front.svg',
  images: ['https://api.example/front.svg', 'https://api.example/box.svg'],
  description: 'Prints about 3,100 pages.',
  code: 'CF226A',
  color: 'black',
  kind: 'original',
  in_stock: true,
  brand: { slug: 'hp', title: 'HP' },
  devices: [
    { slug: 'm402', title: 'LaserJet M402', brand: { slug: 'hp', title: 'HP' } },
    { slug: 'x', title: 'Some printer' },
  ],
} as ProductDetail;

const site = (lang: Language = 'en') => ({ shop: 'https://shop.example', lang });
const crumbs = [
  ['Home', '/'],
  ['Toners', '/printer-toner-supplier-in-kuwait'],
] as const;

type Node = Record<string, unknown> & { '@type': string };
const nodes = (path: string, notes: Parameters<typeof structuredData>[2], lang?: Language) =>
  structuredData(site(lang), path, notes) as Node[];
const only = (list: readonly Node[], type: string): Node => {
  const found = list.filter(node => node['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0] as Node;
};
const productOf = (changes: Partial<ProductDetail> = {}, lang?: Language) =>
  only(nodes('/product/hp-26a', { product: { ...shown, ...changes } }, lang), 'Product');

test('everything says that it is of schema.org', () => {
  const all = [...nodes('/', { crumbs }), ...nodes('/product/hp-26a', { product: shown, crumbs })];
  expect(all.map(node => node['@context'])).toEqual(all.map(() => 'https://schema.org'));
});

describe('a product', () => {
  test('has all that Google’s product results require', () => {
    expect(productOf()).toMatchObject({
      name: shown.title,
      image: shown.images,
      description: shown.description,
      sku: 'hp-26a',
      mpn: 'CF226A',
      color: 'black',
      brand: { '@type': 'Brand', name: 'HP' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/product/hp-26a',
        price: '18.500',
        priceCurrency: 'KWD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
  });

  test('is sold by the very organization that the front page describes', () => {
    const { '@id': id } = only(nodes('/', {}), 'Store');
    expect(productOf()).toMatchObject({ offers: { seller: { '@id': id } } });
  });

  test('names the printers it is for', () => {
    expect(productOf().isConsumableFor).toEqual([
      { '@type': 'Product', name: 'HP LaserJet M402' },
      { '@type': 'Product', name: 'Some printer' },
    ]);
    expect(productOf({ devices: [] })).not.toHaveProperty('isConsumableFor');
  });

  test.each([
    [{ in_stock: false }, { availability: 'https://schema.org/OutOfStock' }],
    [{ kind: 'remanufactured' }, { itemCondition: 'https://schema.org/RefurbishedCondition' }],
  ] as [Partial<ProductDetail>, object][])('%o', (changes, offer) => {
    expect(productOf(changes)).toMatchObject({ offers: offer });
  });

  test('says nothing of what is unknown', () => {
    const bare = productOf({
      code: undefined,
      color: undefined,
      brand: undefined,
      images: [],
      description: undefined,
    });
    for (const name of ['mpn', 'color', 'brand', 'description']) expect(bare).not.toHaveProperty(name);
    expect(bare.image).toEqual([shown.image]);
  });

  test('stands at its page’s own address in Arabic', () => {
    expect(productOf({}, 'ar').url).toBe('https://shop.example/ar/product/hp-26a');
  });

  test('can’t end the script it stands in', () => {
    const text = scriptJson(productOf());
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: shown.title });
  });
});

test('breadcrumbs count from one and lead to whole addresses', () => {
  expect(only(nodes('/x', { crumbs }), 'BreadcrumbList').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Toners',
      item: 'https://shop.example/printer-toner-supplier-in-kuwait',
    },
  ]);
});

test.each(['/', '/contact-us'])('%s says where the shop is and when it is open', path => {
  const store = only(nodes(path, {}), 'Store');
  expect(store).toMatchObject({
    name: 'TASS',
    url: 'https://shop.example',
    telephone: expect.stringMatching(/^\+965/),
    address: { '@type': 'PostalAddress', addressCountry: 'KW' },
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '22:00' },
  });
  const { dayOfWeek } = store.openingHoursSpecification as { dayOfWeek: string[] };
  expect(new Set(dayOfWeek).size).toBe(7);
});

test('the front page alone speaks of the whole site', () => {
  expect(only(nodes('/', {}, 'ar'), 'WebSite')).toMatchObject({
    url: 'https://shop.example/ar',
    inLanguage: 'ar',
  });
  expect(nodes('/brand', {})).toEqual([]);
});

test('questions come with their answers', () => {
  const page = only(nodes('/x', { questions: [{ question: 'Why?', answer: 'So.' }] }), 'FAQPage');
  expect(page.mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ]);
});
