import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../helpers/catalogue';
import { catalogue, fils, productOf, TONER } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://api.example' });
});
afterAll(() => api.close());

async function list(query: string, headers?: Record<string, string>) {
  const answer = await api.get(`/api/v2/products${query}`, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const slugs = (items: { slug: string }[]) => items.map(item => item.slug);
const having = (test: (product: CatalogueProduct) => boolean) => catalogue.filter(test).length;

describe('lists', () => {
  test('have twelve products, the page, the total and facets', async () => {
    const data = await list('');
    expect(data.items).toHaveLength(12);
    expect(data).toMatchObject({ page: 1, limit: 12, total: catalogue.length });
    expect(Object.keys(data.facets)).toEqual(['brand', 'kind', 'color', 'price']);
  });

  test('carry every field of the contract', async () => {
    const { items } = await list('?q=CF226A&brand=hp');
    expect(items[0]).toEqual({
      id: 1001,
      slug: TONER,
      title: 'HP 26A (CF226A) Toner Cartridge Black',
      image: `https://api.example/pictures/products/${TONER}.svg`,
      price: '32.725',
      regular_price: '38.500',
      category: { slug: 'toners', title: 'Toners' },
      brand: { slug: 'hp', title: 'HP' },
      offers: [{ title: '15% Off' }],
      code: 'CF226A',
      color: 'black',
      kind: 'original',
      yield_pages: 3100,
      in_stock: true,
    });
  });

  test.each([
    ['limit=0', 1, 1],
    ['limit=-5', 1, 1],
    ['limit=1e9', 48, 1],
    ['limit=abc', 12, 1],
    ['limit=', 12, 1],
    ['limit=8', 8, 1],
    ['limit=2.9', 2, 1],
    ['page=-1', 12, 1],
    ['page=0', 12, 1],
    ['page=3', 12, 3],
    ['page=x', 12, 1],
    ['limit=NaN&page=Infinity', 12, 1_000_000],
  ])('clamp %s to limit %i on page %i', async (query, limit, page) => {
    expect(await list(`?${query}`)).toMatchObject({ limit, page });
  });

  test('page through everything once', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= Math.ceil(catalogue.length / 48); page++) {
      for (const slug of slugs((await list(`?limit=48&page=${page}`)).items)) seen.add(slug);
    }
    expect(seen.size).toBe(catalogue.length);
  });

  test('are empty beyond the last page, with the total kept', async () => {
    expect(await list('?page=9999')).toMatchObject({ items: [], total: catalogue.length });
  });

  test('ignore parameters they do not know', async () => {
    expect(await list('?utm_source=x&limit=1&foo[bar]=1')).toMatchObject({ total: catalogue.length });
  });
});

describe('filters', () => {
  test.each(['new', 'top'] as const)('filter=%s gives those products', async filter => {
    const data = await list(`?filter=${filter}&limit=48`);
    expect(data.total).toBe(having(product => (filter === 'new' ? product.is_new : product.is_top)));
    for (const { slug } of data.items) {
      const product = productOf(slug);
      expect(filter === 'new' ? product.is_new : product.is_top).toBe(true);
    }
  });

  test.each([
    ['category=drum-units', having(product => product.category === 'drum-units')],
    ['brand=tass', having(product => product.brand === 'tass')],
    ['kind=compatible', having(product => product.kind === 'compatible')],
    ['color=light-cyan', having(product => product.color === 'light cyan')],
    ['in_stock=true', having(product => product.stock > 0)],
    ['in_stock=1&brand=hp', having(product => product.stock > 0 && product.brand === 'hp')],
    [
      'min_price=20&max_price=30.000',
      having(product => fils(product.price) >= 20_000 && fils(product.price) <= 30_000),
    ],
    [
      'brand=hp&category=toners&color=cyan',
      having(p => p.brand === 'hp' && p.category === 'toners' && p.color === 'cyan'),
    ],
    ['category=no-such', 0],
    ['for_device=no-such', 0],
    [
      'for_device=hp-laserjet-pro-m402d',
      having(product => product.devices.includes('hp-laserjet-pro-m402d')),
    ],
    [
      'q=tass&for_device=hp-laserjet-pro-m402d',
      having(p => p.brand === 'tass' && p.devices.includes('hp-laserjet-pro-m402d')),
    ],
  ])('%s leaves %i', async (query, total) => {
    expect((await list(`?${query}`)).total).toBe(total);
  });

  test('facets count what is there, each as if its own filter were off', async () => {
    const { facets, total } = await list('?category=toners&brand=hp&color=cyan');
    const toners = catalogue.filter(product => product.category === 'toners');
    const cyan = toners.filter(product => product.color === 'cyan');
    expect(facets.brand.find((entry: { slug: string }) => entry.slug === 'canon').count).toBe(
      cyan.filter(product => product.brand === 'canon').length,
    );
    expect(facets.color.find((entry: { slug: string }) => entry.slug === 'black')).toEqual({
      slug: 'black',
      title: 'Black',
      count: toners.filter(product => product.brand === 'hp' && product.color === 'black').length,
    });
    expect(facets.kind).toEqual([{ slug: 'original', title: 'Original', count: total }]);
    const prices = cyan.filter(product => product.brand === 'hp').map(product => fils(product.price));
    expect(facets.price).toEqual({
      min: (Math.min(...prices) / 1000).toFixed(3),
      max: (Math.max(...prices) / 1000).toFixed(3),
    });
  });
});

