import * as v from 'valibot';
import {
  bannerSchema,
  brandSchema,
  codeMatchesSchema,
  productListSchema,
} from '../catalogue/catalogue-responses';
import { SORTS } from '../catalogue/product-query';
import { productDetailSchema } from '../catalogue/product-response';
import { titled } from '../catalogue/response-fields';
import { orderSchema } from '../orders/payload';
import {
  decimal,
  described,
  documented,
  json,
  listOf,
  nothing,
  object,
  problem,
  refusals,
  responses,
  text,
  url,
} from './schema-parts';

const orderFacts = {
  number: text,
  status: { ...text, enum: ['placed', 'confirmed', 'delivered', 'cancelled'] },
  items: listOf(object({ slug: text, title: text, quantity: { type: 'integer' }, price: decimal })),
  subtotal: decimal,
  shipping: decimal,
  total: decimal,
  currency: text,
  created_at: { type: 'string', format: 'date-time' },
};
const order = object({ id: text, ...orderFacts });
const language = { headers: object({ 'accept-language': { ...text, description: 'ar for Arabic' } }) };

export const productsRoute = documented({
  summary: 'Products: search, lists, finder',
  ...language,
  querystring: object({
    q: text,
    codes: { ...text, description: 'up to 100 codes as typed, or slugs, with commas between' },
    filter: { ...text, enum: ['new', 'top'] },
    limit: { type: 'integer', minimum: 1, maximum: 48, default: 12 },
    page: { type: 'integer', minimum: 1, default: 1 },
    for_device: { ...text, description: 'slug of a printer model' },
    category: text,
    brand: { ...text, description: 'slug of the brand that made the product' },
    for_brand: { ...text, description: 'slug of a brand for whose printers the product is' },
    kind: text,
    color: text,
    min_price: decimal,
    max_price: decimal,
    in_stock: { type: 'boolean' },
    sort: { ...text, enum: SORTS },
  }),
  response: responses(described(v.union([productListSchema, codeMatchesSchema]))),
});

export const productRoute = documented({
  summary: 'One product, by id or slug',
  ...language,
  params: object({ product: text }),
  response: responses(described(productDetailSchema), 404),
});

export const brandsRoute = documented({
  summary: 'All brands',
  ...language,
  response: responses(listOf(described(brandSchema))),
});

export const modelsRoute = documented({
  summary: "A brand's printer models",
  ...language,
  params: object({ brand: text }),
  response: responses(listOf(described(titled)), 404),
});

export const promotionsRoute = documented({
  summary: 'Banners',
  ...language,
  response: responses(listOf(described(bannerSchema))),
});

const keyHeader = object({
  'idempotency-key': { ...text, description: '1 to 255 visible ASCII characters; required' },
});

export const orderRoute = {
  schema: {
    summary: 'Place an order',
    body: orderSchema,
    headers: keyHeader,
    response: {
      201: object({ data: order }),
      ...refusals(403, 409, 413, 415, 422),
    },
  },
};

export const voidRoute = {
  schema: {
    summary:
      'Void an attempt whose response was lost: the order where it was placed, else its key is never placed any more',
    headers: keyHeader,
    response: {
      200: object({ data: order }),
      204: nothing('Voided'),
      ...refusals(403, 413, 415),
    },
  },
};

export const orderStatusRoute = documented({
  summary: 'How an order stands',
  params: object({ number: text }),
  headers: object({ 'order-phone': { ...text, description: "The order's mobile number; required" } }),
  response: { 200: json(object({ data: object(orderFacts) })), ...refusals(404) },
});

export const partnerRoute = documented({
  summary: 'Orders that a partner brought, by a signed link',
  querystring: object({ id: text, expires: text, signature: text }),
  response: {
    200: { description: 'OK', content: { 'text/csv': { schema: text } } },
    ...refusals(404),
  },
});

export const purchasingRoute = documented({
  summary: "A purchasing system's catalogue call by POST, sent on to the shop's quick order",
  consumes: ['application/x-www-form-urlencoded'],
  body: object({
    HOOK_URL: { ...url, description: 'where the list comes back to' },
    '~TARGET': { ...text, description: 'frame or window of the purchasing system' },
  }),
  response: { 303: nothing('See the quick order'), ...refusals(413, 415) },
});

/** `/healthz` and `/readyz`. */
export const healthRoute = (summary: string) => ({
  config: { rateLimit: false as const },
  ...documented({
    summary,
    response: {
      200: json(object({ status: text, database: text })),
      400: problem,
      408: problem,
      500: problem,
      503: problem,
    },
  }),
});

/** A picture of one of the types. */
export const pictureRoute = (summary: string, ...types: string[]) =>
  documented({
    summary,
    response: {
      200: {
        description: 'OK',
        content: Object.fromEntries(
          types.map(type => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
      304: nothing('As it was'),
      ...refusals(404),
    },
  });

export const problemPageRoute = documented({
  summary: 'What a problem type means',
  params: object({ name: text }),
  response: {
    200: json(object({ title: text, status: { type: 'integer' }, detail: text })),
    ...refusals(404),
  },
});
