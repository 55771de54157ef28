import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { loadMessages } from '../../../site/content/messages';
import { GOOGLE_FEED, merchantFeeds, OPENAI_FEED } from '../../../site/prerender/feeds/feeds';
import { openSearch } from '../../../site/prerender/static-files/open-search';
import { securityText } from '../../../site/prerender/static-files/security-text';
import { product as productData } from '../../../site/prerender/structured-data/json-ld';
import { offerTerms } from '../../../site/prerender/structured-data/offer-terms';
import { itemId } from '../../../widgets/data/item-id';
import { LANGUAGES } from '../../../widgets/locale/languages';
import type { ProductDetail } from '../../../widgets/types';
import { readCatalogue } from '../../helpers/catalogue';

const SHOP = 'https://shop.example';
const toner: ProductDetail = {
  id: 7,
  slug: 'hp-26a',
  title: 'HP 26A <Toner> & more',
  price: '18.500',
  regular_price: '20.000',
  image: 'https://api.example/26a.svg',
  images: ['https://api.example/26a.svg', 'https://api.example/26a/box.svg'],
  description: 'Prints about 3,100 pages.',
  code: 'CF226A',
  color: 'black',
  kind: 'original',
  in_stock: true,
  brand: { slug: 'hp', title: 'HP' },
  category: { slug: 'toners', title: 'Toners' },
};
const rebuilt: ProductDetail = {
  ...toner,
  slug: 'a-tass-26a',
  title: 'TASS 26A',
  price: '31.000',
  regular_price: undefined,
  kind: 'remanufactured',
  in_stock: false,
  brand: { slug: 'tass', title: 'TASS' },
};

async function feedsOf(products: readonly ProductDetail[], lang: 'en' | 'ar' = 'en') {
  return merchantFeeds(SHOP, lang, await loadMessages(lang), products);
}

/** Every item of an RSS feed as its fields, in the order they stand in. */
function itemsOf(xml: string): Record<string, string[]>[] {
  const items: Record<string, string[]>[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'item') items.push({});
        text = '';
      },
      ontext: words => {
        text += words;
      },
      onclosetag(name) {
        const item = items.at(-1);
        if (item && name.startsWith('g:')) item[name] = [...(item[name] ?? []), text];
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return items;
}

test('Google’s feed says of each product what its merchant centre requires', async () => {
  const [second, first, ...more] = itemsOf((await feedsOf([toner, rebuilt])).get(GOOGLE_FEED) ?? '');
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    'g:id': ['hp-26a'],
    'g:title': ['HP 26A <Toner> & more'],
    'g:link': [`${SHOP}/product/hp-26a`],
    'g:image_link': ['https://api.example/26a.png'],
    'g:additional_image_link': ['https://api.example/26a/box.png'],
    'g:availability': ['in_stock'],
    'g:sale_price': ['18.500 KWD'],
    'g:condition': ['new'],
    'g:brand': ['HP'],
    'g:mpn': ['CF226A'],
    'g:country': ['KW'],
  });
  // The regular price stands first, then that of the delivery.
  expect(first?.['g:price']).toEqual(['20.000 KWD', '2.000 KWD']);
  expect(first?.['g:google_product_category']?.[0]).toMatch(/Toner & Inkjet Cartridges$/);
  expect(second).toMatchObject({
    'g:id': ['a-tass-26a'],
    'g:availability': ['out_of_stock'],
    'g:condition': ['refurbished'],
    'g:identifier_exists': ['no'],
    'g:price': ['31.000 KWD', '0.000 KWD'],
  });
  expect(second).not.toHaveProperty('g:mpn');
});

