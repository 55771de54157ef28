import { expect, type Page, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, section 2. That an accepted order opens it through shared state: purchase.spec.ts.

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Order Placed Successfully!' });

const open = (page: Page) => openElements(page, '<tass-order-dialog open></tass-order-dialog>');

test('says that the order is placed, with a check that is drawn', async ({ page }) => {
  await open(page);
  await expect(dialog(page)).toBeVisible();
  await expect(
    dialog(page).getByText('Thank you! Your order has been placed and is now being processed.', {
      exact: true,
    }),
  ).toBeVisible();
  const check = dialog(page).locator('svg.check');
  await expect(check).toBeVisible();
  const animated = () =>
    check.evaluate(svg =>
      [svg, ...svg.querySelectorAll('*')].some(node => getComputedStyle(node).animationName !== 'none'),
    );
  await expect.poll(animated).toBe(true);
});

test('a press inside leaves it open; cross, button, a press outside and Escape close it, and it opens again', async ({
  page,
}) => {
  await open(page);
  const element = page.locator('tass-order-dialog');
  await dialog(page).getByRole('heading').click();
  for (const [way, close] of [
    ['the cross', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Continue Shopping', () => page.getByRole('button', { name: 'Continue Shopping' }).click()],
    ['a press outside', () => page.mouse.click(3, 3)],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const)
    await test.step(way, async () => {
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(element).not.toHaveAttribute('open');
      await element.evaluate(one => one.setAttribute('open', ''));
      await expect(dialog(page)).toBeVisible();
    });
});

test('opened by its method, the attribute says so, and taking it away closes the dialog', async ({
  page,
}) => {
  await openElements(page, '<tass-order-dialog loading="eager"></tass-order-dialog>');
  const element = page.locator('tass-order-dialog');
  await page.evaluate(async () => void (await customElements.whenDefined('tass-order-dialog')));
  for (const close of ['property', 'attribute', 'Escape']) {
    await element.evaluate((one: HTMLElement & { show(): void }) => one.show());
    await expect(dialog(page)).toBeVisible();
    await expect(element).toHaveJSProperty('open', true);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'attribute') await element.evaluate(one => one.removeAttribute('open'));
    else await element.evaluate(one => Object.assign(one, { open: false }));
    await expect(dialog(page)).toBeHidden();
    await expect(element).toHaveJSProperty('open', false);
  }
});

test('opened again in the moment it closes, it stays open', async ({ page }) => {
  await open(page);
  await expect(dialog(page)).toBeVisible();
  await page.locator('tass-order-dialog').evaluate(element => {
    // The dialog is closed, and the browser has yet to tell so.
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function () {
      HTMLDialogElement.prototype.close = close;
      close.call(this);
      element.setAttribute('open', '');
    };
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('tass-order-dialog')).toHaveAttribute('open');
  await expect(dialog(page)).toBeVisible();
  // By then the browser has told that it closed.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('tass-order-dialog')).toHaveAttribute('open');
  await expect(dialog(page)).toBeVisible();
});

test('where a page opens with it, it waits for nobody', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page);
  // Far less of the page's time than it waits for somebody when it is closed.
  await expect
    .poll(() => page.clock.runFor(5).then(() => dialog(page).isVisible()), { intervals: [50] })
    .toBe(true);
});
