import { expect, test } from 'vitest';
import { Catalogue } from '../../demo/api/catalogue/catalogue';

const catalogue = new Catalogue({
  brands: [{ slug: 'hp', title: 'HP', titleAr: 'إتش بي', position: 0 }],
  categories: [{ slug: 'toners', title: 'Toners', titleAr: 'تونر', position: 0 }],
  models: [{ slug: 'hp-m1', brand: 'hp', title: 'LaserJet M1000', position: 0 }],
  promotions: [],
});

function put(id: number, name: string, change: { color: string; yieldPages: number }): void {
  catalogue.put({
    id,
    slug: name.toLowerCase(),
    title: `HP ${name} Toner`,
    titleAr: `تونر ${name}`,
    brand: 'hp',
    category: 'toners',
    code: name,
    aliases: [],
    kind: 'original',
    price: 1_000,
    regularPrice: 1_000,
    offer: null,
    offerAr: null,
    isNew: false,
    isTop: false,
    isPublished: true,
    stock: 1,
    description: '',
    descriptionAr: '',
    pictureShape: 'toner',
    pictureColor: 'black',
    devices: ['hp-m1'],
    ...change,
  });
}

async function found(text: string): Promise<string[]> {
  const { slots, scores } = await catalogue.search(text);
  const order = Array.from(slots, (slot, at) => ({ slot, score: scores[at] ?? 0 }));
  return order.sort((a, b) => b.score - a.score).map(({ slot }) => catalogue.at(slot)?.slug ?? '');
}

test('a product whose colour or yield alone changed is found by its new state', async () => {
  put(1, 'ZX1001A', { color: 'black', yieldPages: 1_000 });
  put(2, 'ZX1002A', { color: 'black', yieldPages: 2_000 });
  expect((await found('m1000 high yield'))[0]).toBe('zx1002a');
  put(1, 'ZX1001A', { color: 'black', yieldPages: 3_000 });
  expect((await found('m1000 high yield'))[0]).toBe('zx1001a');
  put(1, 'ZX1001A', { color: 'cyan', yieldPages: 3_000 });
  expect(await found('hp cyan toner')).toEqual(['zx1001a']);
});
