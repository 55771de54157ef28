import { describe, expect, test } from 'vitest';
import { scriptJson } from '../../../site/common/script-json';
import { structuredData } from '../../../site/prerender/structured-data/structured-data';
import type { ProductDetail } from '../../../widgets/api/schemas';
import type { Language } from '../../../widgets/locale/languages';

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
const NOW = Date.UTC(2026, 10, 23);
const nodes = (path: string, notes: Parameters<typeof structuredData>[2], lang?: Language) =>
  structuredData(site(lang), path, notes, NOW) as Node[];
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

  test('has no maker’s code where it is an equivalent: the code it is listed under is another product’s', () => {
    expect(productOf({ kind: 'compatible' })).not.toHaveProperty('mpn');
    expect(productOf({ kind: 'remanufactured' })).not.toHaveProperty('mpn');
  });

  test('says until when the offer holds, how it comes and how it goes back', () => {
    expect(productOf()).toMatchObject({
      offers: {
        priceValidUntil: '2026-12-31',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 2, currency: 'KWD' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'KW' },
          deliveryTime: {
            handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
            transitTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' },
          },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'KW',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnFees: 'https://schema.org/ReturnShippingFees',
        },
      },
    });
    expect(productOf({ price: '30.001' })).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: 0 } } },
    });
  });

  test('is sold by the very organization that the front page describes', () => {
    const { '@id': id } = only(nodes('/', {}), 'Store');
    expect(productOf()).toMatchObject({ offers: { seller: { '@id': id } } });
  });

  test('names the printers it is for', () => {
    expect(productOf().isConsumableFor).toEqual([
      { '@type': 'ProductModel', name: 'HP LaserJet M402' },
      { '@type': 'ProductModel', name: 'Some printer' },
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
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
    priceRange: expect.stringContaining('KWD'),
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '22:00' },
  });
  const { dayOfWeek } = store.openingHoursSpecification as { dayOfWeek: string[] };
  expect(new Set(dayOfWeek).size).toBe(7);
});

test('a list names its products in their order', () => {
  const list = only(nodes('/x', { list: [shown, { ...shown, slug: 'other' }] }, 'ar'), 'ItemList');
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: shown.title, url: 'https://shop.example/ar/product/hp-26a' },
      { position: 2, url: 'https://shop.example/ar/product/other' },
    ],
  });
  expect(nodes('/x', { list: [] })).toEqual([]);
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
