import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// The catalogue's files, which `demo/catalogue/README.md` describes. Imported as JSON, the compiler would make a type of every product.

export interface CatalogueProduct {
  id: number;
  slug: string;
  title: string;
  title_ar: string;
  brand: string;
  category: string;
  code: string;
  aliases?: string[];
  kind: 'original' | 'compatible' | 'remanufactured';
  color: string | null;
  yield_pages: number | null;
  /** Decimal KWD. */
  price: string;
  regular_price: string;
  offer: { title: string; title_ar: string } | null;
  /** Slugs of the printers it fits. */
  devices: string[];
  is_new: boolean;
  is_top: boolean;
  stock: number;
  description: string;
  description_ar: string;
  picture: { shape: string; color: string };
}

interface Titled {
  slug: string;
  title: string;
  title_ar: string;
}

export interface CatalogueFiles {
  products: CatalogueProduct[];
  models: { slug: string; brand: string; title: string }[];
  brands: (Titled & { kind: string })[];
  categories: (Titled & { path: string })[];
}

/** Reads the shop's catalogue, or another one of the same files. */
export function readCatalogue(folder = resolve(import.meta.dirname, '../../demo/catalogue')): CatalogueFiles {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return {
    products: read('products'),
    models: read('models'),
    brands: read('brands'),
    categories: read('categories'),
  };
}
