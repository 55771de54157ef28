import type { Query } from '../../widgets/api/client';
import type { ProductPage } from '../../widgets/api/products';
import type { Model } from '../../widgets/api/schemas';
import { PRODUCTS_PER_PAGE } from '../../widgets/constants';
import type { Params } from '../common/types';

/** Leaves of an answer what a page is drawn from and carries. */
export type TrimAnswer = (query: Query<unknown>, answer: unknown) => unknown;

/**
 * A printer's page shows that printer alone: with all of its brand, which may be hundreds, half of the page would be a
 * list that nobody sees before the finder is there and has asked for it.
 */
const printerAlone = (printers: readonly Model[] | null, model: string) =>
  printers?.filter(({ slug }) => slug === model) ?? null;

/** What filters count is shown beside the shop's own lists alone, which have so many products a page. */
const withoutCounts = (page: ProductPage): ProductPage =>
  page.limit === PRODUCTS_PER_PAGE ? page : { ...page, facets: undefined };

/** Trims answers to what a page with these parameters shows. */
export const trimAnswer =
  ({ model }: Params): TrimAnswer =>
  ({ name }, answer) => {
    if (model && name === 'models') return printerAlone(answer as readonly Model[] | null, model);
    return name === 'products' ? withoutCounts(answer as ProductPage) : answer;
  };
