import { decimal, fils } from '../money';
import {
  boolean,
  listOf,
  maybe,
  named,
  number,
  type Printer,
  type Product,
  type ProductDetail,
  type Reader,
  shape,
  string,
  text,
} from './schemas';

/** A price in KWD with three places; whatever is no price does not fit. */
export const price: Reader<string> = value => {
  const amount = fils(value);
  return amount === undefined ? undefined : decimal(amount);
};
const productFields = {
  id: (value: unknown) => number(value) ?? text(value),
  slug: text,
  title: text,
  price,
  image: maybe(text),
  regular_price: maybe(price),
  category: maybe(named),
  brand: maybe(named),
  offers: maybe(listOf(shape<{ title: string }>({ title: text }))),
  code: maybe(text),
  color: maybe(text),
  kind: maybe(text),
  yield_pages: maybe(number),
  in_stock: maybe(boolean),
};

/** A product of a list. */
export const product = shape<Product>(productFields);
/** A product as its own page shows it. */
export const productDetail = shape<ProductDetail>({
  ...productFields,
  description: maybe(string),
  images: maybe(listOf(text)),
  devices: maybe(
    listOf(
      shape<NonNullable<ProductDetail['devices']>[number]>({ slug: text, title: text, brand: maybe(named) }),
    ),
  ),
  aliases: maybe(listOf(text)),
});

/** Printers that a search names. */
export const printers = listOf(shape<Printer>({ slug: text, title: text, brand: named }));
