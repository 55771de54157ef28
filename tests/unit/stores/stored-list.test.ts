import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage, full } from './fake-storage';

const printer = (model: string) => ({ brand: 'hp', model, titles: { brand: 'HP', model } });
const order = (number: string) => ({
  number,
  at: 1,
  lines: [],
  subtotal: '1.000',
  shipping: '0.000',
  total: '1.000',
});
let storage: FakeStorage;

/** The stores as a page that has just opened finds them. */
async function openPage() {
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('tass.')) Reflect.deleteProperty(globalThis, key);
  const printers = await import('../../../widgets/stores/saved-printers');
  const orders = await import('../../../widgets/stores/placed-orders');
  const viewed = await import('../../../widgets/stores/viewed-products');
  return {
    ...printers,
    ...orders,
    ...viewed,
    models: () => printers.savedPrinters.getState().map(({ model }) => model),
    numbers: () => orders.placedOrders.getState().map(({ number }) => number),
  };
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
});

test('F29 where nothing can be stored, entries stay until the page closes', async () => {
  storage.beforeWrite = full;
  const page = await openPage();
  await page.rememberPlacedOrder(order('TASS-1'));
  await page.rememberPlacedOrder(order('TASS-2'));
  await page.rememberStatus('TASS-1', 'confirmed');
  expect(page.placedOrders.getState()).toMatchObject([
    { number: 'TASS-2' },
    { number: 'TASS-1', status: 'confirmed' },
  ]);
  await page.forgetOrder('TASS-2');
  expect(page.numbers()).toEqual(['TASS-1']);
});

test('F29 what could not be stored is stored with the next change that can be', async () => {
  const page = await openPage();
  await page.rememberPlacedOrder(order('TASS-1'));
  storage.beforeWrite = full;
  await page.rememberPlacedOrder(order('TASS-2'));
  storage.beforeWrite = () => undefined;
  await page.rememberPlacedOrder(order('TASS-3'));
  expect((await openPage()).numbers()).toEqual(['TASS-3', 'TASS-2', 'TASS-1']);
});

test('F49 a page that was kept for Back shows what was stored meanwhile, and loses nothing of it', async () => {
  const kept = await openPage();
  const { window } = globalThis;
  vi.stubGlobal('window', new EventTarget());
  const next = await openPage();
  next.rememberPrinter(printer('a'));
  next.namePrinter('a', 'Reception');
  await next.rememberPlacedOrder(order('TASS-1'));

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(kept.numbers()).toEqual(['TASS-1']);
  kept.rememberPrinter(printer('b'));
  const { savedPrinters } = await openPage();
  expect(savedPrinters.getState()).toMatchObject([{ model: 'b' }, { model: 'a', name: 'Reception' }]);
});

test('what was looked at in another tab meanwhile stays', async () => {
  const page = await openPage();
  const other = await openPage();
  other.rememberViewed('ink');
  page.rememberViewed('toner');
  expect((await openPage()).viewedProducts.getState()).toEqual(['toner', 'ink']);
});
