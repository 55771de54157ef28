import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bannerSchema, brandSchema, productListSchema } from '../../demo/api/catalogue/catalogue-responses';
import { productDetailSchema } from '../../demo/api/catalogue/product-response';
import { decimal, titled } from '../../demo/api/catalogue/response-fields';

/** What a check found: how many points were looked at, and each that differs, as a sentence. */
export interface Findings {
  checked: number;
  differences: string[];
}

const answerOf = <Schema extends v.GenericSchema>(data: Schema) => v.object({ data });
const list = answerOf(productListSchema);
const detail = answerOf(productDetailSchema);
const brands = answerOf(v.array(brandSchema));
const models = answerOf(v.array(titled));
const promotions = answerOf(v.array(bannerSchema));
const problem = v.object({ type: v.string(), title: v.string(), status: v.number() });
const placed = v.object({
  data: v.object({
    id: v.union([v.number(), v.string()]),
    number: v.string(),
    status: v.string(),
    items: v.array(v.object({ slug: v.string(), quantity: v.number() })),
    subtotal: decimal,
    shipping: decimal,
    total: decimal,
    currency: v.literal('KWD'),
    created_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
});

/**
 * Holds an API host against section 6 of the contract. Orders are sent only in forms that must be refused,
 * unless `order` allows one that is really placed.
 */
export async function checkHost(host: string, options: { order: boolean }): Promise<Findings> {
  const check = new Check(host);
  const products = await check.shape('GET /api/v2/products', '/api/v2/products', list);
  const first = products?.data.items[0];
  await checkLists(check, products?.data.total ?? 0);
  if (first) await checkDetail(check, first);
  await checkFinder(check);
  await check.shape('GET /api/v2/promotions', '/api/v2/promotions', promotions);
  await check.status('GET /healthz', '/healthz', 200);
  await checkLanguages(check);
  await checkOrders(check, first, options.order);
  return check.findings;
}

type Card = v.InferOutput<typeof list>['data']['items'][number];

async function checkLists(check: Check, total: number): Promise<void> {
  const data = async (query: string) =>
    (await check.shape(`GET ?${query}`, `/api/v2/products?${query}`, list))?.data;
  check.that('the default limit is 12', (await data(''))?.limit === 12);
  check.that('limit is clamped to 48', (await data('limit=500'))?.limit === 48);
  check.that('limit is clamped to 1', (await data('limit=0'))?.limit === 1);
  check.that('page is clamped to 1', (await data('page=-1'))?.page === 1);
  check.that('unknown parameters are ignored', (await data('no_such_parameter=1'))?.total === total);
  check.that('an unknown device fits nothing', (await data('for_device=no-such-device'))?.total === 0);
  check.that('blank text is no search', (await data('q=%20'))?.total === total);
  const [one, two] = [await data('limit=5&page=1'), await data('limit=5&page=2')];
  const repeated = one?.items.some(item => two?.items.some(other => other.slug === item.slug));
  check.that('two pages have different products', repeated === false);
  for (const [sort, inOrder] of [
    ['price', (a: number, b: number) => a <= b],
    ['-price', (a: number, b: number) => a >= b],
  ] as const) {
    const prices = (await data(`sort=${sort}&limit=48`))?.items.map(item => Number(item.price)) ?? [];
    check.that(
      `sort=${sort} sorts`,
      prices.every((price, at) => at === 0 || inOrder(prices[at - 1] ?? 0, price)),
    );
  }
  const inStock = await data('in_stock=true&limit=48');
  check.that('in_stock=true leaves what is in stock', inStock?.items.every(item => item.in_stock) === true);
  for (const query of ['q=a&q=b', 'q[]=x', "for_device='", 'filter=drop', `q=${'x'.repeat(5_000)}`]) {
    const { status } = await check.fetch(`/api/v2/products?${query}`);
    check.that(`?${query.slice(0, 20)} is no server error (${status})`, status < 500);
  }
}

async function checkDetail(check: Check, card: Card): Promise<void> {
  const bySlug = await check.shape(
    'a product by slug',
    `/api/v2/products/${encodeURIComponent(card.slug)}`,
    detail,
  );
  const byId = await check.shape('a product by id', `/api/v2/products/${card.id}`, detail);
  check.that('id and slug give the same product', bySlug?.data.slug === byId?.data.slug);
  const found = await check.shape(
    'a search by code',
    `/api/v2/products?q=${encodeURIComponent(card.code)}`,
    list,
  );
  check.that(`an exact code (${card.code}) ranks first`, found?.data.items[0]?.code === card.code);
  await check.refusal('an unknown product', '/api/v2/products/no-such-product', {}, 404);
}

async function checkFinder(check: Check): Promise<void> {
  const all = await check.shape('GET /api/v2/products/brands', '/api/v2/products/brands', brands);
  const brand = all?.data[0]?.slug;
  if (!brand) return;
  const path = `/api/v2/products/brands/${encodeURIComponent(brand)}/models`;
  const model = (await check.shape(`models of ${brand}`, path, models))?.data[0]?.slug;
  if (model)
    await check.shape(
      `products for ${model}`,
      `/api/v2/products?for_device=${encodeURIComponent(model)}`,
      list,
    );
  const own = `/api/v2/products?for_brand=${encodeURIComponent(brand)}&limit=1`;
  const card = (await check.shape(`products for printers of ${brand}`, own, list))?.data.items[0];
  if (card) {
    const path = `/api/v2/products/${encodeURIComponent(card.slug)}`;
    const devices = (await check.shape(`${card.slug}`, path, detail))?.data.devices ?? [];
    check.that(
      `for_brand=${brand} leaves what fits a printer of ${brand}`,
      devices.some(device => device.brand.slug === brand),
    );
  }
  const none = '/api/v2/products?for_brand=no-such-brand';
  check.that(
    'an unknown for_brand leaves nothing',
    (await check.shape('GET ?for_brand=no-such-brand', none, list))?.data.total === 0,
  );
  await check.refusal('an unknown brand', '/api/v2/products/brands/no-such-brand/models', {}, 404);
}

async function checkLanguages(check: Check): Promise<void> {
  const headers = { 'accept-language': 'ar', origin: 'https://partner.example' };
  const arabic = await check.fetch('/api/v2/products?limit=1', { headers });
  check.that(
    'Accept-Language: ar gives Arabic titles',
    /"title":"[^"]*[\u0621-\u064a]/.test(await arabic.text()),
  );
  const vary = (arabic.headers.get('vary') ?? '').toLowerCase();
  check.that('answers vary by Accept-Language', vary.includes('accept-language'));
  check.that('reads are open to every origin', arabic.headers.get('access-control-allow-origin') === '*');
}

async function checkOrders(check: Check, card: Card | undefined, placeOne: boolean): Promise<void> {
  const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const path = '/api/v2/order';
  const order = orderOf(card?.slug ?? 'none', '999999.000');
  const bare = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  };
  await check.refusal('an order without a key', path, bare, 400, 'key-missing');
  await check.refusal('an order as text', path, post(order, { 'content-type': 'text/plain' }), 415);
  await check.refusal('an order that is no JSON', path, post('{'), 400);
  for (const quantity of [0, -1, 1.5, '2', 1e9]) {
    const items = [{ slug: card?.slug, quantity }];
    await check.refusal(
      `a quantity of ${JSON.stringify(quantity)}`,
      path,
      post({ ...order, items }),
      422,
      'invalid',
    );
  }
  await check.refusal(
    'an order that says its own price',
    path,
    post({ ...order, price: '0.001' }),
    422,
    'invalid',
  );
  const unavailable = orderOf('no-such-product', '1.000');
  await check.refusal(
    'an order for a product that is not there',
    path,
    post(unavailable),
    409,
    'out-of-stock',
  );
  if (!card) return;
  const changed = await check.refusal('an order at another total', path, post(order), 409, 'price-changed');
  const total = v.safeParse(v.object({ total: decimal }), changed);
  check.that('price-changed tells the total', total.success);
  if (!placeOne || !total.success) return;
  const good = orderOf(card.slug, total.output.total);
  const request = post(good);
  const first = await check.shape('an order', path, placed, request, 201);
  const again = await check.fetch(path, request);
  check.that('a retry is marked Idempotent-Replayed', again.headers.get('idempotent-replayed') === 'true');
  const repeated = v.safeParse(placed, await again.json().catch(() => null));
  check.that('a retry gives the same order', repeated.success && repeated.output.data.id === first?.data.id);
  const other = { ...request, body: JSON.stringify({ ...good, payment_method: 'knet_on_delivery' }) };
  await check.refusal('the key with another payload', path, other, 422, 'key-reused');
}

