import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../demo/api/database/schema';
import { scratchFolder } from '../helpers/scratch';
import { catalogueFile, TONER } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

interface Titled {
  slug: string;
  title: string;
  title_ar: string;
  brand: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://api.example' });
});
afterAll(() => api.close());

const arabic = { 'accept-language': 'ar' };
const brands = catalogueFile<Titled>('brands');
const models = catalogueFile<Titled>('models');

describe('brands', () => {
  test('all, with slug, title and logo', async () => {
    const { data } = (await api.get('/api/v2/products/brands')).json();
    expect(data.map((brand: Titled) => brand.slug)).toEqual(brands.map(brand => brand.slug));
    expect(data[0]).toEqual({ slug: 'hp', title: 'HP', logo: 'https://api.example/pictures/brands/hp.svg' });
  });

  test('in Arabic', async () => {
    const { data } = (await api.get('/api/v2/products/brands', arabic)).json();
    expect(data[0].title).toBe('إتش بي');
  });
});

describe('models', () => {
  test.each(brands.map(brand => brand.slug))('of %s are the catalogue\u2019s', async brand => {
    const { data } = (await api.get(`/api/v2/products/brands/${brand}/models`)).json();
    const expected = models
      .filter(model => model.brand === brand)
      .map(({ slug, title }) => ({ slug, title }));
    expect(data).toEqual(expected);
  });

  test.each(['nobody', 'HP', '__proto__', 'constructor'])('of an unknown brand (%s) are 404', async brand => {
    const answer = await api.get(`/api/v2/products/brands/${brand}/models`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('promotions', () => {
  test('have three pictures each and say whether they are shown', async () => {
    const { data } = (await api.get('/api/v2/promotions')).json();
    expect(data).toHaveLength(5);
    expect(data.filter((banner: { is_active: boolean }) => banner.is_active)).toHaveLength(4);
    for (const { image_url } of data) {
      for (const size of ['desktop', 'tablet', 'mobile']) {
        expect(image_url[size]).toMatch(/^https:\/\/api\.example\/pictures\/banners\/[\w-]+\.webp$/);
      }
    }
    expect(data[0]).toMatchObject({ name: 'TASS toners', href: '/brands/tass' });
  });

  test('have an Arabic name in Arabic', async () => {
    const { data } = (await api.get('/api/v2/promotions', arabic)).json();
    expect(data[0].name).toMatch(/[\u0621-\u064a]/);
  });
});

describe('pictures', () => {
  test.each([
    `/pictures/products/${TONER}.svg`,
    `/pictures/products/${TONER}/box.svg`,
    '/pictures/brands/hp.svg',
  ])('%s is an SVG that any page may show and keep', async url => {
    const answer = await api.get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['cache-control']).toMatch(/max-age=86400/);
    expect(answer.body).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    const again = await api.get(url, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('an SVG is packed for those who take it', async () => {
    const url = `/pictures/products/${TONER}.svg`;
    const plain = await api.get(url);
    const packed = await api.get(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('a raster picture is sent as it is', async () => {
    const answer = await api.get(`/pictures/products/${TONER}.png`, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test.each(['', '/box'])('a product’s picture%s is there as PNG too, for feeds', async view => {
    const answer = await api.get(`/pictures/products/${TONER}${view}.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(answer.rawPayload.readUInt32BE(16)).toBe(800);
  });

  test('many PNGs at once: twenty are drawn, the others told to come again; who asks for one of them shares it', async () => {
    const ask = (slugs: readonly string[]) =>
      Promise.all(slugs.map(slug => api.get(`/pictures/products/${slug}/detail.png`)));
    const slugs = catalogueFile<{ slug: string }>('products').map(({ slug }) => slug);
    const [all, same] = await Promise.all([
      ask(slugs.slice(0, 60)),
      ask(Array<string>(60).fill(String(slugs[0]))),
    ]);
    expect(new Set(same.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = all.filter(({ statusCode }) => statusCode === 503);
    expect(all.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(slugs.slice(59, 60)))[0]?.statusCode).toBe(200);
  });

  test('every address a product and a brand name is answered', async () => {
    const { data } = (await api.get(`/api/v2/products/${TONER}`)).json();
    for (const image of data.images) expect((await api.get(new URL(image).pathname)).statusCode).toBe(200);
    for (const { logo } of (await api.get('/api/v2/products/brands')).json().data) {
      expect((await api.get(new URL(logo).pathname)).statusCode).toBe(200);
    }
  });

  test.each([
    '/pictures/products/none.svg',
    `/pictures/products/${TONER}/back.svg`,
    `/pictures/products/${TONER}/back.png`,
    '/pictures/products/none.png',
    '/pictures/brands/none.svg',
    '/pictures/banners/none.webp',
    '/pictures/banners/..%2f..%2fbrands.json',
    '/pictures/banners/%2e%2e%2fpackage.json',
  ])('%s is 404', async url => {
    expect((await api.get(url)).statusCode).toBe(404);
  });

  test('a banner that is there and can’t be read is a fault, not missing', async () => {
    const folder = scratchFolder('banners');
    cpSync('demo/catalogue/kuwait-areas.json', join(folder, 'kuwait-areas.json'));
    mkdirSync(join(folder, 'pictures/banners'), { recursive: true });
    symlinkSync('loop.webp', join(folder, 'pictures/banners/loop.webp'));
    const own = await startApi({ CATALOGUE_DIR: folder }, 'few');
    expect((await own.get('/pictures/banners/loop.webp')).statusCode).toBe(500);
    expect((await own.get('/pictures/banners/none.webp')).statusCode).toBe(404);
    await own.close();
    rmSync(folder, { recursive: true });
  });
});

describe('about the API', () => {
  test('/healthz is 200 when the database answers', async () => {
    const answer = await api.get('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('/openapi.json describes every call', async () => {
    const { openapi, paths } = (await api.get('/openapi.json')).json();
    expect(openapi).toMatch(/^3\./);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/v2/products',
        '/api/v2/products/{product}',
        '/api/v2/products/brands',
        '/api/v2/products/brands/{brand}/models',
        '/api/v2/promotions',
        '/api/v2/order',
        '/healthz',
      ]),
    );
    const body = paths['/api/v2/order'].post.requestBody.content['application/json'].schema;
    expect(body.additionalProperties).toBe(false);
  });

  test('/openapi.json describes just the fields that a product has', async () => {
    const { paths } = (await api.get('/openapi.json')).json();
    const described =
      paths['/api/v2/products/{product}'].get.responses[200].content['application/json'].schema;
    const { data } = (await api.get(`/api/v2/products/${TONER}`)).json();
    expect(Object.keys(described.properties.data.properties)).toEqual(Object.keys(data));
  });

  test('a change of any column of a product is told to every process, orders’ changes of stock aside', async () => {
    const rows = await api.db
      .select({ name: sql<string>`event_object_column` })
      .from(sql`information_schema.triggered_update_columns`)
      .where(sql`trigger_name = 'product_changed'`);
    const columns = Object.keys(getTableColumns(products)).map(toSnakeCase);
    const named = columns.filter(name => name !== 'id' && name !== 'stock');
    expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
  });
});
