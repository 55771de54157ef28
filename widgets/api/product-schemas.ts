import * as v from 'valibot';
import { decimal, fils } from '../locale/format';
import { listOf, maybe, named, shape, text } from './schemas';

const price = v.pipe(
  v.unknown(),
  v.transform(fils),
  v.check(value => value !== undefined),
  v.transform(value => decimal(value ?? 0)),
);
const productFields = {
  id: v.union([v.number(), text]),
  slug: text,
  title: text,
  price,
  image: maybe(text),
  regular_price: maybe(price),
  category: maybe(named),
  brand: maybe(named),
  offers: maybe(listOf(shape({ title: text }))),
  code: maybe(text),
  color: maybe(text),
  kind: maybe(text),
  yield_pages: maybe(v.number()),
  in_stock: maybe(v.boolean()),
};

export const productSchema = shape(productFields);
export const productDetailSchema = shape({
  ...productFields,
  description: maybe(v.string()),
  images: maybe(listOf(text)),
  devices: maybe(listOf(shape({ slug: text, title: text, brand: maybe(named) }))),
});
const values = v.fallback(listOf(shape({ slug: text, title: text, count: v.number() })), []);
export const facetsSchema = maybe(
  shape({
    brand: values,
    kind: values,
    color: values,
    price: v.fallback(shape({ min: maybe(price), max: maybe(price) }), {}),
  }),
);
