import { expect, test } from 'vitest';
import { completeSets, firstChoice, slotsOf } from '../../../widgets/elements/finder/slots';
import type { Product } from '../../../widgets/types';
import { readCatalogue } from '../../helpers/catalogue';
import { product as made } from '../../helpers/products';

/** Every printer of the catalogue with its products, as the API answers them. */
const printers = new Map<string, Product[]>();
for (const { brand, category, stock, devices, ...rest } of readCatalogue().products)
  for (const device of devices) {
    const one = {
      ...rest,
      brand: { slug: brand, title: brand },
      category: { slug: category, title: category },
      in_stock: stock > 0,
    };
    printers.set(device, [...(printers.get(device) ?? []), one as Product]);
  }

const fitting = (device: string) => printers.get(device) ?? [];
const toner = (different: Partial<Product>) => made(different.id as number, different) as Product;

test('a colour laser printer has a slot a colour, with what each choice saves', () => {
  const slots = slotsOf(fitting('hp-color-laserjet-pro-mfp-m281fdw'));
  expect(slots.map(({ key }) => key)).toEqual([
    'toners black',
    'toners cyan',
    'toners magenta',
    'toners yellow',
  ]);
  expect(slots[0]?.choices).toMatchObject([
    { product: { kind: 'original' }, saving: undefined, size: 'standard', best: false },
    { product: { kind: 'original' }, size: 'high', best: false },
    { product: { kind: 'compatible' }, saving: 62, size: 'standard', best: true },
    // Out of stock.
    { product: { kind: 'compatible' }, size: 'high', best: false },
  ]);
});

test('a set has one of each colour, at the sum of their prices', () => {
  const sets = completeSets(slotsOf(fitting('hp-color-laserjet-pro-mfp-m281fdw')));
  expect(sets.map(({ kind, total, products }) => [kind, total, products.length])).toEqual([
    ['original', 104_500, 4],
    ['compatible', 37_700, 4],
  ]);
});

test('remanufactured toners and high yields share the slot of their colour', () => {
  const slots = slotsOf(fitting('hp-laserjet-pro-m402dn'));
  expect(slots.map(({ key }) => key)).toEqual(['toners black', 'accessories ']);
  expect(slots[0]?.choices.map(({ product, size, best }) => [product.kind, size, best])).toEqual([
    ['original', 'standard', false],
    ['original', 'high', false],
    ['compatible', 'standard', false],
    ['compatible', 'high', true],
    ['remanufactured', 'standard', false],
  ]);
  expect(completeSets(slots)).toEqual([]);
});

test('what is out of stock is no best value, no first choice, and leaves its set incomplete', () => {
  const products = [
    toner({ id: 1 }),
    toner({ id: 2, kind: 'compatible', price: '5.000', in_stock: false }),
    toner({ id: 3, color: 'cyan' }),
    toner({ id: 4, color: 'cyan', kind: 'compatible', price: '5.000' }),
  ];
  const slots = slotsOf(products);
  expect(slots[0] && firstChoice(slots[0])?.id).toBe(1);
  expect(slots[0]?.choices.some(({ best }) => best)).toBe(false);
  expect(completeSets(slots).map(({ kind }) => kind)).toEqual(['original']);
  const gone = slotsOf([toner({ id: 1, in_stock: false })]);
  expect(gone[0] && firstChoice(gone[0])?.id).toBe(1);
});

test('a set takes the cheapest of each colour', () => {
  const products = [
    toner({ id: 1, price: '9.000', yield_pages: 9000 }),
    toner({ id: 2, price: '4.000', yield_pages: 1000 }),
    toner({ id: 3, color: 'cyan', price: '5.000' }),
  ];
  expect(completeSets(slotsOf(products))).toMatchObject([{ total: 9000, products: [{ id: 2 }, { id: 3 }] }]);
});

test('products without category, colour, kind and yield stand in one slot, compared with nothing', () => {
  const bare = [1, 2].map(id => ({ id, slug: `p-${id}`, title: `P ${id}`, price: '1.000' }));
  const slots = slotsOf(bare as Product[]);
  expect(slots).toMatchObject([{ key: ' ', choices: [{ best: false }, { best: false }] }]);
  expect(completeSets(slots)).toEqual([]);
  expect(slotsOf([])).toEqual([]);
});

test('every printer of the catalogue: each product in one slot, one best value at most, sets whole', () => {
  expect(printers.size).toBeGreaterThan(1000);
  let sets = 0;
  for (const [device, products] of printers) {
    const slots = slotsOf(products);
    const placed = slots.flatMap(({ choices }) => choices.map(({ product }) => product.slug));
    expect(placed.toSorted(), device).toEqual(products.map(({ slug }) => slug).toSorted());
    expect(new Set(slots.map(({ key }) => key)).size, device).toBe(slots.length);
    for (const slot of slots) {
      expect(slot.choices.filter(({ best }) => best).length, device).toBeLessThan(2);
      expect(slot.category, device).not.toBe('');
      for (const { saving } of slot.choices) expect(saving ?? 1, device).toBeLessThan(100);
    }
    const inks = slots.filter(({ category }) => category === 'toners' || category === 'inks');
    for (const { products: members, kind } of completeSets(slots)) {
      sets++;
      expect(members.map(({ color }) => color).toSorted(), device).toEqual(
        [
          ...new Set(
            products
              .filter(({ category }) => /toners|inks/.test(category?.slug ?? ''))
              .map(({ color }) => color),
          ),
        ].toSorted(),
      );
      expect(
        members.every(one => one.kind === kind && one.in_stock),
        device,
      ).toBe(true);
      expect(members).toHaveLength(inks.length);
    }
  }
  expect(sets).toBeGreaterThan(300);
});
