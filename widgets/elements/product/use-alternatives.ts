import { products } from '../../api/products';
import type { Product, ProductDetail } from '../../api/schemas';
import { PRODUCTS_PER_PAGE } from '../../constants';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';

const KINDS = ['original', 'compatible', 'remanufactured'];

/** One product of each kind that replaces the same cartridge, the shown one among them. */
function alternatives(shown: Product, found: readonly Product[]): readonly Product[] {
  const same = found.filter(
    ({ code, color, slug }) => code === shown.code && color === shown.color && slug !== shown.slug,
  );
  return KINDS.flatMap(kind =>
    kind === shown.kind ? [shown] : (same.find(product => product.kind === kind) ?? []),
  );
}

/** What prints the same as a product, one of each kind; a replacement carries the code of what it replaces. */
export function useAlternatives(product: ProductDetail): readonly Product[] {
  const settings = useSettings();
  const query = { query: product.code ?? undefined, limit: PRODUCTS_PER_PAGE };
  const { data } = useQuery(product.code ? products(settings, query) : undefined);
  return data ? alternatives(product, data.items) : [];
}
