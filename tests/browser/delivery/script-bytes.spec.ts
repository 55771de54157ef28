import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Manifest } from '../../../site/prerender/records/manifest';
import { saveData } from '../../helpers/save-data';

// A page comes with the code that it uses, and with little of what other pages do.

/** Most script in bytes as they travel, of pages that are opened and left alone. */
const MAX_BYTES = {
  '/': 35_000,
  '/printer-toner-supplier-in-kuwait': 35_000,
  '/product/hp-26a-cf226a-toner-cartridge-black': 43_500,
  '/ink-toner-finder': 38_500,
  '/tnc': 19_500,
} as const;

for (const [path, most] of Object.entries(MAX_BYTES))
  test(`script of a page that is read, at most ${most} bytes: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Nothing is fetched on a guess either.
    await saveData(page);
    // What shows nothing yet is loaded after three seconds, which a slow machine may take to draw the page.
    await page.route(/\/assets\/js\/(toaster|order-dialog)-/, route => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(15_000);
    expect(bytes).toBeLessThan(most);
  });

test('code of pages and elements names all that it needs, which comes in one round trip', () => {
  const { modules } = JSON.parse(readFileSync('.build/manifest.json', 'utf8')) as Manifest;
  const loaded = Object.entries(modules).filter(([source]) =>
    /^(site\/pages\/[^/]+|widgets\/elements\/[^/]+\/element)$/.test(source),
  );
  expect(loaded.length).toBeGreaterThan(40);
  for (const [source, [own = '', ...others]] of loaded) {
    const code = readFileSync(`dist/site${own}`, 'utf8');
    expect(
      others.filter(file => !code.includes(basename(file))),
      source,
    ).toEqual([]);
  }
});

test('browsers are told to compile scripts while they load, but for the smallest', () => {
  const { modules } = JSON.parse(readFileSync('.build/manifest.json', 'utf8')) as Manifest;
  const hint = '//# allFunctionsCalledOnLoad\n';
  for (const file of new Set(Object.values(modules).flat())) {
    const code = readFileSync(`dist/site${file}`, 'utf8');
    expect(code.startsWith(hint), file).toBe(code.replace(hint, '').length >= 2000);
  }
});