describe('sorting', () => {
  const numbers = (items: { price: string; yield_pages: number | null }[]) =>
    items.map(item => fils(item.price));

  test('by price, both ways', async () => {
    const up = numbers((await list('?sort=price&limit=48')).items);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = numbers((await list('?sort=-price&limit=48')).items);
    expect(down).toEqual([...down].sort((a, b) => b - a));
    expect(up[0]).toBe(Math.min(...catalogue.map(product => fils(product.price))));
    expect(down[0]).toBe(Math.max(...catalogue.map(product => fils(product.price))));
  });

  test('by cost per page, products without a yield last', async () => {
    const { items, total } = await list('?sort=cost-per-page&limit=48&category=inks');
    const costs = items.map((item: CatalogueProduct) => fils(item.price) / (item.yield_pages ?? 0));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const last = await list(`?sort=cost-per-page&limit=1&page=${total}&category=inks`);
    expect(last.items[0].yield_pages === null).toBe(
      catalogue.some(p => p.category === 'inks' && !p.yield_pages),
    );
  });

  test('newest first', async () => {
    const { items } = await list('?sort=newest&limit=48');
    const marked = items.map((item: { slug: string }) => productOf(item.slug).is_new);
    expect(marked.slice(0, 40).every(Boolean)).toBe(true);
    const ids = items.slice(0, 40).map((item: { id: number }) => item.id);
    expect(ids).toEqual([...ids].sort((a: number, b: number) => b - a));
  });

  test('an unknown order is the usual one', async () => {
    expect(slugs((await list('?sort=drop%20table')).items)).toEqual(slugs((await list('')).items));
  });
});

