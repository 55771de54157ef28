import type { Page } from 'playwright/test';
import { firstUse } from './first-use';

/** Opens a page of the shop and waits until the site answers by itself; its elements follow as they come near. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await firstUse(page);
}
