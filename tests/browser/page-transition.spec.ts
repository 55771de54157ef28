import { expect, test } from 'playwright/test';
import { openHydrated } from '../helpers/hydrated';

// How one page fades into the next.

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`pages fade into each other: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openHydrated(page, '/printer-toner-supplier-in-kuwait');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = update => {
        document.documentElement.dataset.faded = 'yes';
        return start(update);
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const html = page.locator('html');
    if (reducedMotion === 'reduce') await expect(html).not.toHaveAttribute('data-faded');
    else await expect(html).toHaveAttribute('data-faded', 'yes');
  });
