import { expect, type Page, test } from 'playwright/test';
import { CATEGORIES } from '../../helpers/categories';
import { fired, openElements, record } from '../../helpers/element-page';
import { addresses } from '../../helpers/shop';

// Specification, section 2 (header, routes); contract, sections 3 and 4.

const button = (page: Page) => page.getByRole('button', { name: 'Categories' });
const links = (page: Page) => page.getByRole('link');

test('leads to the seven lists, and the button says whether it is open', async ({ page }) => {
  await openElements(page, '<tass-categories></tass-categories>');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(links(page)).toHaveCount(0);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(links(page)).toHaveText(CATEGORIES.map(([name]) => name));
  for (const [name, path] of CATEGORIES)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      addresses.site + path,
    );
  await button(page).click();
  await expect(links(page)).toHaveCount(0);
  await test.step('closes on a press outside', async () => {
    await button(page).click();
    await expect(links(page)).toHaveCount(7);
    await page.mouse.click(600, 650);
    await expect(links(page)).toHaveCount(0);
  });
});

test('works by keyboard: Escape closes and gives the focus back, leaving closes too', async ({ page }) => {
  await openElements(page, '<tass-categories></tass-categories><button>After</button>');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Remanufactured-toners' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  await expect(links(page)).toHaveCount(0);
});

test('closes after choosing; the page may route the link by itself', async ({ page }) => {
  await openElements(page, '<tass-categories partner="acme"></tass-categories>');
  await record(page, 'tass-navigate', true);
  await button(page).click();
  await page.getByRole('link', { name: 'Inks' }).click();
  await expect(links(page)).toHaveCount(0);
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toEqual([{ href: `${addresses.site}/printer-ink-supplier-in-kuwait?ref=acme` }]);
});

test('touch targets of 44 px, in Arabic from right to left', async ({ page }) => {
  await openElements(page, '<tass-categories></tass-categories>', { lang: 'ar' });
  const arabic = page.getByRole('button', { name: 'الأقسام' });
  await arabic.click();
  const first = page.getByRole('link', { name: 'تونر الطابعات' });
  await expect(first).toHaveAttribute('href', `${addresses.site}/ar/printer-toner-supplier-in-kuwait`);
  for (const control of [arabic, first])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await first.evaluate(link => getComputedStyle(link).direction)).toBe('rtl');
});