test('OpenAI’s feed has the fields it requires, an object a line', async () => {
  const feed = (await feedsOf([toner, rebuilt], 'ar')).get(`/ar${OPENAI_FEED}`) ?? '';
  const [, line, ...more] = feed.trimEnd().split('\n');
  expect(more).toEqual([]);
  expect(JSON.parse(line ?? '')).toMatchObject({
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: 'hp-26a',
    title: toner.title,
    description: toner.description,
    url: `${SHOP}/ar/product/hp-26a`,
    image_url: 'https://api.example/26a.png',
    brand: 'HP',
    price: '20.000 KWD',
    sale_price: '18.500 KWD',
    availability: 'in_stock',
    condition: 'new',
    seller_url: `${SHOP}/ar`,
    return_policy: `${SHOP}/ar/tnc`,
    return_deadline_in_days: 14,
    target_countries: 'KW',
    store_country: 'KW',
  });
});

test('every product of the catalogue has an id of its own, which fits a feed', () => {
  const ids = readCatalogue().products.map(({ slug }) => itemId(slug));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter(id => id.length > 50)).toEqual([]);
  expect(itemId('hp-26a')).toBe('hp-26a');
});

test('a long slug has one id in feeds, structured data and analytics', async () => {
  const slug = `${'tass-remanufactured-ink-cartridge-'.repeat(2)}black`;
  const id = itemId(slug);
  expect(id).not.toBe(slug);
  const feeds = await feedsOf([{ ...toner, slug }]);
  expect(itemsOf(feeds.get(GOOGLE_FEED) ?? '')[0]?.['g:id']).toEqual([id]);
  expect(JSON.parse(feeds.get(OPENAI_FEED) ?? '')).toMatchObject({ item_id: id });
  const facts = { slug, title: '', images: [], price: '1.000', inStock: true, remanufactured: false };
  expect(
    productData({ shop: SHOP, lang: 'en' }, { ...facts, terms: offerTerms('1.000', 0), printers: [] }).sku,
  ).toBe(id);
});

test('what feeds refuse is left out, and their order is not that of chance', async () => {
  const bare = { ...toner, slug: 'bare', image: undefined };
  const one = await feedsOf([toner, rebuilt, bare]);
  expect([...one]).toEqual([...(await feedsOf([rebuilt, bare, toner]))]);
  expect(one.get(GOOGLE_FEED)).not.toContain('bare');
});

test('browsers learn to search the shop in its language', async () => {
  const text = openSearch(SHOP, 'ar', await loadMessages('ar'));
  expect(text).toContain(`<Url type="text/html" template="${SHOP}/ar/search?q={searchTerms}"/>`);
  expect(text).toContain('<Language>ar</Language>');
});

