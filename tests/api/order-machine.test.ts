import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderLines, orders } from '../../demo/api/database/schema';
import type { Product } from '../../widgets/api/schemas';
import type { Decision, Outcome } from '../../widgets/elements/checkout/place-once';
import { deferred } from '../helpers/deferred';
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
  api = await startApi({}, 'few');
});
afterAll(() => api.close());

/** What becomes of a call: it passes, its answer or itself is lost, it arrives twice, or the host has no time. */
const FATES = ['passes', 'unanswered', 'lost', 'doubled', 'busy'] as const;
/** `late`: the call arrives when nobody waits for it any more. */
type Fate = (typeof FATES)[number] | 'late';

/** What becomes of the call that voids an attempt: an older host knows none, or refuses its preflight. */
const HOSTS = ['voids', 'has no such call', 'refuses its preflight'] as const;
type Host = (typeof HOSTS)[number];

async function call(url: string, init: RequestInit): Promise<Response> {
  const answer = await api.app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: new URL(url).pathname,
    headers: init.headers as Record<string, string>,
    ...(init.body ? { payload: String(init.body) } : {}),
  });
  return new Response(answer.statusCode === 204 ? null : answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  });
}

/** A network whose next calls have these fates; all later ones pass. Those that are late are put into `late`. */
function network(fates: Fate[], host: Host, late: (() => Promise<unknown>)[]): typeof fetch {
  return async (address, init = {}) => {
    const url = String(address);
    const fate = fates.shift() ?? 'passes';
    if (init.method === 'DELETE' && host !== 'voids') {
      if (host === 'refuses its preflight') throw new TypeError('preflight');
      return new Response('{}', { status: 404 });
    }
    switch (fate) {
      case 'passes':
        return call(url, init);
      case 'doubled':
        return (await Promise.all([call(url, init), call(url, init)]))[0];
      case 'busy':
        return new Response('', { status: 503 });
      case 'unanswered':
        await call(url, init);
        throw new TypeError('reset');
      case 'late':
        late.push(() => call(url, init));
        throw new TypeError('reset');
      case 'lost':
        throw new TypeError('refused');
    }
  };
}

const PRODUCTS = [TONER, COMPATIBLE].map(slug => productOf(slug) as unknown as Product);
const PRICE = Object.fromEntries(PRODUCTS.map(({ slug, price }) => [slug, fils(price)]));
/** The orders of the database: what each holds, by its number. */
async function readOrders(): Promise<Map<string, Ordered>> {
  const lines = await api.db.select().from(orderLines);
  const quantities = (id: string) =>
    Object.fromEntries(lines.filter(line => line.orderId === id).map(line => [line.slug, line.quantity]));
  const rows = await api.db
    .select({ id: orders.id, number: orders.number, notes: orders.notes })
    .from(orders);
  return new Map(rows.map(({ id, number, notes }) => [number, { notes, cart: quantities(id) }]));
}

/** What an order is of: notes stand for all that is typed. */
interface Ordered {
  readonly notes: string | null;
  readonly cart: Record<string, number>;
}

interface Real {
  browser: ReturnType<typeof openBrowser>;
  tabs: Tab[];
  fates: Fate[];
  host: Host;
  /** Calls that arrive when the test lets them. */
  late: (() => Promise<unknown>)[];
}
/** What the shopper is entitled to believe. */
interface Model {
  cart: Record<string, number>;
  notes: string;
  /** Told as placed. */
  numbers: Set<string>;
  /** Given up, though nobody could say whether they had arrived. */
  givenUp: number;
  /** The attempt that the shopper is asked about. */
  asked: string | undefined;
}

type Step = (model: Model, real: Real) => Promise<void>;

/** A step, and after it what always holds: no order but the confirmed ones and the one not answered yet. */
function command(name: string, step: Step): fc.AsyncCommand<Model, Real> {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await step(model, real);
      const placed = [...(await readOrders()).keys()];
      const more = placed.filter(number => !model.numbers.has(number)).length;
      expect(placed, 'what was told').toEqual(expect.arrayContaining([...model.numbers]));
      expect(more, 'orders nobody was told of').toBeLessThanOrEqual(
        model.givenUp + (real.browser.isPending() ? 1 : 0),
      );
    },
  };
}

