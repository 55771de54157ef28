import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EachLanguage } from '../../../widgets/locale/languages';
import type { Product, ProductDetail } from '../../../widgets/types';
import { hashOf } from '../files/files';
import { writeAtomic } from '../files/write-atomic';

/** Products by their slug, as their pages show them. */
export type Products = Readonly<Record<string, ProductDetail>>;

/** What a build was made from: the next one can draw again what shows something that has changed since. */
export interface BuildRecord {
  /** Hash of all but the catalogue: code and addresses. */
  readonly from: string;
  readonly products: EachLanguage<Products>;
}

/** The hash of all that pages are made from but the catalogue; `manifest` is the file that names the site's scripts. */
export async function hashOfSources(
  manifest: string,
  addresses: { readonly api: string; readonly shop: string },
): Promise<string> {
  const code = await Promise.all([manifest, fileURLToPath(import.meta.url)].map(file => readFile(file)));
  return hashOf(...code, JSON.stringify([addresses.api, addresses.shop]));
}

/** What the last build was made from; undefined where there was none, or one of other code. */
export async function readBuildRecord(file: string, from: string): Promise<BuildRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const made = JSON.parse(text) as Partial<BuildRecord>;
  return made.from === from ? (made as BuildRecord) : undefined;
}

/** Keeps what a build was made from for the next one. */
export const writeBuildRecord = (file: string, made: BuildRecord) => writeAtomic(file, JSON.stringify(made));

/**
 * Slugs of the listed products of which lists say something else than before; undefined where products have come or gone:
 * then any page may be another.
 */
export function changedProducts(
  listed: readonly Product[],
  before: Readonly<Record<string, Product>>,
): ReadonlySet<string> | undefined {
  if (listed.length !== Object.keys(before).length || listed.some(({ slug }) => !before[slug]))
    return undefined;
  const isChanged = (product: Product) =>
    Object.entries(product).some(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[product.slug]?.[field as keyof Product]),
    );
  return new Set(listed.filter(isChanged).map(({ slug }) => slug));
}

/** All products in answers of the API, as they stand there. */
export function productsIn(answers: unknown): Product[] {
  if (typeof answers !== 'object' || answers === null) return [];
  const { slug, price } = answers as Partial<Product>;
  const own = typeof slug === 'string' && price !== undefined ? [answers as Product] : [];
  return [...own, ...Object.values(answers).flatMap(productsIn)];
}