test('security.txt says whom to tell, and for less than a year', () => {
  const now = Date.UTC(2026, 10, 23);
  const text = securityText(SHOP, now);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${SHOP}/.well-known/security.txt`);
  const [, expires = ''] = text.match(/^Expires: (.+)$/m) ?? [];
  expect(Date.parse(expires) - now).toBeGreaterThan(300 * 86_400_000);
  expect(Date.parse(expires) - now).toBeLessThan(365 * 86_400_000);
  // A build that changes nothing writes nothing.
  expect(securityText(SHOP, now + 80_000_000)).toBe(text);
});

/** What Google's product data specification asks of each field that an item has. */
const RULES: Readonly<Record<string, RegExp>> = {
  'g:id': /^.{1,50}$/u,
  'g:title': /^.{1,150}$/u,
  'g:description': /^.{1,5000}$/u,
  'g:link': /^https:\/\/\S{1,1992}$/,
  'g:image_link': /^https:\/\/\S{1,1992}$/,
  'g:additional_image_link': /^https:\/\/\S{1,1992}$/,
  'g:availability': /^(in_stock|out_of_stock|preorder|backorder)$/,
  'g:price': /^\d+\.\d{3} KWD$/,
  'g:sale_price': /^\d+\.\d{3} KWD$/,
  'g:condition': /^(new|refurbished|used)$/,
  'g:brand': /^.{1,70}$/u,
  'g:mpn': /^.{1,70}$/u,
  'g:identifier_exists': /^no$/,
  'g:color': /^.{1,40}$/u,
  'g:google_product_category': /^[^>]+( > [^>]+)+$/,
  'g:product_type': /^.+$/u,
  'g:country': /^[A-Z]{2}$/,
  'g:shipping': /^/,
};
const REQUIRED = ['g:id', 'g:title', 'g:description', 'g:link', 'g:image_link', 'g:availability', 'g:price'];

/** Characters that XML 1.0 has, and no half of a pair. */
const XML = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;

test('whatever the catalogue holds, each field keeps to the rules of both feeds', async () => {
  const words = (most: number) => string({ unit: 'binary', minLength: 1, maxLength: most });
  const product = record({
    slug: string({ unit: constantFrom(...'abcxyz0189-'), minLength: 1, maxLength: 120 }),
    title: words(400),
    description: words(6000),
    code: words(90),
    color: words(60),
    brand: words(90),
    more: array(string({ unit: constantFrom(...'abc'), minLength: 1, maxLength: 4 }), { maxLength: 14 }),
  });
  const messages = await loadMessages('en');
  assert(
    property(array(product, { minLength: 1, maxLength: 3 }), drawn => {
      const products = drawn.map(({ brand, more, slug, ...own }, index) => ({
        ...toner,
        ...own,
        id: index + 1,
        slug: `${index}-${slug}`,
        title: `HP ${own.title}`,
        description: `Prints ${own.description}`,
        images: more.map(name => `https://api.example/${name}.svg`),
        brand: { slug: 'hp', title: brand },
      }));
      const feeds = merchantFeeds(SHOP, 'en', messages, products);
      const xml = feeds.get(GOOGLE_FEED) ?? '';
      expect(xml).toMatch(XML);
      const items = itemsOf(xml);
      expect(items.length).toBe(products.length);
      expect(new Set(items.map(item => item['g:id']?.[0])).size).toBe(products.length);
      for (const item of items) {
        expect(Object.keys(item)).toEqual(expect.arrayContaining(REQUIRED));
        expect(item['g:additional_image_link']?.length ?? 0).toBeLessThanOrEqual(10);
        for (const [name, values] of Object.entries(item))
          for (const value of values) expect(value, name).toMatch(RULES[name] as RegExp);
      }
      const lines = (feeds.get(OPENAI_FEED) ?? '').trimEnd().split('\n');
      for (const line of lines) {
        const { item_id, title, description, price, target_countries } = JSON.parse(line);
        expect(item_id).toMatch(/^.{1,100}$/u);
        expect(title).toMatch(/^.{1,150}$/u);
        expect(description).toMatch(/^.{1,5000}$/u);
        expect(price).toMatch(/^\d+\.\d{3} KWD$/);
        expect(target_countries).toBe('KW');
      }
    }),
    { numRuns: 30 },
  );
});

test('the OpenSearch description keeps to the lengths of its specification', async () => {
  for (const lang of LANGUAGES) {
    const text = openSearch(SHOP, lang, await loadMessages(lang));
    const value = (name: string) => new RegExp(`<${name}[^>]*>([^<]+)</${name}>`).exec(text)?.[1] ?? '';
    expect(value('ShortName')).toMatch(/^.{1,16}$/u);
    expect(value('Description')).toMatch(/^.{1,1024}$/u);
    expect(text.match(/<Url [^>]*\{searchTerms\}"/g)).toHaveLength(1);
    expect(value('Image')).toMatch(/^https:/);
    expect(value('InputEncoding')).toBe('UTF-8');
  }
});

test('security.txt has each field of RFC 9116 that must be there, once', () => {
  const lines = securityText(SHOP).trimEnd().split('\n');
  const names = lines.map(line => line.split(':')[0]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['Contact', 'Expires', 'Canonical', 'Preferred-Languages']));
  expect(lines.find(line => line.startsWith('Expires'))).toMatch(
    /: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  );
});
