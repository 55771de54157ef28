// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { useCartAddress } from '../../../widgets/hooks/use-cart-address';
import { forgetPrinter, rememberPrinter } from '../../../widgets/stores/saved-printers';
import { act, renderHook } from './render-hook';

// happy-dom's window takes listeners by its own method alone.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<object>()),
  listen: (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener),
}));

const settings = { shop: 'https://shop.example', lang: 'en', onShop: false };
vi.mock('../../../widgets/hooks/use-settings', () => ({ useSettings: () => settings }));

const ITEMS = [{ id: 1, slug: 'toner', title: 'Toner', price: '1.500', quantity: 1 }];
const PRINTER = { brand: 'hp', model: 'hp-m281', titles: { brand: 'HP', model: 'M281' } };

test('a cart’s link takes along the printers that were chosen after it was drawn', async () => {
  const hook = await renderHook(() => useCartAddress(ITEMS, '/cart'), undefined);
  expect(hook.result).toMatch(/^https:\/\/shop\.example\/cart\?add=toner:1&from=[\w-]+$/);
  await act(async () => rememberPrinter(PRINTER));
  expect(hook.result).toContain('&printers=hp:hp-m281');
  await act(async () => forgetPrinter(PRINTER));
  expect(hook.result).not.toContain('printers');
});
