import { expect, type Page } from 'playwright/test';

/** Uses a page for the first time and waits until the site around it answers. */
export async function firstUse(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[site-hydrated]')).toBeAttached();
}
