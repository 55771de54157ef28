import type { Page } from 'playwright/test';
import { deferred } from './deferred';

/** Opens a page whose scripts wait until the returned function is called. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const { held, release } = deferred();
  await page.route('**/assets/js/**', async route => {
    await held;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The end of the page, with its form.
  await page.getByLabel('Email address').waitFor();
  await page.evaluate(() => Object.assign(window, { opened: true }));
  return release;
}

/** Whether this is still the document that was opened: what was typed there is lost with it. */
export const isSame = (page: Page) => page.evaluate(() => 'opened' in window);
