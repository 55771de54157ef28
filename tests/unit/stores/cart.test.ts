// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart } from '../../../widgets/stores/cart';
import { added, removed } from '../../../widgets/stores/cart-updates';
import { FakeStorage, full } from './fake-storage';

const { ended } = vi.hoisted(() => ({ ended: [] as (() => void)[] }));
// Here the window's own method is bound to the window; the one of its prototype knows no such window.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<object>()),
  listen(target: EventTarget, name: string, listener: () => void) {
    target.addEventListener(name, listener);
    ended.push(() => target.removeEventListener(name, listener));
  },
}));

const toner = { id: 1, slug: 'toner', title: 'Toner', price: '18.500' };
const ink = { id: 2, slug: 'ink', title: 'Ink', price: '4.000' };
const KEY = 'tass-cart';

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const store = (...lines: readonly object[]) => localStorage.setItem(KEY, JSON.stringify(lines));
const announce = () => dispatchEvent(new StorageEvent('storage', { key: KEY }));

/** Counts the events that tell of a change. */
function changes(): () => number {
  let count = 0;
  addEventListener('tass-cart-change', () => count++);
  return () => count;
}

/** Web Locks of which one is never given back. */
function lockForever(): void {
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers();
});

afterEach(() => {
  for (const end of ended.splice(0)) end();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('F64 a lock that another tab never gives back: the product is stored within a second, and it is told once', async () => {
  lockForever();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cart = createCart();
  for (const product of [toner, ink]) {
    const adding = cart.change(items => added(items, product));
    await vi.advanceTimersByTimeAsync(999);
    await adding;
  }
  expect(stored()).toMatchObject([toner, ink]);
  expect(warn).toHaveBeenCalledOnce();
});

test('F64 a change is told only when something changed', async () => {
  store({ ...toner, quantity: 1 });
  const count = changes();
  const cart = createCart();
  await cart.change(items => items.map(item => ({ ...item })));
  await cart.change(items => removed(items, ink));
  store({ ...toner, quantity: 1 });
  announce();
  expect(count()).toBe(0);
  await cart.change(items => added(items, toner));
  store({ ...toner, quantity: 5 });
  announce();
  expect(count()).toBe(2);
});

test('a change of one line leaves the others the objects they were', async () => {
  store({ ...toner, quantity: 1 }, { ...ink, quantity: 1 });
  const cart = createCart();
  const [, before] = cart.store.getState().items;
  await cart.change(items => added(items, toner));
  const [changed, kept] = cart.store.getState().items;
  expect(changed?.quantity).toBe(2);
  expect(kept).toBe(before);
});

test('F64 what was kept in memory joins what another tab stored meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  storage.beforeWrite = full;
  const cart = createCart();
  await cart.change(items => added(items, toner));
  expect(cart.store.getState()).toMatchObject({ items: [toner], kept: 'memory' });
  storage.beforeWrite = () => undefined;
  store({ ...ink, quantity: 3 });
  await vi.advanceTimersByTimeAsync(6000);
  expect(stored()).toMatchObject([
    { slug: 'ink', quantity: 3 },
    { slug: 'toner', quantity: 1 },
  ]);
  expect(cart.store.getState().kept).toBe('storage');
});

test('F64 nothing is written outside the lock', async () => {
  let held = false;
  const request = async (_: string, __: unknown, work: () => unknown) => {
    held = true;
    await work();
    held = false;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(KEY, '[null]');
  const outside: string[] = [];
  let room = false;
  storage.beforeWrite = key => {
    if (!held) outside.push(key);
    if (!room) full();
  };
  const cart = createCart();
  announce();
  await cart.change(items => added(items, toner));
  room = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(stored()).toMatchObject([toner]);
  expect(localStorage.getItem(`${KEY}-backup`)).toBe('[null]');
  expect(outside).toEqual([]);
});
