import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CatalogueProduct } from '../helpers/catalogue';
import { catalogueFile } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

// What is said of a product to a visitor whose printer is known, for every printer and every product of the catalogue.

const products = catalogueFile<CatalogueProduct>('products');
const models = catalogueFile<{ slug: string; title: string; brand: string }>('models');

const settings = {
  api: 'https://api.example',
  shop: 'https://shop.example',
  partner: undefined,
  whatsapp: undefined,
  lang: 'en',
  theme: 'light',
  onShop: true,
} as const;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({});
  vi.stubGlobal('fetch', async (address: string) => {
    const { body, statusCode } = await api.get(address.replace(settings.api, ''));
    return new Response(body, { status: statusCode });
  });
});
afterAll(() => api.close());

const listed = products.map(({ slug, category }) => ({
  slug,
  category: { slug: category, title: category },
}));
const printerOf = ({ slug, title, brand }: (typeof models)[number]) => ({
  brand,
  model: slug,
  titles: { brand, model: title },
});

test('no product is marked wrongly for any printer, and what fits is always marked', async () => {
  // The client takes `fetch` when it is loaded.
  const { fittingProducts } = await import('../../widgets/api/fitting-products');
  const { fitOf } = await import('../../widgets/stores/fit');
  const devices = products.map(product => new Set(product.devices));
  let fitting = 0;
  const wrong: string[] = [];
  for (const model of models) {
    const slugs = await fittingProducts(settings, model.slug);
    const printers = [printerOf(model)];
    for (let at = 0; at < listed.length; at++) {
      const mark = fitOf(listed[at] as (typeof listed)[number], printers, () => slugs);
      const fits = devices[at]?.has(model.slug) === true;
      fitting += Number(fits);
      // Of what fits it is said; of anything else that it does not fit, or nothing where no printers are known for it.
      const right = fits ? mark?.length === 1 : !mark || (mark.length === 0 && devices[at]?.size !== 0);
      if (!right) wrong.push(`${model.slug} ${listed[at]?.slug}: ${JSON.stringify(mark)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(fitting).toBe(products.reduce((sum, product) => sum + product.devices.length, 0));
});

test('on a product’s page its own list of printers decides', async () => {
  const { fitOf } = await import('../../widgets/stores/fit');
  const [first, second] = models as [(typeof models)[number], (typeof models)[number]];
  const printers = [printerOf(first), printerOf(second)];
  const nothing = () => undefined;
  const product = { slug: 'toner', category: { slug: 'toners', title: 'Toners' } };
  expect(fitOf({ ...product, devices: [{ slug: second.slug }] }, printers, nothing)).toEqual([printers[1]]);
  expect(fitOf({ ...product, devices: [{ slug: 'another' }] }, printers, nothing)).toEqual([]);
  expect(fitOf({ ...product, devices: [] }, printers, nothing)).toBeUndefined();
  expect(fitOf(product, printers, nothing)).toBeUndefined();
  expect(fitOf(product, printers, () => ['other'])).toEqual([]);
  expect(
    fitOf({ ...product, category: { slug: 'paper', title: 'Paper' } }, printers, () => ['other']),
  ).toBeUndefined();
  expect(fitOf(product, [], nothing)).toBeUndefined();
});
