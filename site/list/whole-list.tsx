import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { facetsOf } from '../../widgets/api/facets';
import { type ProductPage, type ProductQuery, products } from '../../widgets/api/products';
import { PRODUCTS_PER_PAGE } from '../../widgets/constants';
import { useBelowFirstView } from '../../widgets/hooks/use-batches';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { State } from '../../widgets/pieces/state';
import { afterFrame } from '../common/after-frame';
import { useSiteMessages } from '../content/messages';
import { usePageMetadata } from '../head/page-metadata';
import { ListFilters } from './list-filters';
import { ListHead } from './list-head';
import { countFilters, type ListQuery, NO_FILTERS } from './list-query';
import { PagedGrid } from './paged-grid';
import { useListQuery } from './use-list-query';

/** What a list is made of, before a visitor narrows it. */
export type ListOf = Pick<ProductQuery, 'category' | 'brand' | 'for_brand' | 'filter' | 'kind' | 'query'>;

interface WholeListProps {
  readonly of: ListOf;
  /** What stands over the list, by its answer. */
  readonly notes?: (answer: ProductPage) => ReactNode;
  /** Shown instead where there are no products at all; without it the grid says so. */
  readonly empty?: (answer: ProductPage) => ReactNode;
}

/** A whole list: its count, order and filters, and a grid with its pager; all of it in the page's address. */
export function WholeList({ of, notes, empty }: WholeListProps) {
  const id = useId();
  const t = useSiteMessages().list;
  const section = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  // Folded on a phone.
  const drawsFilters = useBelowFirstView();
  const [query, change] = useListQuery();
  const sort = query.sort === 'relevance' ? undefined : query.sort;
  // The very call that the grid makes: both share one answer.
  const call = products(useSettings(), { ...query, sort, ...of, limit: PRODUCTS_PER_PAGE });
  const { data } = useQuery(call, { keep: true });
  const facets = useMemo(() => data && facetsOf(data), [data]);
  usePageMetadata('list', data?.items);
  const isNarrowed = countFilters(query) > 0;
  const isEmpty = data?.items.length === 0 && query.page === 1;
  const choose = (changes: Partial<ListQuery>) => void afterFrame(() => change(changes));
  const clear = () => {
    choose(NO_FILTERS);
    // The button that was pressed leaves with the filters.
    section.current?.focus({ preventScroll: true });
  };
  const { for_brand, ...attributes } = of;
  if (empty && data && isEmpty && !isNarrowed) return empty(data);
  return (
    <section ref={section} className="list" tabIndex={-1}>
      {data && notes?.(data)}
      <ListHead
        total={data?.total}
        query={query}
        change={choose}
        filters={{ id, unfolded, toggle: () => setUnfolded(!unfolded) }}
      />
      {drawsFilters && (
        <ListFilters
          id={id}
          unfolded={unfolded}
          query={query}
          facets={facets}
          without={Object.keys(of)}
          change={choose}
          clear={isNarrowed && !isEmpty ? clear : undefined}
        />
      )}
      <PagedGrid {...attributes} {...(for_brand && { 'for-brand': for_brand })}>
        {isNarrowed && (
          <div slot="empty">
            <State
              kind="empty"
              level={2}
              title={t.noneLeft}
              text={t.noneLeftText}
              action={t.clear}
              onAction={clear}
            />
          </div>
        )}
      </PagedGrid>
    </section>
  );
}
