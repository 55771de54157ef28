import type { Query } from '../api/client';
import { type ProductsBySlug, productsBySlug } from '../api/products-by-slug';
import { type QueryResult, useQuery } from './use-query';
import { useSettings } from './use-settings';

/** Today's products of a list; idle without any slug. */
export function useProductsBySlug(slugs: readonly string[]): QueryResult<ProductsBySlug> {
  const settings = useSettings();
  const query: Query<ProductsBySlug> = {
    key: `${settings.lang} ${settings.api} by slug ${slugs.join()}`,
    name: 'products',
    run: signal => productsBySlug(settings, slugs, signal),
  };
  return useQuery(slugs.length > 0 ? query : undefined);
}
