import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, catalogueFile, fils } from './helpers/payload';

interface Record {
  slug: string;
  title: string;
  title_ar: string;
  brand: string;
}

const slugsOf = (file: string) => catalogueFile<Record>(file).map(record => record.slug);
const repeated = <Value>(values: Value[]) => values.filter((value, at) => values.indexOf(value) !== at);

test.each([
  ['brands', 20],
  ['models', 3727],
  ['products', 4166],
  ['categories', 9],
  ['promotions', 5],
  ['kuwait-areas', 6],
])('%s has %i records, as the README says', (file, count) => {
  expect(catalogueFile(file)).toHaveLength(count);
});

test.each(['brands', 'models', 'products', 'categories', 'kuwait-areas'])(
  'slugs of %s are unique and clean',
  file => {
    expect(repeated(slugsOf(file))).toEqual([]);
    expect(slugsOf(file).filter(slug => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  },
);

describe('products', () => {
  const faulty = (isFaulty: (product: (typeof catalogue)[0]) => boolean) =>
    catalogue.filter(isFaulty).map(product => product.slug);

  test('have ids of their own from 1001', () => {
    expect(repeated(catalogue.map(product => product.id))).toEqual([]);
    expect(faulty(product => product.id < 1001)).toEqual([]);
  });

  test('name brands, categories and models that are there', () => {
    const [brands, categories, models] = ['brands', 'categories', 'models'].map(
      file => new Set(slugsOf(file)),
    );
    expect(faulty(product => !brands?.has(product.brand) || !categories?.has(product.category))).toEqual([]);
    expect(faulty(product => product.devices.some(slug => !models?.has(slug)))).toEqual([]);
    expect(faulty(product => repeated(product.devices).length > 0)).toEqual([]);
  });

  test('have titles and descriptions in both languages', () => {
    const arabic = /[\u0621-\u064a]/;
    expect(faulty(product => !product.title || !product.description)).toEqual([]);
    expect(faulty(product => !arabic.test(product.title_ar) || !arabic.test(product.description_ar))).toEqual(
      [],
    );
  });

  test('cost less than regularly exactly where there is an offer, by its percentage rounded down to 5 fils', () => {
    const expected = (product: (typeof catalogue)[0]) => {
      if (!product.offer) return fils(product.regular_price);
      const percent = Number(/^(\d+)% Off$/.exec(product.offer.title)?.[1]);
      return Math.floor((fils(product.regular_price) * (100 - percent)) / 100 / 5) * 5;
    };
    expect(faulty(product => !/^\d+\.\d{3}$/.test(product.price))).toEqual([]);
    expect(faulty(product => fils(product.price) !== expected(product))).toEqual([]);
  });

  test('have whole numbers for stock and yield', () => {
    expect(faulty(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
    expect(
      faulty(
        ({ yield_pages }) => yield_pages !== null && !(Number.isInteger(yield_pages) && yield_pages > 0),
      ),
    ).toEqual([]);
  });
});

describe('facts', () => {
  /** Drums whose makers give another life for each printer, or of which no published figure was found. */
  const UNKNOWN =
    /^(4793B003|A2XN0[RT]D|A7U40[RT]D|A0XV0[RT]D|A85Y0[RT]D|AAV70[RT]D|A7Y00RD|013R00591|2772B003|DR-248CL|DL-420)$/;

  test('a code is a part number, not the name of a series with its number', () => {
    expect(catalogue.filter(({ code }) => /^\p{L}+ \d/u.test(code)).map(({ slug }) => slug)).toEqual([]);
    const ricoh = catalogue.filter(({ brand }) => brand === 'ricoh');
    expect(ricoh.filter(({ code }) => !/^\d{6}$/.test(code)).map(({ slug }) => slug)).toEqual([]);
  });

  test('a drum has a life where one is known, and says the same in its description', () => {
    const drums = catalogue.filter(({ category }) => category === 'drum-units');
    const without = drums.filter(({ yield_pages }) => yield_pages === null);
    expect(without.filter(({ code }) => !UNKNOWN.test(code)).map(({ slug }) => slug)).toEqual([]);
    expect(without.filter(({ description }) => /lasts/i.test(description)).map(({ slug }) => slug)).toEqual(
      [],
    );
    const untold = drums.filter(
      ({ yield_pages, description }) =>
        yield_pages && !description.includes(yield_pages.toLocaleString('en')),
    );
    expect(untold.map(({ slug }) => slug)).toEqual([]);
  });
});

test('every model begins with its brand', () => {
  const misnamed = catalogueFile<Record>('models').filter(model => !model.slug.startsWith(`${model.brand}-`));
  expect(misnamed).toEqual([]);
});

test('every active banner has its pictures', () => {
  const folder = resolve(import.meta.dirname, '../../demo/catalogue/pictures/banners');
  const active = catalogueFile<{ is_active: boolean; image_url: { [size: string]: string } }>(
    'promotions',
  ).filter(promotion => promotion.is_active);
  const missing = active
    .flatMap(({ image_url }) => Object.values(image_url))
    .filter(file => !existsSync(resolve(folder, file)));
  expect(missing).toEqual([]);
});
