import { Parser } from 'htmlparser2';
import { expect, test } from 'playwright/test';
import { htmlFaults } from '../../helpers/html-faults';
import { addresses } from '../../helpers/shop';

// What search engines, browsers and models read of pages, from the finished HTML.

/** A page of each kind, with the structured data that it must have. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Store', 'WebSite'],
  '/brand': [],
  '/brands/hp': ['BreadcrumbList', 'ItemList'],
  '/brands/tass': ['BreadcrumbList', 'ItemList'],
  '/product/hp-26a-cf226a-toner-cartridge-black': ['BreadcrumbList', 'Product'],
  '/new-products': ['ItemList'],
  '/top-products': ['ItemList'],
  '/printer-toner-supplier-in-kuwait': ['ItemList', 'FAQPage'],
  '/label-tapes': ['ItemList', 'FAQPage'],
  '/ink-toner-finder': [],
  '/ink-toner-finder/hp': ['BreadcrumbList'],
  '/ink-toner-finder/hp/hp-laserjet-pro-m402d': ['BreadcrumbList', 'ItemList'],
  '/contact-us': ['Store'],
  '/cart': [],
  '/checkout': [],
  '/orders': [],
  '/printers': [],
  '/quote': [],
  '/quick-order': [],
  '/search': [],
  '/b2b': [],
  '/b2b/elements': ['BreadcrumbList'],
  '/b2b/guides/tasks': ['BreadcrumbList'],
  '/b2b/guides/versions': ['BreadcrumbList'],
  '/b2b/elements/finder': ['BreadcrumbList'],
  '/b2b/elements/cart': ['BreadcrumbList'],
  '/b2b/elements/hero': ['BreadcrumbList'],
  '/b2b/elements/product': ['BreadcrumbList'],
  '/b2b/elements/quick-order': ['BreadcrumbList'],
  '/tnc': [],
  '/privacy-policy': [],
  '/hp-toner-supplier-in-kuwait': ['FAQPage'],
};

/** What Google's documentation requires of each type, as paths into it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Store: [
    'name',
    'url',
    'telephone',
    'priceRange',
    'address.addressCountry',
    'geo.latitude',
    'geo.longitude',
  ],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  ItemList: ['numberOfItems', 'itemListElement.0.position', 'itemListElement.0.url'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  Product: [
    'name',
    'image.0',
    'description',
    'sku',
    'brand.name',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.itemCondition',
    'offers.priceValidUntil',
    'offers.shippingDetails.shippingRate.value',
    'offers.shippingDetails.shippingDestination.addressCountry',
    'offers.shippingDetails.deliveryTime.transitTime.maxValue',
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
    'offers.hasMerchantReturnPolicy.merchantReturnDays',
  ],
};

interface Read {
  title: string;
  h1: number;
  /** Forms in which nothing sends. */
  unsendable: string[];
  jsonLd: Record<string, unknown>[];
  canonical: string;
}

/** What a machine without scripts reads in a page, shadow roots included. */
function read(html: string): Read {
  const found: Read = { title: '', h1: 0, unsendable: [], jsonLd: [], canonical: '' };
  let into: 'title' | 'data' | undefined;
  let data = '';
  let form: { part: string; sends: boolean } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'h1') found.h1++;
      if (name === 'title' && !found.title) into = 'title';
      if (name === 'form') form = { part: JSON.stringify(attributes), sends: false };
      if (form && name === 'button' && (attributes.type ?? 'submit') === 'submit') form.sends = true;
      if (name === 'link' && attributes.rel === 'canonical') found.canonical = attributes.href ?? '';
      if (name === 'script' && attributes.type === 'application/ld+json') into = 'data';
    },
    ontext(text) {
      if (into === 'title') found.title += text;
      if (into === 'data') data += text;
    },
    onclosetag(name) {
      if (name === 'script' && into === 'data') {
        found.jsonLd.push(JSON.parse(data));
        data = '';
      }
      if (name === 'form' && form && !form.sends) found.unsendable.push(form.part);
      if (name === 'form') form = undefined;
      if (name === 'script' || name === 'title') into = undefined;
    },
  });
  parser.end(html);
  return found;
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

for (const prefix of ['', '/ar'])
  for (const [path, types] of Object.entries(PAGES))
    test(`${prefix}${path} can be read by machines`, async ({ request }) => {
      const address = prefix && path === '/' ? prefix : prefix + path;
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      const page = read(html);
      // Other languages have the same markup.
      if (!prefix) expect(await htmlFaults(html)).toEqual([]);
      expect(page.h1).toBe(1);
      expect(page.unsendable).toEqual([]);
      expect(page.title.length).toBeGreaterThan(3);
      expect(page.title.length).toBeLessThan(60);
      expect(page.canonical).toBe(addresses.site + address);
      const found = page.jsonLd.map(one => String(one['@type']));
      expect(found).toEqual(expect.arrayContaining([...types]));
      for (const one of page.jsonLd) {
        expect(one['@context']).toBe('https://schema.org');
        const empty = (REQUIRED[String(one['@type'])] ?? ['unknown type']).filter(
          name => at(one, name) === undefined || at(one, name) === '',
        );
        expect(empty, String(one['@type'])).toEqual([]);
      }
    });

test('a list’s entries lead to pages that are there', async ({ request }) => {
  const { jsonLd } = read(await (await request.get('/ar/new-products')).text());
  const list = jsonLd.find(one => one['@type'] === 'ItemList');
  const url = String(at(list, 'itemListElement.0.url'));
  expect(url).toContain('/ar/product/');
  expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(200);
});

test('every product stands in the merchant feeds, with a picture that can be had', async ({ request }) => {
  // Before all pages are finished the shop asks its API for each product first.
  test.setTimeout(240_000);
  const timeout = 200_000;
  const api = `${addresses.api}/api/v2/products?limit=1`;
  const { total } = (await (await request.get(api)).json()).data;
  const feed = await (await request.get('/feeds/google.xml', { timeout })).text();
  expect(feed.match(/<g:id>/g)?.length).toBe(total);
  const [, image = ''] = feed.match(/<g:image_link>([^<]+)/) ?? [];
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
  const [line = ''] = (await (await request.get('/feeds/openai.jsonl', { timeout })).text()).split('\n');
  expect(JSON.parse(line)).toMatchObject({ store_country: 'KW', is_eligible_search: true });
});

test('browsers can search the shop, and finders of faults know whom to tell', async ({ page, request }) => {
  await page.goto('/ar/brand');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  expect(href).toBe('/ar/opensearch.xml');
  const [, template = ''] = (await (await request.get(href ?? '')).text()).match(/template="([^"]+)"/) ?? [];
  await page.goto(template.replace('{searchTerms}', '26a'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('26a');
  expect(await (await request.get('/.well-known/security.txt')).text()).toContain('Contact: mailto:');
});
