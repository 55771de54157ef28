import { price } from './product-schemas';
import type { ProductPage } from './products';
import { type Facets, type FacetValue, listOf, maybe, number, type Reader, shape, text } from './schemas';

const values = listOf(shape<FacetValue>({ slug: text, title: text, count: number }));
const someValues: Reader<readonly FacetValue[]> = value => values(value) ?? [];
const range = shape<Facets['price']>({ min: maybe(price), max: maybe(price) });
const facets = shape<Facets>({
  brand: someValues,
  kind: someValues,
  color: someValues,
  price: value => range(value) ?? {},
});

/** What filters count in a list of products, without what is malformed; undefined where the host does not say. */
export const facetsOf = (page: ProductPage): Facets | undefined => facets(page.facets);
