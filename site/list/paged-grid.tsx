import { useListQuery } from './use-list-query';

type GridAttributes = Omit<
  React.JSX.IntrinsicElements['tass-product-grid'],
  'paged' | 'page' | 'ontass-page'
>;

/** A product grid whose page stands in the page's address. */
export function PagedGrid(attributes: GridAttributes) {
  const [query, change] = useListQuery();
  return (
    <tass-product-grid
      {...attributes}
      paged
      page={query.page}
      ontass-page={event => {
        event.preventDefault();
        change({ page: event.detail.page });
      }}
    />
  );
}
