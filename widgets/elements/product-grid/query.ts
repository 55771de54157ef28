import type { Query } from '../../api/client';
import { type ProductPage, type ProductQuery, products } from '../../api/products';
import { camelCase, propsFrom, readFrom } from '../../element/attributes';
import type { PropsOf } from '../../element/record';
import type { Settings } from '../../settings';
import { attributes } from './attributes';

type Props = PropsOf<typeof attributes>;

/** What the API is asked for, but for the page. */
export function queryOf(props: Props): ProductQuery {
  const {
    filter,
    category,
    brand,
    forBrand,
    device,
    query,
    kind,
    color,
    minPrice,
    maxPrice,
    inStock,
    sort,
    limit,
  } = props;
  return {
    filter,
    category,
    brand,
    for_brand: forBrand,
    device,
    query,
    kind,
    color,
    min_price: minPrice,
    max_price: maxPrice,
    in_stock: inStock || undefined,
    sort,
    limit,
  };
}

/** What a grid will ask first; undefined where properties wait to say more than its attributes do. */
export function firstQuery(settings: Settings, host: HTMLElement): Query<ProductPage> | undefined {
  if (Object.keys(attributes).some(name => Object.hasOwn(host, camelCase(name)))) return undefined;
  const props = propsFrom(attributes, (name, attribute) => readFrom(host, name, attribute)) as Props;
  return products(settings, { ...queryOf(props), page: props.page });
}
