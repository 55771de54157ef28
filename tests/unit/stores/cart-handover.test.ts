// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../../widgets/stores/cart-handover';
import { FakeStorage } from './fake-storage';

let cart: Record<string, number>;
const add = async (lines: readonly { slug: string; quantity: number }[]) => {
  for (const { slug, quantity } of lines) cart[slug] = (cart[slug] ?? 0) + quantity;
};
const handOver = (from: string | undefined, lines: Record<string, number>) =>
  takeOver(
    from,
    Object.entries(lines).map(([slug, quantity]) => ({ slug, quantity })),
    add,
  );

beforeEach(() => {
  cart = {};
  vi.stubGlobal('localStorage', new FakeStorage());
});

test('F60 a cart handed over twice is not doubled: only what came in addition is added', async () => {
  await handOver('a', { toner: 2 });
  await handOver('a', { toner: 2 });
  expect(cart).toEqual({ toner: 2 });
  await handOver('a', { toner: 3, ink: 1 });
  expect(cart).toEqual({ toner: 3, ink: 1 });
});

test('F60 pieces that were taken out there, and put in again, are not added again', async () => {
  await handOver('a', { toner: 3 });
  await handOver('a', { toner: 1 });
  await handOver('a', { toner: 3 });
  expect(cart).toEqual({ toner: 3 });
});

test('F60 another cart, and a shared link, add all they hold', async () => {
  await handOver('a', { toner: 2 });
  await handOver('b', { toner: 2 });
  await handOver(undefined, { toner: 1 });
  await handOver(undefined, { toner: 1 });
  expect(cart).toEqual({ toner: 6 });
});

test('F60 what could not be added is no part of what was taken over', async () => {
  await takeOver('a', [{ slug: 'toner', quantity: 1 }], () => Promise.reject(new Error('full'))).catch(
    () => undefined,
  );
  await handOver('a', { toner: 1 });
  expect(cart).toEqual({ toner: 1 });
});

test('F60 a cart that only grows arrives as it is, however often it is handed over', async () => {
  const growth = fc.array(
    fc.record({ slug: fc.constantFrom('toner', 'ink'), by: fc.integer({ min: 0, max: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(growth, async steps => {
      cart = {};
      vi.stubGlobal('localStorage', new FakeStorage());
      const theirs: Record<string, number> = {};
      for (const { slug, by } of steps) {
        if (by > 0) theirs[slug] = (theirs[slug] ?? 0) + by;
        await handOver('a', theirs);
      }
      expect(cart).toEqual(theirs);
    }),
  );
});