describe('one product', () => {
  test('by id and by slug is the same, with its detail fields', async () => {
    const bySlug = (await api.get(`/api/v2/products/${TONER}`)).json().data;
    const byId = (await api.get('/api/v2/products/1001')).json().data;
    expect(byId).toEqual(bySlug);
    expect(bySlug.description).toBe(productOf(TONER).description);
    expect(bySlug.images[0]).toBe(bySlug.image);
    expect(bySlug.images.length).toBeGreaterThan(1);
    expect(bySlug.devices).toHaveLength(productOf(TONER).devices.length);
    expect(bySlug.devices[0]).toEqual({
      slug: 'hp-laserjet-pro-m402d',
      title: 'LaserJet Pro M402d',
      brand: { slug: 'hp', title: 'HP' },
    });
  });

  test.each(['no-such-product', '99999999999999999999', '0', '1001x', "1001'--", '%00'])(
    '%s is a 404 problem',
    async slug => {
      const answer = await api.get(`/api/v2/products/${encodeURIComponent(slug)}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ status: 404, type: expect.stringMatching(/not-found$/) });
    },
  );
});

test('codes of other regions are told and found, also when they alone change', async () => {
  const slug = 'epson-664-c13t66414a-ink-bottle-black';
  const aliases = async () => (await api.get(`/api/v2/products/${slug}`)).json().data.aliases;
  const found = async (q: string) => {
    const { items, guess } = (await api.get(`/api/v2/products?q=${q}`)).json().data;
    return guess ? [] : items.map((item: { slug: string }) => item.slug);
  };
  expect(await aliases()).toEqual(['T6641', 'C13T664140']);
  expect(await found('C13T664140')).toContain(slug);
  expect(await found('QZ90817')).toEqual([]);
  await api.change(slug, { aliases: ['QZ90817'] });
  await expect.poll(aliases).toEqual(['QZ90817']);
  expect(await found('QZ90817')).toContain(slug);
  await api.change(slug, { aliases: ['T6641', 'C13T664140'] });
});

describe('Arabic', () => {
  const arabic = { 'accept-language': 'ar-KW,ar;q=0.9,en;q=0.8' };

  test('titles, category, brand, offers, description and facets', async () => {
    const detail = await api.get(`/api/v2/products/${TONER}`, arabic);
    expect(detail.headers['content-language']).toBe('ar');
    expect(detail.json().data).toMatchObject({
      title: productOf(TONER).title_ar,
      category: { slug: 'toners', title: 'تونر الطابعات' },
      brand: { slug: 'hp', title: 'إتش بي' },
      offers: [{ title: 'خصم 15%' }],
      description: productOf(TONER).description_ar,
    });
    const { facets } = await list('?brand=hp', arabic);
    expect(facets.brand[0].title).toMatch(/[\u0621-\u064a]/);
    for (const entry of [...facets.kind, ...facets.color]) expect(entry.title).toMatch(/[\u0621-\u064a]/);
  });

  test.each([
    ['ar', 'ar'],
    ['en-US,en;q=0.9,ar;q=0.5', 'en'],
    ['ar;q=0.4,en;q=0.7', 'en'],
    ['fr,ar;q=0.5', 'ar'],
    ['fr', 'en'],
    ['*', 'en'],
    [';;q=,=', 'en'],
  ])('Accept-Language %s answers in %s', async (header, language) => {
    const answer = await api.get('/api/v2/products?limit=1', { 'accept-language': header });
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toContain('Accept-Language');
  });
});

describe('caching', () => {
  test('an unchanged answer is 304, in its own language only', async () => {
    const first = await api.get('/api/v2/products?limit=5');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect((await api.get('/api/v2/products?limit=5', { 'if-none-match': etag })).statusCode).toBe(304);
    const other = await api.get('/api/v2/products?limit=5', {
      'if-none-match': etag,
      'accept-language': 'ar',
    });
    expect(other.statusCode).toBe(200);
  });

  test('is packed for those who take it', async () => {
    const { brotliDecompressSync } = await import('node:zlib');
    const plain = await api.get('/api/v2/products?limit=7');
    const packed = await api.get('/api/v2/products?limit=7', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test.each([
    ['br;q=0', undefined],
    ['gzip, br; q=0.000, *', undefined],
    ['gzip, x-br', undefined],
    ['br;q=0.1', 'br'],
    ['gzip;q=1.0,BR ; q=0.8', 'br'],
    ['br', 'br'],
  ])('is, to those who accept "%s", packed as %s', async (accepted, encoding) => {
    const { headers } = await api.get('/api/v2/products?limit=7', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  test('price, title, stock and removal show in the very next answer', async () => {
    const slug = 'tass-compatible-toner-59a-cf259a-black';
    const before = (await list(`?q=cf259a&brand=tass&kind=compatible`)).items[0];
    await api.change(slug, { price: 9_990, title: 'TASS Zebrafish Toner' });
    await follow(async () => (await list('?q=zebrafish')).total === 1);
    expect((await list('?q=zebrafish')).items[0]).toMatchObject({ price: '9.990' });
    await api.change(slug, { stock: 0 });
    await follow(async () => (await list('?q=zebrafish&in_stock=true')).total === 0);
    await api.change(slug, { isPublished: false });
    await follow(async () => (await api.get(`/api/v2/products/${slug}`)).statusCode === 404);
    expect((await list('?q=zebrafish')).total).toBe(0);
    await api.change(slug, { isPublished: true, title: before.title, price: fils(before.price), stock: 5 });
    await follow(async () => (await api.get(`/api/v2/products/${slug}`)).statusCode === 200);
    expect((await list(`?q=cf259a&brand=tass&kind=compatible`)).items[0]).toEqual(before);
  });

  /** In one process the change is there at once; through a server's notification, as soon as that arrives. */
  async function follow(changed: () => Promise<boolean>): Promise<void> {
    if (api.database.engine === 'embedded') expect(await changed()).toBe(true);
    else await expect.poll(changed, { interval: 5, timeout: 2_000 }).toBe(true);
  }
});

test('100 slugs as `codes` come back in one answer, however long the question is', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map(page => api.get(`/api/v2/products?limit=48&page=${page}`).then(one => one.json())),
  );
  const slugs = pages
    .flatMap(({ data }) => data.items.map((item: { slug: string }) => item.slug))
    .slice(0, 100);
  const { data } = (await api.get(`/api/v2/products?codes=${slugs.join(',')}`)).json();
  expect(data.matches).toEqual(slugs.map(slug => ({ code: slug, slugs: [slug] })));
  expect(data.items).toHaveLength(100);
});

test('for_brand lists what is for a brand’s printers, whoever made it; brand what it made', async () => {
  const models: { slug: string; brand: string }[] = (
    await api.get('/api/v2/products/brands/hp/models')
  ).json().data;
  const ofHp = new Set(models.map(model => model.slug));
  const isForHp = (product: CatalogueProduct) => product.devices.some(device => ofHp.has(device));
  const made = await list('?for_brand=hp&limit=48');
  expect(made.total).toBe(having(isForHp));
  expect(made.facets.brand.map((one: { slug: string }) => one.slug)).toEqual(
    expect.arrayContaining(['hp', 'tass']),
  );
  const both = await list('?for_brand=hp&brand=hp');
  expect(both.total).toBe(having(product => isForHp(product) && product.brand === 'hp'));
  expect((await list('?for_brand=no-such-brand')).total).toBe(0);
});

test('an equivalent stands beside its original, and what is out of stock behind all else', async () => {
  for (const query of [
    '?for_brand=hp&limit=48',
    '?category=toners&limit=48',
    '?q=kyocera%20toner&limit=48',
  ]) {
    const { items } = await list(query);
    const codes: string[] = items.map((item: { code: string }) => item.code);
    const apart = codes.filter((code, at) => codes.indexOf(code) < at && codes[at - 1] !== code);
    expect(apart, query).toEqual([]);
    expect(new Set(codes).size, query).toBeLessThan(codes.length);
    const stock: boolean[] = items.map((item: { in_stock: boolean }) => item.in_stock);
    expect(stock.indexOf(false) < 0 || stock.lastIndexOf(true) < stock.indexOf(false), query).toBe(true);
  }
});