function orderOf(slug: string, total: string) {
  return {
    customer: { name: 'Contract check', phone: '99999999' },
    address: { governorate: 'hawalli', area: 'salmiya', block: '1', street: '1', building: '1' },
    items: [{ slug, quantity: 1 }],
    payment_method: 'cash',
    expected_total: total,
    lang: 'en',
  };
}

/** Longest time in ms one answer may take. */
const RESPONSE_TIMEOUT = 10_000;

/** Collects what differs. A host that does not answer differs at every point; nothing throws. */
class Check {
  readonly findings: Findings = { checked: 0, differences: [] };
  readonly #host: string;

  constructor(host: string) {
    this.#host = host;
  }

  that(point: string, holds: boolean): void {
    this.findings.checked++;
    if (!holds) this.findings.differences.push(`${point}: does not hold`);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(this.#host + path, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT), ...init });
    } catch (fault) {
      const reason = fault instanceof Error ? (fault.cause ?? fault) : fault;
      return new Response(JSON.stringify({ unreachable: String(reason) }), { status: 599 });
    }
  }

  async status(point: string, path: string, expected: number): Promise<void> {
    const { status } = await this.fetch(path);
    this.#note(point, status === expected ? [] : [`status ${status} instead of ${expected}`]);
  }

  /** The body when it has the shape; every place where it has not is noted. */
  async shape<Schema extends v.GenericSchema>(
    point: string,
    path: string,
    schema: Schema,
    init: RequestInit = {},
    expected = 200,
  ): Promise<v.InferOutput<Schema> | null> {
    const answer = await this.fetch(path, init);
    const result = v.safeParse(schema, await answer.json().catch(() => null));
    const faults = answer.status === expected ? [] : [`status ${answer.status} instead of ${expected}`];
    for (const issue of (result.issues ?? []).slice(0, 2)) {
      faults.push(`${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
    }
    this.#note(point, faults);
    return result.success ? result.output : null;
  }

  /** Expects a problem+json answer of this status, its type ending in `type`; answers its body. */
  async refusal(point: string, path: string, init: RequestInit, status: number, type = ''): Promise<unknown> {
    const answer = await this.fetch(path, init);
    const body: unknown = await answer.json().catch(() => null);
    const parsed = v.safeParse(problem, body);
    const faults: string[] = [];
    if (answer.status !== status) faults.push(`status ${answer.status} instead of ${status}`);
    if (!(answer.headers.get('content-type') ?? '').startsWith('application/problem+json')) {
      faults.push('the content type is not application/problem+json');
    }
    if (!parsed.success) faults.push('the body is no problem');
    else if (!parsed.output.type.endsWith(type))
      faults.push(`type "${parsed.output.type}" does not end in "${type}"`);
    this.#note(point, faults);
    return body;
  }

  #note(point: string, faults: readonly string[]): void {
    this.findings.checked++;
    if (faults.length > 0) this.findings.differences.push(`${point}: ${faults.join('; ')}`);
  }
}
