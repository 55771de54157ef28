import { expect, test } from 'playwright/test';
import { isSame, openHeld } from '../../helpers/held-page';

// What is typed on a finished page before any of its scripts is there stays.

/** Every kind of page. */
const PATHS = [
  '/',
  '/brand',
  '/brands/hp',
  '/product/hp-26a-cf226a-toner-cartridge-black',
  '/printer-toner-supplier-in-kuwait',
  '/new-products',
  '/hp-toner-supplier-in-kuwait',
  '/search',
  '/ink-toner-finder',
  '/ink-toner-finder/hp',
  '/ink-toner-finder/hp/hp-laserjet-pro-m402d',
  '/contact-us',
  '/cart',
  '/checkout',
  '/quick-order',
  '/orders',
  '/printers',
  '/quote',
  '/b2b',
  '/b2b/elements/checkout',
  '/tnc',
  '/no-such-page',
];

/** A text that a field takes. */
function textFor(type: string | null, mode: string | null): string {
  if (type === 'email') return 'maha@example.com';
  return mode === 'decimal' || mode === 'numeric' ? '7' : 'zx7';
}

for (const path of PATHS)
  test(`no field is emptied and no form goes into the address before the scripts are there: ${path}`, async ({
    page,
  }) => {
    const release = await openHeld(page, path);
    const fields = page
      .locator('input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea')
      .filter({ visible: true });
    const typed: string[] = [];
    for (const field of await fields.all()) {
      const text = textFor(await field.getAttribute('type'), await field.getAttribute('inputmode'));
      await field.fill(text);
      typed.push(text);
    }
    expect(typed.length).toBeGreaterThan(1);
    release();
    await page.waitForFunction(
      () => !document.querySelector('tass-newsletter:not(:defined), tass-search:not(:defined)'),
    );
    await expect
      .poll(() => fields.evaluateAll(all => all.map(field => (field as HTMLInputElement).value)))
      .toEqual(typed);
    expect(await isSame(page)).toBe(true);
  });
