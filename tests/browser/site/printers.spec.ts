import { expect, test } from 'playwright/test';

// The page of the visitor's printers: names, stickers, and the list for another device.

const M404 = 'hp-laserjet-pro-m404dn';
const PRINTER = { brand: 'hp', model: M404, titles: { brand: 'HP', model: 'LaserJet Pro M404dn' } };
const keep = (printers: readonly unknown[]) =>
  localStorage.setItem('tass-printers', JSON.stringify(printers));

test('a printer gets a name, a sticker that opens what fits it, and is forgotten', async ({ page }) => {
  await page.goto('/printers');
  await page.evaluate(keep, [PRINTER]);
  await page.reload();
  await page.getByRole('textbox', { name: 'Name of HP LaserJet Pro M404dn' }).fill('2nd floor');
  const sticker = page.getByRole('listitem').filter({ hasText: 'Scan for ink and toner' });
  await expect(sticker).toContainText('2nd floor');
  await expect(
    sticker.getByRole('img', { name: 'QR code: supplies for HP LaserJet Pro M404dn' }),
  ).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ink and toner for your M404dn (2nd floor)' })).toHaveAttribute(
    'href',
    `/ink-toner-finder/hp/${M404}`,
  );
  await page.goto('/printers');
  await page.getByRole('button', { name: 'Forget HP LaserJet Pro M404dn' }).click();
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
});

test('the focus goes on beside a printer that is forgotten, and with the last one to the page', async ({
  page,
}) => {
  await page.goto('/printers');
  await page.evaluate(keep, [
    PRINTER,
    { brand: 'hp', model: 'hp-laserjet-1020', titles: { brand: 'HP', model: 'LaserJet 1020' } },
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Forget HP LaserJet Pro M404dn' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Forget HP LaserJet 1020' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('on paper the stickers stand alone', async ({ page }) => {
  await page.goto('/printers');
  await page.evaluate(keep, [PRINTER]);
  await page.reload();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a link brings printers, which are kept when the visitor says so', async ({ page }) => {
  await page.goto(`/printers?add=hp:${M404}:Reception,hp:nothing-of-that-name,../x:y`);
  const offered = page.getByRole('region', { name: 'This link brings printers' });
  await expect(offered.getByRole('listitem')).toHaveText(['HP LaserJet Pro M404dn · Reception']);
  expect(await page.evaluate(() => localStorage.getItem('tass-printers'))).toBeNull();
  await offered.getByRole('button', { name: 'Keep them on this device' }).click();
  await expect(offered).toHaveCount(0);
  await expect(page).toHaveURL(/\/printers$/);
  await expect(page.getByRole('textbox', { name: 'Name of HP LaserJet Pro M404dn' })).toHaveValue(
    'Reception',
  );
});

test('a link that names nothing known says so and changes nothing', async ({ page }) => {
  await page.goto('/printers?add=hp:nothing-of-that-name');
  await expect(page.getByText('It names no printer that we know.')).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tass-printers'))).toBeNull();
});
