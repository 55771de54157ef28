import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { SORTS } from '../catalogue/product-query';
import { orderSchema } from '../orders/payload';
import type { Settings } from '../settings';

const text = { type: 'string' } as const;
const decimal = { type: 'string', description: 'KWD with three places', examples: ['14.750'] } as const;
const url = { type: 'string', format: 'uri' } as const;
const orNull = (type: string) => ({ type: [type, 'null'] }) as const;
const listOf = (items: object) => ({ type: 'array', items }) as const;
const object = (properties: object) => ({ type: 'object', properties }) as const;
const titled = object({ slug: text, title: text });

const card = {
  id: { type: 'integer' },
  slug: text,
  title: text,
  image: url,
  price: decimal,
  regular_price: decimal,
  category: titled,
  brand: titled,
  offers: listOf(object({ title: text })),
  code: text,
  color: orNull('string'),
  kind: text,
  yield_pages: orNull('integer'),
  in_stock: { type: 'boolean' },
};
const counts = listOf(object({ slug: text, title: text, count: { type: 'integer' } }));
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
const problem = {
  description: 'Refused',
  content: {
    'application/problem+json': {
      schema: object({
        type: url,
        title: text,
        status: { type: 'integer' },
        detail: text,
        errors: listOf(object({ field: text, message: text })),
      }),
    },
  },
};

/** Answers are sent as finished bytes, so these schemas describe and never filter. */
function answers(data: object, refusals: number[] = []) {
  const json = (schema: object) => ({ description: 'OK', content: { 'application/json': { schema } } });
  return { 200: json(object({ data })), ...Object.fromEntries(refusals.map(status => [status, problem])) };
}

/** Parameters are clamped or ignored by their readers, never refused: the schema is documentation. */
function documented(schema: FastifySchema) {
  return { schema, validatorCompiler: () => () => true };
}

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
  response: answers(
    object({
      items: listOf(object(card)),
      page: { type: 'integer' },
      limit: { type: 'integer' },
      total: { type: 'integer' },
      facets: object({
        brand: counts,
        kind: counts,
        color: counts,
        price: object({ min: decimal, max: decimal }),
      }),
      guess: { type: 'boolean', description: 'with q: nothing matched as typed; these are near' },
      did_you_mean: { ...text, description: 'with q: what the words were taken for' },
      printers: listOf(object({ slug: text, title: text, brand: titled })),
      matches: listOf(object({ code: text, slugs: listOf(text) })),
    }),
  ),
});

export const productRoute = documented({
  summary: 'One product, by id or slug',
  ...language,
  params: object({ product: text }),
  response: answers(
    object({
      ...card,
      description: text,
      images: listOf(url),
      devices: listOf(object({ slug: text, title: text, brand: titled })),
      aliases: { ...listOf(text), description: 'codes of the same thing in other regions' },
    }),
    [404],
  ),
});

export const brandsRoute = documented({
  summary: 'All brands',
  ...language,
  response: answers(listOf(object({ slug: text, title: text, logo: url }))),
});

export const modelsRoute = documented({
  summary: "A brand's printer models",
  ...language,
  params: object({ brand: text }),
  response: answers(listOf(titled), [404]),
});

export const promotionsRoute = documented({
  summary: 'Banners',
  ...language,
  response: answers(
    listOf(
      object({
        name: text,
        is_active: { type: 'boolean' },
        image_url: object({ desktop: url, tablet: url, mobile: url }),
        href: text,
      }),
    ),
  ),
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
      ...Object.fromEntries([400, 403, 409, 415, 422, 429, 503].map(status => [status, problem])),
    },
  },
};

export const voidRoute = {
  schema: {
    summary:
      'Void an attempt whose answer was lost: the order where it was placed, else its key is never placed any more',
    headers: keyHeader,
    response: {
      200: object({ data: order }),
      204: { description: 'Voided', type: 'null' },
      ...Object.fromEntries([400, 403, 429, 503].map(status => [status, problem])),
    },
  },
};

export const orderStatusRoute = documented({
  summary: 'How an order stands',
  params: object({ number: text }),
  headers: object({ 'order-phone': { ...text, description: "The order's mobile number; required" } }),
  response: answers(object(orderFacts), [404, 429, 503]),
});

/** Serves the OpenAPI document made from the routes' schemas at `/openapi.json`. */
export async function openapi(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'TASS shop API', version: '2' },
      servers: [{ url: settings.publicUrl }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } as FastifySchema }, async () => app.swagger());
}
