import { expect, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, section 2.

for (const [width, columns] of [
  [360, 1],
  [700, 2],
  [1200, 4],
] as const) {
  test(`at ${width} px in ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openElements(page, '<tass-benefits></tass-benefits>');
    const items = page.locator('[part=benefit]');
    await expect(items).toHaveCount(4);
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
    const lefts = await items.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().x)));
    expect(new Set(lefts).size).toBe(columns);
  });
}

test('support at any hour is a chat, where the page names its number', async ({ page }) => {
  await openElements(page, '<tass-benefits whatsapp="+965 5000 0000"></tass-benefits>');
  const chat = page.getByRole('link', { name: 'By WhatsApp, at any hour' });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/96550000000');
});