const tabOf = (real: Real, index: number) => real.tabs[index] as Tab;

/** What stays of a cart after an order. */
const without = (cart: Ordered['cart'], ordered: Ordered['cart']) =>
  Object.fromEntries(
    Object.entries(cart).flatMap(([slug, quantity]) => {
      const left = quantity - (ordered[slug] ?? 0);
      return left > 0 ? [[slug, left]] : [];
    }),
  );

/** Takes what one tab was told into the model; a new order must be of what was `wanted`. */
async function noteOutcome(
  model: Model,
  outcome: Outcome | Error,
  tab: Tab,
  wanted?: Ordered,
): Promise<number> {
  if (outcome instanceof Error) await tab.takePrices(outcome);
  else if (outcome.kind === 'open') model.asked = outcome.attempt.key;
  else if (outcome.kind !== 'changed') {
    const { number } = outcome.order;
    expect(model.numbers, 'a confirmation shown before').not.toContain(number);
    model.numbers.add(number);
    const { notes, cart } = (await readOrders()).get(number) as Ordered;
    const { body } = outcome.attempt;
    expect({ notes, cart }, 'what was told').toEqual({
      notes: body.address.notes,
      cart: Object.fromEntries(body.items.map(({ slug, quantity }) => [slug, quantity])),
    });
    if (outcome.kind === 'placed' && wanted) expect({ notes, cart }, 'what is confirmed').toEqual(wanted);
    if (outcome.kind === 'placed') model.cart = without(model.cart, cart);
    return 1;
  }
  return 0;
}

/**
 * Presses the button in these tabs at once: whatever the host takes meanwhile is what the shopper wants now, however
 * many earlier attempts there were.
 */
async function place(
  model: Model,
  real: Real,
  tabs: readonly number[],
  fates: readonly Fate[],
  decision?: Decision,
) {
  const wanted = { notes: model.notes, cart: model.cart };
  const before = await readOrders();
  model.asked = undefined;
  const isCut = fates.some(fate => fate === 'lost' || fate === 'unanswered' || fate === 'late');
  real.fates.splice(0, real.fates.length, ...fates);
  const outcomes = await Promise.all(tabs.map(tab => tabOf(real, tab).place(model.notes, decision)));
  real.fates.length = 0;
  for (const [number, order] of await readOrders())
    if (!before.has(number) && decision?.send !== 'earlier') expect(order, 'what is sent').toEqual(wanted);
  // A host that voids is asked before the shopper is.
  if (real.host === 'voids' && !isCut)
    expect(outcomes.filter(outcome => !(outcome instanceof Error) && outcome.kind === 'open')).toEqual([]);
  let confirmed = 0;
  for (const [index, outcome] of outcomes.entries())
    confirmed += await noteOutcome(
      model,
      outcome,
      tabOf(real, tabs[index] ?? 0),
      decision?.send === 'earlier' ? undefined : wanted,
    );
  // One that had been placed before, and in the other tab the new one.
  expect(confirmed, 'orders of one press').toBeLessThanOrEqual(tabs.length);
}

