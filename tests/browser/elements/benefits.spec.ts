import { expect, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, section 2.

test('four promises in 1, 2 or 4 columns', async ({ page }) => {
  await openElements(page, '<tass-benefits></tass-benefits>');
  const items = page.locator('[part=benefit]');
  await expect(items).toHaveCount(4);
  for (const [width, columns] of [
    [360, 1],
    [700, 2],
    [1200, 4],
  ] as const)
    await test.step(`at ${width} px in ${columns}`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const lefts = () => items.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().x)));
      await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
      for (const words of [
        'Free Shipping',
        'Orders Over KWD 30',
        'Quick Payment',
        '100% Secure',
        'Great Savings',
        'Upto 40% Off!',
        '24/7 Support',
        'Ready For You',
      ])
        await expect(page.getByText(words, { exact: true })).toBeVisible();
    });
});
