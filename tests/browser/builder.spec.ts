import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';

// The business page's builder (site/builder).

test('what is chosen is seen live and stands in the lines to paste', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/b2b', { waitUntil: 'networkidle' });
  const builder = page.getByRole('region', { name: 'Build your own' });
  await builder.getByLabel('Element').selectOption('Product list');
  await builder.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('HP');
  await builder.getByLabel('Category').selectOption('Toners');
  await builder.getByLabel('Theme').selectOption('Dark');
  await builder.getByLabel('Language').selectOption('العربية');
  await builder.getByLabel('Your partner id').fill('acme');
  const tag =
    '<tass-product-grid partner="acme" brand="hp" category="toners" theme="dark" lang="ar"></tass-product-grid>';
  await expect(builder.getByText(tag)).toBeVisible();
  await expect(builder.locator('tass-product-grid').getByRole('article').first()).toBeVisible();
  await expect(builder.locator('tass-product-grid')).toHaveAttribute('theme', 'dark');
  await builder.getByRole('button', { name: 'Copy' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(tag);
});

test('light lines are seen light on a dark page too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/b2b', { waitUntil: 'networkidle' });
  const builder = page.getByRole('region', { name: 'Build your own' });
  const finder = builder.getByRole('heading', { name: /Find Your Printer/ });
  await expect(finder).toHaveCSS('color-scheme', 'light');
  await expect(builder.getByText('<tass-finder></tass-finder>')).toBeVisible();
  await builder.getByLabel('Theme').selectOption('Dark');
  await expect(finder).toHaveCSS('color-scheme', 'dark');
});

test('the same for React, Vue and WordPress, with its measured weight', async ({ page }) => {
  await page.goto('/b2b', { waitUntil: 'networkidle' });
  const builder = page.getByRole('region', { name: 'Build your own' });
  await builder.getByRole('radio', { name: 'React' }).check();
  await expect(builder.getByText("import 'tass-widgets/finder';")).toBeVisible();
  // What the package weighs is the bundler's business.
  await expect(builder.getByText(/kB of code/)).toHaveCount(0);
  await builder.getByRole('radio', { name: 'Vue' }).check();
  await expect(builder.getByText('<script setup>')).toBeVisible();
  await builder.getByRole('radio', { name: 'WordPress' }).check();
  await expect(builder.getByText('<!-- wp:html -->')).toBeVisible();
  const measured = /^\d+(\.\d)? kB of code in 3 requests before its data\./;
  await expect(builder.getByText(measured)).toHaveText(
    / Its brands can be chosen after the first \d+(\.\d)? kB\.$/,
  );
  await builder.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('HP');
  await expect(builder.getByText(measured)).toHaveText(/ before its data\.$/);
});

test('a QR code and a link lead to the finder with the partner’s name', async ({ page }) => {
  await page.goto('/ar/b2b', { waitUntil: 'networkidle' });
  await page.getByLabel('رقم الشريك').fill('acme');
  await expect(page.getByRole('img', { name: 'رمز QR لمحلك' }).locator('path')).toHaveAttribute('d', /^M/);
  await expect(page.getByRole('link', { name: /ink-toner-finder\?ref=acme$/ })).toHaveAttribute(
    'href',
    /\/ar\/ink-toner-finder\?ref=acme$/,
  );
});

test('the two lines, pasted into an empty file on another port, are a working finder', async ({ page }) => {
  await page.goto('/b2b', { waitUntil: 'networkidle' });
  const builder = page.getByRole('region', { name: 'Build your own' });
  const lines = await builder.locator('pre').first().textContent();
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(lines));
  await once(server.listen(0), 'listening');
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.getByLabel('Printer brand').selectOption('hp');
    await page.getByLabel('Printer model').selectOption('hp-laserjet-pro-m404dn');
    await expect(page.getByText(/^Found \d+ products for your/)).toBeVisible();
  } finally {
    server.close();
  }
});
