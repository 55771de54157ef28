import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seededRandom } from '../helpers/seeded-random';

const CATALOGUE = resolve(import.meta.dirname, '../../demo/catalogue');

interface Product {
  id: number;
  slug: string;
  title: string;
  title_ar: string;
  brand: string;
  code: string;
  devices: string[];
  stock: number;
}

/**
 * Writes a catalogue of the wanted size into a folder: the real one, grown by products and printer models of
 * its own kind with codes and numbers of their own. Prices, titles' words and proportions stay realistic.
 */
export function makeCatalogue(folder: string, products: number, models: number): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['brands', 'categories', 'promotions', 'kuwait-areas']) {
    copyFileSync(join(CATALOGUE, `${name}.json`), join(folder, `${name}.json`));
  }
  const random = seededRandom(20_19);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const realModels: { slug: string; brand: string; title: string }[] = read('models');
  const madeModels = Array.from({ length: models }, (_, at) => {
    const model = realModels[at % realModels.length] as (typeof realModels)[0];
    const series = Math.floor(at / realModels.length);
    if (series === 0) return model;
    return { ...model, slug: `${model.slug}-s${series}`, title: `${model.title} S${series}` };
  });
  const realProducts: Product[] = read('products');
  const madeProducts = Array.from({ length: products }, (_, at) => {
    const product = realProducts[at % realProducts.length] as Product;
    if (at < realProducts.length) return { ...product, stock: 1_000_000 };
    const code = `${pick(['CF', 'CE', 'TN', 'CLT', 'TK', 'MLT', 'W'])}${Math.floor(1_000 + random() * 899_000)}${pick(['A', 'X', 'K', ''])}`;
    return {
      ...product,
      id: 1_001 + at,
      slug: `${product.slug}-${at}`,
      title: `${product.title} ${code}`,
      code,
      devices: product.devices.map(() => pick(madeModels).slug),
      stock: 1_000_000,
    };
  });
  write('models', madeModels);
  write('products', madeProducts);

  function read(name: string) {
    return JSON.parse(readFileSync(join(CATALOGUE, `${name}.json`), 'utf8'));
  }
  function write(name: string, records: object[]): void {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(records));
  }
}
