import { alternatives } from '../../api/related-products';
import type { Product, ProductDetail } from '../../api/schemas';
import { KINDS } from '../../data/kinds';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';

/** One product of each kind that replaces the same cartridge, the shown one among them. */
function oneOfEachKind(shown: Product, found: readonly Product[]): readonly Product[] {
  const same = found.filter(
    ({ code, color, slug }) => code === shown.code && color === shown.color && slug !== shown.slug,
  );
  return KINDS.flatMap(kind =>
    kind === shown.kind ? [shown] : (same.find(product => product.kind === kind) ?? []),
  );
}

/** What prints the same as a product, one of each kind. */
export function useAlternatives(product: ProductDetail): readonly Product[] {
  const settings = useSettings();
  const { data } = useQuery(alternatives(settings, product));
  return data ? oneOfEachKind(product, data.items) : [];
}
