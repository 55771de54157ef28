import type { Query } from '../../../widgets/api/client';
import type { ProductPage } from '../../../widgets/api/products';
import type { Model } from '../../../widgets/api/schemas';
import { PRODUCTS_PER_PAGE } from '../../../widgets/constants';
import type { Params } from '../../common/types';

/** Leaves of a response what a page is drawn from and carries. */
export type TrimResponse = (query: Query<unknown>, response: unknown) => unknown;

/**
 * A printer's page shows that printer alone: with all of its brand, which may be hundreds, half of the page would be a
 * list that nobody sees before the finder is there and has asked for it.
 */
const printerAlone = (printers: readonly Model[] | null, model: string) =>
  printers?.filter(({ slug }) => slug === model) ?? null;

/** What filters count is shown beside the shop's own lists alone, which have so many products a page; a product's page shows other lists. */
const withoutCounts = (page: ProductPage, { slug }: Params): ProductPage =>
  page.limit === PRODUCTS_PER_PAGE && slug === undefined ? page : { ...page, facets: undefined };

/** Trims responses to what a page with these parameters shows. */
export const trimResponse =
  (params: Params): TrimResponse =>
  ({ name }, response) => {
    if (params.model && name === 'models')
      return printerAlone(response as readonly Model[] | null, params.model);
    return name === 'products' ? withoutCounts(response as ProductPage, params) : response;
  };
