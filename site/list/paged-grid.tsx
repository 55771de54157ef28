import { useListQuery } from './use-list-query';

type GridAttributes = Omit<
  React.JSX.IntrinsicElements['tass-product-grid'],
  'paged' | 'page' | 'ontass-page'
>;

/** A product grid whose page, order and filters stand in the page's address. Children fill its slots. */
export function PagedGrid({ children, ...attributes }: GridAttributes) {
  const [{ for_brand, min_price, max_price, sort, ...query }, change] = useListQuery('tass-product-grid');
  return (
    <tass-product-grid
      {...query}
      for-brand={for_brand}
      min-price={min_price}
      max-price={max_price}
      sort={sort === 'relevance' ? undefined : sort}
      {...attributes}
      paged
      ontass-page={event => {
        event.preventDefault();
        change({ page: event.detail.page });
      }}
    >
      {children}
    </tass-product-grid>
  );
}
