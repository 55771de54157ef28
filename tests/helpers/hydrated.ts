import type { Page } from 'playwright/test';
import { HYDRATED } from '../../site/app/hydrated';

/** Opens a page of the shop and waits until the site answers by itself; its elements follow as they come near. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(event => {
    addEventListener(event, () => Object.assign(window, { isHydrated: true }), { once: true });
  }, HYDRATED);
  await page.goto(path);
  // Most pages wait for their first use.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'isHydrated' in window);
}
