import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import type { Product } from '../../widgets/api/schemas';
import { COMPATIBLE, fils, productOf, TONER } from './helpers/payload';
import { openBrowser, type Tab } from './helpers/tabs';
import { startApi, type TestApi } from './helpers/test-api';

// Storefront and API together, over whatever a network, other tabs and the shop itself can do to an order.

vi.mock('../../widgets/api/limits', async original => ({
  ...(await original<typeof import('../../widgets/api/limits')>()),
  // Pauses between tries are not what is looked at here.
  REQUEST: { timeout: 10_000, retries: [1, 1], parallel: 3 },
}));

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What becomes of a call: it passes, its answer or itself is lost, it arrives twice, or the host has no time. */
const FATES = ['passes', 'unanswered', 'lost', 'doubled', 'busy'] as const;
type Fate = (typeof FATES)[number];

async function call(init: RequestInit): Promise<Response> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v2/order',
    headers: init.headers as Record<string, string>,
    payload: String(init.body),
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  });
}

/** A network whose next calls have these fates; all later ones pass. */
function network(fates: Fate[]): typeof fetch {
  return async (_url, init = {}) => {
    switch (fates.shift() ?? 'passes') {
      case 'passes':
        return call(init);
      case 'doubled':
        return (await Promise.all([call(init), call(init)]))[0];
      case 'busy':
        return new Response('', { status: 503 });
      case 'unanswered':
        await call(init);
        throw new TypeError('reset');
      case 'lost':
        throw new TypeError('refused');
    }
  };
}

const PRODUCTS = [TONER, COMPATIBLE].map(slug => productOf(slug) as unknown as Product);
const PRICE = Object.fromEntries(PRODUCTS.map(({ slug, price }) => [slug, fils(price)]));
const countOrders = async () => (await api.db.select({ id: orders.id }).from(orders)).length;

interface Real {
  browser: ReturnType<typeof openBrowser>;
  tabs: Tab[];
  fates: Fate[];
  /** Orders of the database before the shopper came. */
  before: number;
}
/** What the shopper is entitled to believe. */
interface Model {
  cart: Record<string, number>;
  numbers: Set<string>;
}

type Step = (model: Model, real: Real) => Promise<void>;

/** A step, and after it what always holds: no order but the confirmed ones and the one not answered yet. */
function command(name: string, step: Step): fc.AsyncCommand<Model, Real> {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await step(model, real);
      const more = (await countOrders()) - real.before - model.numbers.size;
      expect(real.browser.cart(), 'the stored cart').toEqual(model.cart);
      expect(more, 'orders nobody was told of').toBeGreaterThanOrEqual(0);
      expect(more, 'orders nobody was told of').toBeLessThanOrEqual(real.browser.isPending() ? 1 : 0);
    },
  };
}

const tabOf = (real: Real, index: number) => real.tabs[index] as Tab;

/** Presses the button in these tabs at once; a yes empties the cart, and nothing else does. */
async function place(model: Model, real: Real, tabs: readonly number[], fates: readonly Fate[]) {
  real.fates.splice(0, real.fates.length, ...fates);
  const answers = await Promise.all(tabs.map(tab => tabOf(real, tab).place()));
  real.fates.length = 0;
  const placed = answers.flatMap(answer => (answer && 'number' in answer ? [answer.number] : []));
  expect(placed.length, 'orders of one press').toBeLessThanOrEqual(1);
  for (const number of placed) {
    expect(model.numbers, 'a confirmation shown before').not.toContain(number);
    model.numbers.add(number);
    model.cart = {};
  }
  for (const [index, answer] of answers.entries())
    if (answer instanceof Error) await tabOf(real, tabs[index] ?? 0).takePrices(answer);
}

const anyTab = fc.nat({ max: 1 });
const anyProduct = fc.constantFrom(...PRODUCTS);
/** Few by chance are as bad as the last: the host takes the order, and no try is answered. */
const someFates = fc.oneof(
  fc.array(fc.constantFrom(...FATES), { maxLength: 6, size: 'max' }),
  fc.constant<Fate[]>(['unanswered', 'lost', 'lost']),
);

const commands = [
  fc.tuple(anyTab, anyProduct, fc.integer({ min: 1, max: 3 })).map(([tab, product, by]) =>
    command(`add ${by} ${product.slug} in tab ${tab}`, async (model, real) => {
      await tabOf(real, tab).add(product, by);
      model.cart = { ...model.cart, [product.slug]: (model.cart[product.slug] ?? 0) + by };
    }),
  ),
  fc.tuple(anyTab, anyProduct).map(([tab, product]) =>
    command(`one ${product.slug} less in tab ${tab}`, async (model, real) => {
      await tabOf(real, tab).decrease(product);
      const { [product.slug]: now = 0, ...rest } = model.cart;
      model.cart = now > 1 ? { ...rest, [product.slug]: now - 1 } : rest;
    }),
  ),
  anyTab.map(tab =>
    command(`reload tab ${tab}`, async (_, real) => {
      real.tabs[tab] = await real.browser.openTab();
    }),
  ),
  fc
    .tuple(anyTab, someFates)
    .map(([tab, fates]) =>
      command(`order in tab ${tab}: ${fates}`, (model, real) => place(model, real, [tab], fates)),
    ),
  someFates.map(fates =>
    command(`order in both tabs: ${fates}`, (model, real) => place(model, real, [0, 1], fates)),
  ),
  fc.tuple(anyProduct, fc.constantFrom(5000, 12_250)).map(([product, price]) =>
    command(`${product.slug} costs ${price} fils`, async () => {
      await api.change(product.slug, { price });
    }),
  ),
  fc.tuple(anyProduct, fc.constantFrom(0, 2, 1000)).map(([product, stock]) =>
    command(`${stock} of ${product.slug} left`, async () => {
      await api.change(product.slug, { stock });
    }),
  ),
];

async function start(): Promise<{ model: Model; real: Real }> {
  for (const { slug } of PRODUCTS) await api.change(slug, { stock: 1000, price: PRICE[slug] ?? 0 });
  const fates: Fate[] = [];
  const browser = openBrowser(network(fates));
  const tabs = [await browser.openTab(), await browser.openTab()];
  return {
    model: { cart: {}, numbers: new Set() },
    real: { browser, tabs, fates, before: await countOrders() },
  };
}

describe('a shopper with two tabs', () => {
  test('makes one order of one cart, and only a yes empties it, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20, size: 'max' }), async steps => {
        const { model, real } = await start();
        await fc.asyncModelRun(() => ({ model, real }), steps);
      }),
      { numRuns: 60 },
    );
  });

  test('orders in both at once: one order', async () => {
    const { model, real } = await start();
    await tabOf(real, 0).add(PRODUCTS[0] as Product, 2);
    await place(model, real, [0, 1], []);
    expect(model.numbers.size).toBe(1);
    expect((await countOrders()) - real.before).toBe(1);
    expect(real.browser.cart()).toEqual({});
  });
});
