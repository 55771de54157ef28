import { finderPath, productPath } from '../../addresses/shop-paths';
import type { ProductPage } from '../../api/products';
import type { Named, Printer, Product } from '../../api/schemas';

/** One row of a list of results: a product, a printer whose supplies it leads to, or a brand of printers. */
export type SearchChoice = { readonly path: string } & (
  | { readonly product: Product; readonly printer?: undefined; readonly brand?: undefined }
  | { readonly printer: Printer; readonly product?: undefined; readonly brand?: undefined }
  | { readonly brand: Named; readonly product?: undefined; readonly printer?: undefined }
);

/** Printers offered over the products of a search; its page of all results has the rest. */
const MAX_PRINTERS = 2;

/** The rows for an answer, printers first. */
export function choicesOf({ printers = [], items }: ProductPage, most = MAX_PRINTERS): SearchChoice[] {
  return [
    ...printers
      .slice(0, most)
      .map(printer => ({ printer, path: finderPath(printer.brand.slug, printer.slug) })),
    ...items.map(product => ({ product, path: productPath(product.slug) })),
  ];
}

/** The rows for brands of printers. */
export const brandChoices = (brands: readonly Named[]): SearchChoice[] =>
  brands.map(brand => ({ brand, path: finderPath(brand.slug) }));
