import { expect, type Page, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, section 5. Where the toast stands and for how long: toaster.spec.ts.

const field = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const INCOMPLETE = 'This email address is incomplete.';
const thanks = (page: Page) => page.getByText('Subscribed successfully!');

async function send(page: Page, typed: string): Promise<void> {
  await field(page).fill(typed);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

test('what is no address is refused in words, and one that is mended thanked for', async ({ page }) => {
  await openElements(page, '<tass-newsletter></tass-newsletter>');
  for (const [typed, fault] of [
    ['', 'Please fill this in.'],
    ['maha', INCOMPLETE],
    ['maha@', INCOMPLETE],
  ] as const)
    await test.step(typed ? `“${typed}”` : 'an empty field', async () => {
      await send(page, typed);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(typed);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(`^${fault}`));
      await expect(page.getByText(fault)).toBeVisible();
      await expect(thanks(page)).toHaveCount(0);
    });
  await send(page, 'maha@example.com');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(INCOMPLETE)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

test('a fault follows its page into another language', async ({ page }) => {
  await openElements(page, '<tass-newsletter></tass-newsletter>');
  await send(page, 'maha');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await expect(page.getByText('البريد الإلكتروني غير مكتمل.')).toBeVisible();
  await expect(page.getByText(INCOMPLETE)).toHaveCount(0);
});

test('an address is thanked for where there is no toast area, the field is cleared, nothing is sent', async ({
  page,
}) => {
  await openElements(page, '<tass-newsletter></tass-newsletter>');
  await field(page).waitFor();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  await send(page, 'maha@example.com');
  await expect(thanks(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(sent).toEqual([]);
});
