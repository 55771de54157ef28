import { expect, type Page, test } from 'playwright/test';
import { firstViews } from '../../helpers/first-flight';
import { addresses } from '../../helpers/shop';

// The first flight draws the first view of every kind of page; `npm run bench -- first-flight` counts over all pages.

/**
 * Most bytes of HTML of each kind of page in either language, before compression: a slow processor reads all of them.
 * A little more than the pages of the shop's catalogue have.
 */
const MAX_HTML_BYTES: Readonly<Record<string, number>> = {
  '/': 115_500,
  '/printer-toner-supplier-in-kuwait': 82_200,
  '/product/hp-26a-cf226a-toner-cartridge-black': 78_600,
  '/ink-toner-finder': 51_600,
  '/ink-toner-finder/hp': 170_000,
  '/ink-toner-finder/hp/hp-laserjet-pro-m402d': 67_200,
  '/brands/hp': 79_000,
  '/brand': 45_300,
  '/hp-toner-supplier-in-kuwait': 72_700,
  '/b2b': 83_800,
  '/cart': 38_700,
  '/search': 39_000,
  '/tnc': 42_900,
};

const PATHS = Object.keys(MAX_HTML_BYTES);

/** Where a shop runs already, the one under test has ports of five digits. */
const withUsualPorts = (html: string) => html.replace(/(?<=localhost:)\d{5}\b/g, '8080');

const inLanguage = (prefix: string, path: string) => (prefix && path === '/' ? prefix : prefix + path);

/** The first flight of each page shows what all of it shows. */
async function expectFirstViews(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [whole, first] = await firstViews(page, path);
    expect(whole.length, path).toBeGreaterThan(8);
    expect.soft(first, path).toEqual(whole);
  }
}

for (const prefix of ['', '/ar'])
  test(`the first flight draws the first view of every kind of page: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await expectFirstViews(
      page,
      PATHS.map(path => inLanguage(prefix, path)),
    );
  });

for (const prefix of ['', '/ar'])
  test(`no kind of page is heavier than it was: ${prefix || '/en'}`, async ({ request }) => {
    for (const [path, limit] of Object.entries(MAX_HTML_BYTES)) {
      const html = await (await request.get(inLanguage(prefix, path))).text();
      const bytes = Buffer.byteLength(withUsualPorts(html));
      expect(bytes, path).toBeGreaterThan(20_000);
      expect.soft(bytes, path).toBeLessThanOrEqual(limit);
    }
  });

interface Model {
  readonly slug: string;
  readonly title: string;
}

const read = async <Data>(path: string): Promise<Data> =>
  ((await (await fetch(`${addresses.api}/api/v2${path}`)).json()) as { data: Data }).data;

const longest = <Item extends { readonly title: string }>(items: readonly Item[]): Item =>
  items.reduce((one, other) => (other.title.length > one.title.length ? other : one));

/** Pages that say more than others of their kind: the longest titles, and the brand with the most printers. */
async function worstPaths(): Promise<string[]> {
  const brands = await read<Model[]>('/products/brands');
  const models = await Promise.all(
    brands.map(async ({ slug }) => [slug, await read<Model[]>(`/products/brands/${slug}/models`)] as const),
  );
  const [brand, most] = models.reduce((one, other) => (other[1].length > one[1].length ? other : one));
  const products = await Promise.all(
    [1, 20, 40, 60, 80].map(page => read<{ items: Model[] }>(`/products?limit=48&page=${page}`)),
  );
  return [
    `/product/${longest(products.flatMap(({ items }) => items)).slug}`,
    `/ink-toner-finder/${brand}`,
    `/ink-toner-finder/${brand}/${longest(most).slug}`,
    `/brands/${brand}`,
  ];
}

for (const prefix of ['', '/ar'])
  test(`the first flight draws the first view where titles and lists are the longest: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await expectFirstViews(
      page,
      (await worstPaths()).map(path => prefix + path),
    );
  });
