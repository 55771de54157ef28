import { useId, useState } from 'react';
import { type ProductQuery, products } from '../../widgets/api/products';
import { PRODUCTS_PER_PAGE } from '../../widgets/constants';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { ListFilters } from './list-filters';
import { ListHead } from './list-head';
import { PagedGrid } from './paged-grid';
import { useListQuery } from './use-list-query';

/** What a list is made of, before a visitor narrows it. */
export type ListOf = Pick<ProductQuery, 'category' | 'brand' | 'filter' | 'kind' | 'query'>;

/** A whole list: its count, order and filters, and a grid with its pager; all of it in the page's address. */
export function WholeList({ of }: { readonly of: ListOf }) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [query, change] = useListQuery();
  const sort = query.sort === 'relevance' ? undefined : query.sort;
  // The very call that the grid makes: both share one answer.
  const call = products(useSettings(), { ...query, sort, ...of, limit: PRODUCTS_PER_PAGE });
  const { data } = useQuery(call, { keep: true });
  return (
    <section className="list">
      <ListHead
        total={data?.total}
        query={query}
        change={change}
        filters={{ id, unfolded, toggle: () => setUnfolded(!unfolded) }}
      />
      <ListFilters
        id={id}
        unfolded={unfolded}
        query={query}
        facets={data?.facets}
        without={Object.keys(of)}
        change={change}
      />
      <PagedGrid {...of} />
    </section>
  );
}