const anyTab = fc.nat({ max: 1 });
const anyProduct = fc.constantFrom(...PRODUCTS);
/** Few by chance are as bad as the last: the host takes the order, and no try is answered. */
const someFates = fc.oneof(
  fc.array(fc.constantFrom(...FATES), { maxLength: 6, size: 'max' }),
  fc.constant<Fate[]>(['unanswered', 'lost', 'lost']),
  fc.constant<Fate[]>(['lost', 'lost', 'lost']),
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
  fc.constantFrom('Ring twice', 'Leave it at the door').map(notes =>
    command(`types “${notes}”`, async model => {
      model.notes = notes;
    }),
  ),
  fc.tuple(anyTab, fc.constantFrom('earlier' as const, 'new' as const), someFates).map(([tab, send, fates]) =>
    command(`decides for the ${send} one in tab ${tab}: ${fates}`, async (model, real) => {
      const { asked } = model;
      if (!asked || Object.keys(model.cart).length === 0) return;
      if (send === 'new') model.givenUp++;
      await place(model, real, [tab], fates, { key: asked, send });
    }),
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

async function start(host: Host = 'voids'): Promise<{ model: Model; real: Real }> {
  // Those of other shoppers would be read after each step.
  await api.db.delete(orders);
  for (const { slug } of PRODUCTS) await api.change(slug, { stock: 1000, price: PRICE[slug] ?? 0 });
  const fates: Fate[] = [];
  const late: Real['late'] = [];
  const browser = openBrowser(network(fates, host, late));
  const tabs = [await browser.openTab(), await browser.openTab()];
  return {
    model: { cart: {}, notes: 'Ring once', numbers: new Set(), givenUp: 0, asked: undefined },
    real: { browser, tabs, fates, host, late },
  };
}

describe('a shopper with two tabs', () => {
  test.each(HOSTS)(
    'F58 gets what was last wanted and hears of every order, whatever happens; the host %s',
    async host => {
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: 20, size: 'max' }), async steps => {
          const { model, real } = await start(host);
          await fc.asyncModelRun(() => ({ model, real }), steps);
        }),
        { numRuns: 80 },
      );
    },
  );

  test('F58 is told of the earlier order before another one is sent', async () => {
    const { model, real } = await start();
    await tabOf(real, 0).add(PRODUCTS[0] as Product, 2);
    model.cart = real.browser.cart();
    await place(model, real, [0], ['unanswered', 'lost', 'lost']);
    model.notes = 'Ring twice';
    await place(model, real, [0], []);
    expect(model.numbers.size).toBe(1);
    expect(real.browser.cart()).toEqual(model.cart);
    await place(model, real, [0], []);
    expect(model.numbers.size).toBe(2);
    expect(real.browser.cart()).toEqual({});
  });

  test('F58 what arrives after it was voided makes no order', async () => {
    const { model, real } = await start();
    await tabOf(real, 0).add(PRODUCTS[0] as Product, 2);
    model.cart = real.browser.cart();
    await place(model, real, [0], ['late', 'late', 'late']);
    model.notes = 'Ring twice';
    await place(model, real, [0], []);
    expect(real.late).toHaveLength(3);
    for (const arrive of real.late) await arrive();
    expect(await readOrders()).toHaveProperty('size', 1);
    expect(model.numbers.size).toBe(1);
  });

  test('orders in both at once: one order', async () => {
    const { model, real } = await start();
    await tabOf(real, 0).add(PRODUCTS[0] as Product, 2);
    model.cart = real.browser.cart();
    await place(model, real, [0, 1], []);
    expect(model.numbers.size).toBe(1);
    expect(await readOrders()).toHaveProperty('size', 1);
    expect(real.browser.cart()).toEqual({});
  });
});

test('two tabs without a lock: the answer to an attempt that the other one voided forgets no attempt of that one', async () => {
  const before = (await readOrders()).size;
  const [sent, arrives] = [deferred(), deferred()];
  let calls = 0;
  const browser = openBrowser(async (address, init = {}) => {
    if (init.method !== 'POST') return call(String(address), init);
    calls++;
    if (calls === 1) {
      sent.release();
      await arrives.held;
    }
    const answer = await call(String(address), init);
    // All answers to the second tab are lost, until it orders again.
    if (calls > 1 && calls < 5 && answer.ok) throw new TypeError('reset');
    return answer;
  }, false);
  const first = await browser.openTab();
  await first.add(PRODUCTS[0] as Product, 1);
  const second = await browser.openTab();
  const slow = first.place('Ring once');
  await sent.held;
  expect(await second.place('Ring twice')).toBeInstanceOf(Error);
  arrives.release();
  expect(await slow).toMatchObject({ problem: { status: 409 } });
  expect(await second.place('Ring twice')).toMatchObject({ kind: 'placed' });
  expect((await readOrders()).size).toBe(before + 1);
});
