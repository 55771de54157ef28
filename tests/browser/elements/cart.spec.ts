import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product } from '../../helpers/products';

// Contract, section 5; specification, sections 3, 4 and 9. Hostile storage: cart-storage.spec.ts.

const line = (number: number, quantity: number, price: string) => ({
  ...product(number, { price, regular_price: price }),
  quantity,
});

/** Opens a cart that holds the given lines; the shop answers with the same products, or with those that it has today. */
async function open(
  page: Page,
  lines: readonly ReturnType<typeof line>[],
  today: readonly ReturnType<typeof line>[] = [],
): Promise<void> {
  await page.addInitScript(text => {
    if (!localStorage.getItem('tass-cart')) localStorage.setItem('tass-cart', text);
  }, JSON.stringify(lines));
  await answerCalls(
    page,
    Object.fromEntries(
      [...lines, ...today].map(one => [
        `products/${one.slug}`,
        (route: Parameters<typeof answer>[0]) => answer(route, one),
      ]),
    ),
  );
  await openElements(page, '<tass-cart></tass-cart>');
}

const row = (page: Page, name: string) => page.getByRole('row', { name });

test('plus and minus change a line, minus at 1 and Remove take it away, the last leaves an empty cart', async ({
  page,
}) => {
  await open(page, [line(1, 1, '4.250'), line(2, 1, '3.000')]);
  const first = page.getByRole('group', { name: 'Toner 1' });
  await first.getByRole('button', { name: 'Increase' }).click();
  await expect(row(page, 'Subtotal')).toContainText('11.500');
  await first.getByRole('button', { name: 'Decrease' }).click();
  await first.getByRole('button', { name: 'Decrease' }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Toner 2' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('an empty cart shows the page’s own words where it has some', async ({ page }) => {
  await openElements(page, '<tass-cart><p slot="empty">Nothing chosen so far</p></tass-cart>');
  await expect(page.getByText('Nothing chosen so far')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
});

const typed = (page: Page) =>
  page.getByRole('group', { name: 'Toner 1' }).getByRole('textbox', { name: 'Quantity' });

test('Undo brings a removed line back to its place', async ({ page }) => {
  await open(page, [line(1, 4, '4.250'), line(2, 1, '3.000'), line(3, 1, '1.000')]);
  await page.getByRole('button', { name: 'Remove Toner 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed' })).toContainText('Toner 1');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByRole('listitem').first()).toContainText('Toner 1');
  await expect(page.getByRole('link', { name: 'Toner 1' })).toBeFocused();
  await expect(row(page, 'Subtotal')).toContainText('21.000');
  await expect(undo).toHaveCount(0);
});

test('Undo stands there until the next press elsewhere, also where minus emptied the cart', async ({
  page,
}) => {
  await open(page, [line(1, 1, '4.250')]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await undo.press('Enter');
  await expect(typed(page)).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove Toner 1' }).press('Enter');
  await expect(undo).toBeVisible();
  await page.getByRole('heading', { name: 'Your cart is empty' }).click();
  await expect(undo).toHaveCount(0);
});

test('a price that changed since the line was stored shows with the old one', async ({ page }) => {
  await open(page, [line(1, 2, '4.250'), line(2, 1, '3.000')], [line(1, 1, '5.000')]);
  const first = page.getByRole('listitem').filter({ hasText: 'Toner 1' });
  await expect(first).toContainText('The price has changed since you added this.');
  await expect(first.locator('s')).toContainText('4.250');
  await expect(first.locator('[part=price]')).toContainText('5.000');
  // The currency's letters join those of an amount beside it, unless each is isolated.
  const [before, now] = await Promise.all([
    first.locator('s').boundingBox(),
    first.getByText('5.000').boundingBox(),
  ]);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(now?.x ?? 0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Toner 2' })).not.toContainText('has changed');
});

for (const width of [320, 390]) {
  test(`a quantity has room between its buttons and beside a large sum at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, [{ ...line(1, 12, '12345.750'), title: 'High yield toner cartridge for offices' }]);
    const item = page.getByRole('listitem').filter({ hasText: 'High yield' });
    const quantity = item.getByRole('textbox');
    const box = async (of: ReturnType<Page['getByText']>) => (await of.boundingBox()) ?? { x: 0, width: 0 };
    await expect.poll(async () => (await box(quantity)).width).toBeGreaterThan(40);
    const more = await box(item.getByRole('button', { name: 'Increase quantity' }));
    const sum = await box(item.getByText('148,149.000'));
    expect(more.x + more.width).toBeLessThanOrEqual(sum.x);
    expect(sum.x + sum.width).toBeLessThanOrEqual(width);
    // A large sum takes nothing from the name above it.
    const title = item.getByRole('link', { name: 'High yield' });
    expect(await title.evaluate(link => link.parentElement?.clientWidth)).toBeGreaterThan(width / 2);
  });
}
