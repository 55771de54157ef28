// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { useCartLink } from '../../../widgets/elements/cart/use-cart-link';
import { act, renderHook } from '../hooks/render-hook';

// happy-dom's window takes listeners by its own method alone.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<object>()),
  listen: (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener),
}));
const settings = { shop: 'https://shop.example', lang: 'en', onShop: true };
vi.mock('../../../widgets/hooks/use-settings', () => ({ useSettings: () => settings }));
const listener = vi.fn();
/** A busy machine takes its time. */
const WAIT = { timeout: 5_000 };
vi.mock('../../../widgets/hooks/use-report-failure', () => ({ useReportFailure: () => listener }));
vi.mock('../../../widgets/api/products', () => ({
  product: (_: unknown, slug: string) => ({ name: 'product', run: async () => ({ id: 1, slug }) }),
}));
const taken = vi.hoisted(() => vi.fn());
vi.mock('../../../widgets/stores/cart-handover', () => ({ takeOver: taken }));

afterEach(() => {
  history.replaceState(null, '', '/');
  taken.mockReset();
});

test('lines of a link that are not taken are counted', async () => {
  const lines = Array.from({ length: 102 }, (_, at) => `toner-${at}:1`);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `https://shop.example/cart?add=${lines.join(',')},toner-1:none`,
  );
  taken.mockResolvedValueOnce(undefined);
  const hook = await renderHook(() => useCartLink(), undefined);
  await vi.waitFor(() => expect(hook.result).toMatchObject({ filling: false, dropped: 3 }), WAIT);
});

test('a cart that could not take a link\u2019s lines is told of, and takes them when tried again', async () => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://shop.example/cart?add=toner:2',
  );
  taken.mockRejectedValueOnce(new Error('locked')).mockResolvedValueOnce(undefined);
  const hook = await renderHook(() => useCartLink(), undefined);
  await vi.waitFor(() => expect(hook.result).toMatchObject({ filling: false, unknown: [] }), WAIT);
  expect(listener).toHaveBeenCalledWith('cart', new Error('locked'));
  expect(hook.result.retry).toBeDefined();
  await act(async () => hook.result.retry?.());
  await vi.waitFor(() => expect(hook.result).toMatchObject({ filling: false, retry: undefined }), WAIT);
  expect(taken).toHaveBeenCalledTimes(2);
  expect(taken.mock.calls[1]?.[1]).toMatchObject([{ slug: 'toner', quantity: 2 }]);
});
