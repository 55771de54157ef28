import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderBody } from '../../../widgets/api/orders';
import { settings } from './settings';

const partnerSettings = { ...settings, onShop: false };

type Answer = (method: string, headers: Readonly<Record<string, string>>) => Response;
let answer: Answer;
const silence = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers }: RequestInit) =>
    answer(method, headers as Readonly<Record<string, string>>),
  );
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How an order fails. The client takes `fetch` when it is loaded, so the stand-in comes first. */
async function failure(where = partnerSettings) {
  const { placeOrder, isRefusal } = await import('../../../widgets/api/orders');
  const { problemKind } = await import('../../../widgets/api/client');
  const settled = placeOrder(where, {} as OrderBody, 'key').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  const error = await settled;
  return { kind: problemKind(error), isRefusal: isRefusal(error) };
}

/** A host that takes no orders from the page's origin: browsers give the page nothing of what is not a GET. */
const foreign: Answer = method => (method === 'GET' ? Response.json({ items: [] }) : silence());

test('an order that no browser sends from here is told from a lost connection', async () => {
  answer = foreign;
  expect(await failure()).toEqual({ kind: 'foreign-origin', isRefusal: true });
  answer = silence;
  expect(await failure()).toEqual({ kind: undefined, isRefusal: false });
});

test('a connection that comes and goes is not taken for it', async () => {
  for (const lost of [1, 2]) {
    let gets = 0;
    answer = method => (method === 'GET' && ++gets !== lost ? Response.json({ items: [] }) : silence());
    expect(await failure()).toEqual({ kind: undefined, isRefusal: false });
  }
});

test('what the browser has kept of the host says nothing of the connection', async () => {
  let kept: Response | undefined;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', cache }: RequestInit) => {
    if (method !== 'GET') silence();
    if (kept && cache !== 'no-store') return kept.clone();
    if (kept) silence();
    kept = Response.json({ items: [] });
    return kept.clone();
  });
  expect(await failure()).toEqual({ kind: undefined, isRefusal: false });
});

test('an order whose answer was lost stays open where the host takes others from here', async () => {
  answer = (_, headers) =>
    headers['Idempotency-Key'] ? silence() : Response.json({ type: 'key-missing' }, { status: 400 });
  expect(await failure()).toEqual({ kind: undefined, isRefusal: false });
});

test('the shop itself is never foreign', async () => {
  answer = foreign;
  expect(await failure(settings)).toEqual({ kind: undefined, isRefusal: false });
});

test('a refusal is the host’s own: a proxy’s page or JSON after a lost answer leaves open whether the order was placed', async () => {
  const problem = { type: 'https://api.example/problems/out-of-stock' };
  for (const [last, isRefusal] of [
    [() => Response.json(problem, { status: 409 }), true],
    [() => new Response('<h1>Access denied</h1>', { status: 403 }), false],
    [() => new Response('', { status: 404 }), false],
    [() => Response.json({ message: 'Forbidden' }, { status: 403 }), false],
    [() => Response.json({ type: 42 }, { status: 409 }), false],
  ] as const) {
    let posts = 0;
    answer = method => (method === 'POST' && ++posts === 1 ? silence() : last());
    expect(await failure()).toMatchObject({ isRefusal });
  }
});
