import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { routes } from '../../../site/app/routes';
import { prerender, prerenderChanges } from '../../../site/prerender/main';
import { changedProducts, productsIn } from '../../../site/prerender/records/build-record';
import { elements } from '../../../widgets/all';
import { LANGUAGES } from '../../../widgets/locale/languages';
import { product } from '../../helpers/products';

type Answer = (path: string, search: URLSearchParams) => unknown;

/** The API, which the modules take hold of when they are loaded. */
const api = vi.hoisted(() => {
  const served: { answer: Answer } = { answer: () => undefined };
  globalThis.fetch = async address => {
    const at = new URL(address instanceof Request ? address.url : address, 'http://localhost:4000');
    const data = served.answer(at.pathname.replace('/api/v2', ''), at.searchParams);
    return Response.json({ success: data !== undefined, data }, { status: data === undefined ? 404 : 200 });
  };
  return served;
});

// A product's price changes: the pages that show it are drawn again, and no others.

test('products of which lists say something else are found', () => {
  const [one, other] = [product(1), product(2)];
  const before = { [one.slug]: { ...one, description: 'Text' }, [other.slug]: other };
  expect(changedProducts([one, other], before)).toEqual(new Set());
  expect(changedProducts([{ ...one, price: '1.000' }, other], before)).toEqual(new Set([one.slug]));
  expect(changedProducts([one], before)).toBeUndefined();
  expect(changedProducts([one, product(3)], before)).toBeUndefined();
});

test('products are found in answers of any shape', () => {
  const answers = { list: { items: [product(1), product(2)] }, one: product(1), brands: [{ slug: 'hp' }] };
  expect(new Set(productsIn(answers).map(({ slug }) => slug))).toEqual(new Set(['toner-1', 'toner-2']));
});

const folder = mkdtempSync(join(tmpdir(), 'tass-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shop of some products and one printer. Lists of anything but all products show the second alone. */
function serve(products: readonly ReturnType<typeof product>[]): void {
  api.answer = (path, search) => {
    if (path.endsWith('/models')) return [{ slug: 'hp-m1', title: 'HP M1' }];
    if (path === '/products/brands') return [{ slug: 'hp', title: 'HP' }];
    if (path === '/promotions') return [];
    if (path !== '/products') return products.find(({ slug }) => path === `/products/${slug}`);
    const isAll = [...search.keys()].every(name => name === 'limit' || name === 'page');
    const items = isAll ? products : products.slice(1, 2);
    return { items, page: 1, limit: Number(search.get('limit') ?? 12), total: items.length };
  };
}

/** What a build of the site's scripts leaves: each module in a file of its own. */
function writeManifest(file: string): void {
  const sources = [
    'site/app/main',
    'site/app/start',
    'site/pages/not-found',
    ...LANGUAGES.map(lang => `site/content/${lang}/messages`),
    ...LANGUAGES.flatMap(lang => routes.flatMap(route => route.modules(lang))),
    ...Object.keys(elements).map(name => `widgets/elements/${name}/element`),
  ];
  const modules = Object.fromEntries(sources.map(source => [source, [`/assets/js/${source}.js`]]));
  writeFileSync(file, JSON.stringify({ version: '1.0.0', entry: 'site/app/main', modules }));
}

test('a price is live without drawing the pages that do not show it', { timeout: 240_000 }, async () => {
  const manifest = join(folder, 'manifest.json');
  writeManifest(manifest);
  const options = {
    folder: join(folder, 'site'),
    manifest,
    api: 'http://localhost:4000',
    shop: 'http://localhost:8080',
  };
  const pageOf = (slug: string, lang = '') =>
    readFileSync(join(options.folder, lang, `product/${slug}.html`), 'utf8');
  const first = product(1);
  const second = product(2, { price: '21.000', regular_price: '21.000' });
  serve([first, second]);
  expect(await prerenderChanges(options)).toBeUndefined();
  const { written } = await prerender(options);
  expect(written).toBeGreaterThan(100);
  expect(pageOf(first.slug)).toContain('18.500');
  const other = pageOf(second.slug);

  serve([{ ...first, price: '17.250', regular_price: '17.250' }, second]);
  const report = await prerenderChanges(options);
  // Its page and the feeds, in each language, and the sitemap where days have changed.
  expect(report?.written).toBeLessThanOrEqual(7);
  expect(report?.removed).toBe(0);
  for (const lang of ['', 'ar']) {
    expect(pageOf(first.slug, lang)).toContain('17.250');
    expect(pageOf(first.slug, lang)).not.toContain('18.500');
  }
  expect(pageOf(second.slug)).toBe(other);
  expect(readFileSync(join(options.folder, 'feeds/google.xml'), 'utf8')).toContain('17.250');
  expect(existsSync(join(options.folder, 'index.html'))).toBe(true);
  expect((await prerenderChanges(options))?.written).toBe(0);

  serve([first, second, product(3)]);
  expect(await prerenderChanges(options)).toBeUndefined();

  // The API goes away when one of the product's pages is written.
  serve([{ ...first, price: '16.500', regular_price: '16.500' }, second]);
  const { answer } = api;
  let asked = 0;
  api.answer = (path, search) => {
    if (path === `/products/${first.slug}` && asked++ > 0) throw new Error('The API is gone.');
    return answer(path, search);
  };
  await expect(prerenderChanges(options)).rejects.toThrow();
  expect(['', 'ar'].filter(lang => pageOf(first.slug, lang).includes('16.500'))).toHaveLength(1);
  serve([{ ...first, price: '17.250', regular_price: '17.250' }, second]);
  expect(await prerenderChanges(options)).toBeUndefined();
});
