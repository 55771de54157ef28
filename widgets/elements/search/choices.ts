import { finderPath, productPath } from '../../addresses/shop-paths';
import type { ProductPage } from '../../api/products';
import type { Printer, Product } from '../../api/schemas';

/** One row of the list: a product, or a printer whose supplies it leads to. */
export type Choice = { readonly path: string } & (
  | { readonly product: Product; readonly printer?: undefined }
  | { readonly printer: Printer; readonly product?: undefined }
);

/** Printers offered over the products; the page of all results has the rest. */
const PRINTERS = 2;

/** The rows for an answer, printers first. */
export function choicesOf({ printers = [], items }: ProductPage): Choice[] {
  return [
    ...printers
      .slice(0, PRINTERS)
      .map(printer => ({ printer, path: finderPath(printer.brand.slug, printer.slug) })),
    ...items.map(product => ({ product, path: productPath(product.slug) })),
  ];
}
