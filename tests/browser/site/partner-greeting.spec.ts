import { expect, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';
import { product } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// What a visitor brings along from a partner's page.

test('who comes from a partner with a name is greeted by it, with the way back, until it is closed', async ({
  page,
}) => {
  await page.goto('/brand?ref=acme');
  const greeting = page.getByRole('complementary', { name: 'Where you come from' });
  await expect(greeting).toContainText('You come from ACME Printers.');
  await expect(greeting.getByRole('link')).toHaveAttribute('href', 'https://acme.example');
  await page.goto('/ar/new-products');
  const arabic = page.getByRole('complementary', { name: 'من أين أتيت' });
  await expect(arabic).toContainText('أتيت من أكمي للطابعات.');
  await arabic.getByRole('button', { name: 'إغلاق' }).click();
  await expect(arabic).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'السلة فارغة' })).toBeVisible();
  await expect(arabic).toBeHidden();
});

test('a partner without a name, or a made-up one, is not said', async ({ page }) => {
  for (const id of ['somebody', 'constructor']) {
    await page.goto(`/brand?ref=${id}`);
    await expect(page).toHaveURL(/\/brand$/);
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Where you come from' })).toHaveCount(0);
  }
});

test('saved printers travel with the cart link, and leave the address', async ({ page }) => {
  const saved = [
    {
      brand: 'hp',
      model: 'hp-laserjet-pro-m404dn',
      titles: { brand: 'HP', model: 'LaserJet Pro M404dn' },
      name: '2nd floor',
    },
  ];
  await page.addInitScript(
    ([printers, cart, origin]) => {
      if (location.origin !== origin) return;
      localStorage.setItem('tass-printers', printers);
      localStorage.setItem('tass-cart', cart);
    },
    [
      JSON.stringify(saved),
      JSON.stringify([{ ...product(1), slug: 'hp-26a-cf226a-toner-cartridge-black', quantity: 1 }]),
      addresses.partner,
    ] as const,
  );
  await openElements(page, '<tass-cart-badge></tass-cart-badge>');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL(`${addresses.site}/cart`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tass-printers')))
    .toContain('"name":"2nd floor"');
  await page.goto('/printers');
  await expect(page.getByRole('textbox').first()).toHaveValue('2nd floor');
});
