import { expect, test } from 'vitest';
import { Catalogue } from '../../demo/api/catalogue/catalogue';
import { productRow } from '../../demo/api/database/seed';

const catalogue = new Catalogue({
  brands: [{ slug: 'hp', title: 'HP', titleAr: 'إتش بي', position: 0 }],
  categories: [{ slug: 'toners', title: 'Toners', titleAr: 'تونر', position: 0 }],
  models: [{ slug: 'hp-m1', brand: 'hp', title: 'LaserJet M1000', position: 0 }],
  promotions: [],
});

function put(id: number, name: string, change: { color: string; yield_pages: number }): void {
  const record = {
    id,
    slug: name.toLowerCase(),
    title: `HP ${name} Toner`,
    title_ar: `تونر ${name}`,
    brand: 'hp',
    category: 'toners',
    code: name,
    kind: 'original',
    price: '1.000',
    regular_price: '1.000',
    offer: null,
    stock: 1,
    picture: { shape: 'toner', color: 'black' },
    devices: ['hp-m1'],
  };
  catalogue.put(productRow({ ...record, ...change }));
}

async function found(text: string): Promise<string[]> {
  const { slots, scores } = await catalogue.search(text);
  const order = Array.from(slots, (slot, at) => ({ slot, score: scores[at] ?? 0 }));
  return order.sort((a, b) => b.score - a.score).map(({ slot }) => catalogue.at(slot)?.slug ?? '');
}

test('a product whose colour or yield alone changed is found by its new state', async () => {
  put(1, 'ZX1001A', { color: 'black', yield_pages: 1_000 });
  put(2, 'ZX1002A', { color: 'black', yield_pages: 2_000 });
  expect((await found('m1000 high yield'))[0]).toBe('zx1002a');
  put(1, 'ZX1001A', { color: 'black', yield_pages: 3_000 });
  expect((await found('m1000 high yield'))[0]).toBe('zx1001a');
  put(1, 'ZX1001A', { color: 'cyan', yield_pages: 3_000 });
  expect(await found('hp cyan toner')).toEqual(['zx1001a']);
});
