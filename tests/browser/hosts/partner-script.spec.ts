import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { fillDetails, openCheckout, place } from '../../helpers/checkout-page';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { skipPauses } from '../../helpers/pauses';
import { productPage } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// What a developer of another site relies on: calls by script, narrow windows, and an origin that may not order.

const BELOW = '<p style="height: 6000px"></p>';

test.describe('elements whose place says nothing of when they are needed', () => {
  for (const [where, around] of [
    ['far below', (element: string) => BELOW + element],
    ['in a hidden place', (element: string) => `<div hidden>${element}</div>`],
  ] as const)
    test(`a headless grid ${where} tells what it knows`, async ({ page }) => {
      await answerCalls(page, { products: route => answer(route, productPage(2)) });
      await page.addInitScript(() => {
        addEventListener('tass-data', ({ detail }) => {
          document.title = `${detail.status} ${detail.products.length}`;
        });
      });
      await openElements(page, around('<tass-product-grid headless></tass-product-grid>'));
      await expect(page).toHaveTitle('ready 2');
    });

  test('what is marked as eager has its methods at once, wherever it stands', async ({ page }) => {
    // Nothing is loaded for being waited for, and nobody touches the page.
    await page.addInitScript(patience => {
      const later = window.setTimeout.bind(window);
      const sooner = (run: TimerHandler, time?: number, ...rest: unknown[]) =>
        time === patience ? 0 : later(run, time, ...rest);
      Object.assign(window, { setTimeout: sooner });
    }, 3000);
    await openElements(
      page,
      `${BELOW}<tass-finder loading="eager"></tass-finder><tass-order-dialog loading="eager"></tass-order-dialog>`,
    );
    await page.evaluate(async () => {
      await customElements.whenDefined('tass-finder');
      await customElements.whenDefined('tass-order-dialog');
      document.querySelector('tass-finder')?.choose('hp');
      document.querySelector('tass-order-dialog')?.show();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('tass-finder')).toHaveAttribute('brand', 'hp');
  });
});

test('what a server drew is styled where the page’s policy refuses its style element', async ({ page }) => {
  const { elementHtml } = await import(pathToFileURL(resolve('dist/package/server.js')).href);
  await openElements(page, await elementHtml('benefits'), {
    headers: { 'content-security-policy': `default-src 'self'; connect-src ${addresses.api}` },
  });
  const root = page.locator('tass-benefits .root');
  await expect(root).toHaveCSS('container-type', 'inline-size');
});

test('a word that nothing breaks leaves the page as wide as a narrow window', async ({ page }) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunt';
  await answerCalls(page, { products: route => answer(route, productPage(2)) });
  await page.setViewportSize({ width: 320, height: 800 });
  await openElements(
    page,
    `<tass-product-grid heading="${word}"></tass-product-grid><tass-contact address="${word}"></tass-contact>`,
  );
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
  await expect(page.locator('tass-contact').getByText(word)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('where the host takes no orders from a site, its checkout leads into the shop with the cart', async ({
  page,
}) => {
  await skipPauses(page);
  await answerCalls(page, { products: route => answer(route, productPage(1)) });
  // As browsers do after a refused preflight.
  await page.route(`${addresses.api}/api/v2/order`, route => route.abort('failed'));
  await openCheckout(page);
  await fillDetails(page);
  await place(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This site can’t send orders to the shop' });
  await expect(alert.getByRole('link', { name: 'Order in the shop' })).toHaveAttribute(
    'href',
    new RegExp(`^${addresses.site}/cart\\?add=toner-1:1&from=`),
  );
  await expect(page.getByText('could not reach the shop')).toHaveCount(0);
  await expect(page.getByLabel('Street')).toHaveValue('12');
});
