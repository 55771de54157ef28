import { expect, test } from 'vitest';
import { select } from '../helpers/changed';

// Which tests `npm run test:changed` picks.

const imports = new Map<string, readonly string[]>([
  ['widgets/pieces/product/price', ['widgets/locale/money']],
  ['widgets/elements/cart/cart', ['widgets/pieces/product/price']],
  ['widgets/elements/hero/hero', []],
  ['site/pages/cart', ['widgets/elements/cart/cart']],
  ['demo/api/orders', ['widgets/api/types']],
]);
const specs = ['cart', 'cart-storage', 'hero', 'site-shell', 'accessibility'].map(
  name => `tests/browser/${name}.spec.ts`,
);

test('what imports a changed file, however far, is tested in the browser by all specs of its element', () => {
  expect(select(['widgets/locale/money.ts'], imports, specs)).toMatchObject({
    api: false,
    specs: ['cart.spec.ts', 'cart-storage.spec.ts', 'site-shell.spec.ts'],
  });
  expect(select(['widgets/elements/hero/hero.tsx'], imports, specs).specs).toEqual(['hero.spec.ts']);
});

test('the API is tested when it, or what it shares, changed', () => {
  expect(select(['widgets/api/types.ts'], imports, specs)).toMatchObject({ api: true, specs: [] });
  expect(select(['tests/api/order.test.ts'], imports, specs).api).toBe(true);
});

test('what reads the catalogue is tested when that changed', () => {
  const { files, api } = select(['demo/catalogue/products.json'], imports, specs);
  expect(files).toContain('tests/helpers/catalogue.ts');
  expect(api).toBe(true);
});

test('a changed spec runs, and all of them where everything stands on what changed', () => {
  expect(select(['tests/browser/accessibility.spec.ts'], imports, specs).specs).toEqual([
    'accessibility.spec.ts',
  ]);
  expect(select(['package-lock.json'], imports, specs).specs).toHaveLength(5);
});
