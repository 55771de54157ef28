// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { useFreshLines } from '../../../widgets/elements/cart/use-fresh-lines';
import { cart } from '../../../widgets/stores/cart';
import { renderHook } from '../hooks/render-hook';

// happy-dom's window takes listeners by its own method alone.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<object>()),
  listen: () => () => undefined,
}));
const page = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('../../../widgets/hooks/use-settings', () => ({ useSettings: () => ({ ...page }) }));
vi.mock('../../../widgets/hooks/use-report-failure', () => ({ useReportFailure: () => vi.fn() }));
/** What lines are called now, by slug. */
const titles = vi.hoisted(() => new Map<string, string>());
vi.mock('../../../widgets/stores/cart-updates', () => ({
  updateLine: (slug: string, { title }: { title: string }) => titles.set(slug, title),
}));
const shelf: Readonly<Record<string, object | null>> = {
  usual: { price: '5.000', in_stock: true },
  dearer: { price: '6.500', in_stock: true },
  sold: { price: '5.000', in_stock: false },
  silent: { price: '5.000' },
  gone: null,
};
vi.mock('../../../widgets/api/products', () => ({
  product: ({ lang }: typeof page, slug: string) => ({ slug, lang }),
}));
vi.mock('../../../widgets/api/query-cache', () => ({
  fetchShared: async ({ slug, lang }: { slug: string; lang: string }) =>
    shelf[slug] && { slug, title: `${slug} ${lang}`, ...shelf[slug] },
}));

const line = (slug: string) => ({ id: slug, slug, title: slug, price: '5.000', quantity: 1 });
beforeEach(() => cart.setState({ items: Object.keys(shelf).map(line) }));

test('a cart that is opened again says what is out of stock, gone or dearer since', async () => {
  const hook = await renderHook(() => useFreshLines(), undefined);
  await expect
    .poll(() => Object.fromEntries(hook.result.missing))
    .toEqual({ sold: 'outOfStock', gone: 'gone' });
  expect(Object.fromEntries(hook.result.oldPrices)).toEqual({ dearer: '5.000' });
});

test('titles follow the language that the page turns to', async () => {
  const hook = await renderHook(() => useFreshLines(), undefined);
  await expect.poll(() => titles.get('usual')).toBe('usual en');
  page.lang = 'ar';
  await hook.update(undefined);
  await expect.poll(() => titles.get('usual')).toBe('usual ar');
});
