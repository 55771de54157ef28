import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import { elements } from '../../../widgets/all';
import { openHydrated } from '../../helpers/hydrated';

// The business page's builder (site/builder).

test('what is chosen is seen live and stands in the lines to paste', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/b2b');
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
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(tag);
});

test('light lines are seen light on a dark page too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/b2b');
  const builder = page.getByRole('region', { name: 'Build your own' });
  const finder = builder.getByRole('heading', { name: /Find Your Printer/ });
  await expect(finder).toHaveCSS('color-scheme', 'light');
  await expect(builder.getByText('<tass-finder></tass-finder>')).toBeVisible();
  await builder.getByLabel('Theme').selectOption('Dark');
  await expect(finder).toHaveCSS('color-scheme', 'dark');
});

test('counting visits is a choice, and adds the lines that it needs; the same for React, Vue and WordPress, with its measured weight', async ({
  page,
}) => {
  await openHydrated(page, '/b2b');
  const builder = page.getByRole('region', { name: 'Build your own' });
  const counting = builder.getByLabel('Counting visits');
  const lines = builder.locator('pre', { hasText: 'tass.js' }).first();
  await expect(lines).not.toContainText('analytics');
  const uncounted = await counting.inputValue();
  await counting.selectOption('Google Analytics 4, after consent');
  await expect(lines).toContainText('<meta name="tass:analytics" content="ga4 consent">');
  await expect(lines).toContainText('/widgets/latest/analytics.js');
  await counting.selectOption(uncounted);
  await expect(lines).not.toContainText('analytics');
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
  await openHydrated(page, '/ar/b2b');
  await page.getByLabel('معرّف الشريك').fill('acme');
  await expect(page.getByRole('img', { name: 'رمز QR لمحلك' }).locator('path')).toHaveAttribute('d', /^M/);
  await expect(page.getByRole('link', { name: /ink-toner-finder\?ref=acme$/ })).toHaveAttribute(
    'href',
    /\/ar\/ink-toner-finder\?ref=acme$/,
  );
});

test('the two lines, pasted into an empty file on another port, are a working finder', async ({ page }) => {
  await openHydrated(page, '/b2b');
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

test('the page’s quick order and grids carry the partner’s id, and work at once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/b2b');
  await page.getByLabel('Your partner id').fill('acme');
  await page.getByLabel('Element').selectOption('Product list');
  for (const grid of await page.locator('tass-product-grid').all()) {
    await grid.scrollIntoViewIfNeeded();
    const link = grid.getByRole('article').first().getByRole('link').first();
    await expect(link).toHaveAttribute('href', /[?&]ref=acme\b/);
  }
  await page.getByLabel('Paste your list').fill('CF226A x 2\nTN-2410, 3');
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('2 of 2 lines ready')).toBeVisible();
  await page
    .getByRole('region', { name: 'Save and share' })
    .getByRole('button', { name: 'Copy link' })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/:2,.*:3&ref=acme$/);
  await expect(page.getByRole('link', { name: 'Print a quote' })).toHaveAttribute(
    'href',
    /\/quote\?items=.*ref=acme$/,
  );
});

test('every element can be chosen, and one that shows a product gets one of the shop', async ({ page }) => {
  await openHydrated(page, '/b2b');
  const builder = page.getByRole('region', { name: 'Build your own' });
  await expect(builder.getByLabel('Element').getByRole('option')).toHaveCount(Object.keys(elements).length);
  await builder.getByLabel('Element').selectOption('tass-product-card');
  await expect(builder.getByText(/<tass-product-card slug="[a-z0-9-]+"><\/tass-product-card>/)).toBeVisible();
  await expect(builder.locator('tass-product-card').getByRole('article')).toBeVisible();
});

test('colours and corners are seen live, checked for contrast, and stand in the CSS to copy', async ({
  page,
}) => {
  await openHydrated(page, '/b2b');
  const builder = page.getByRole('region', { name: 'Build your own' });
  await builder.getByText('Your colours, corners and font').click();
  await expect(builder.getByRole('status').getByText(/^Text on buttons: .* is easy to read/)).toBeVisible();
  await builder.getByLabel('Buttons', { exact: true }).fill('#222222');
  await builder.getByLabel('Corners in px').fill('0');
  await expect(builder.getByText(/^Text on buttons: 1\.\d:1 is hard to read/)).toBeVisible();
  await expect(builder.getByText('--tass-accent: #222222;')).toBeVisible();
  await expect(builder.locator('pre', { hasText: '--tass-accent' })).toHaveText(
    /^tass-finder \{\s+--tass-accent: #222222;\s+--tass-radius: 0px;\s+\}$/,
  );
  await expect(builder.locator('tass-finder')).toHaveCSS('--tass-accent', '#222222');
  await builder.getByRole('button', { name: 'As it was' }).click();
  await expect(builder.getByText('--tass-accent: #222222;')).toBeHidden();
});

/** The lines of elements behind a floating button. */
async function floatingLines(page: Page, elements: readonly string[]): Promise<readonly string[]> {
  await openHydrated(page, '/b2b');
  const builder = page.getByRole('region', { name: 'Build your own' });
  const shown = builder.locator('pre', { hasText: 'tass.js' }).first();
  const lines: string[] = [];
  for (const element of elements) {
    await builder.getByLabel('Element').selectOption(element);
    await builder.getByLabel('Where it stands').selectOption('Behind a floating button');
    await expect(shown).toContainText('tass-open');
    await expect(shown).toContainText(`<tass-${element}>`);
    lines.push((await shown.textContent()) ?? '');
  }
  return lines;
}

/** Gives lines as a page elsewhere, opens it, and presses its floating button. */
async function pressPasted(page: Page, lines: string | undefined): Promise<void> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(lines));
  await once(server.listen(0), 'listening');
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Find your ink' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    server.close();
  }
}

test('the lines of a floating button, pasted elsewhere, open a dialog that cuts off no list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  const [finder, search, categories] = await floatingLines(page, ['finder', 'search', 'categories']);
  const dialog = page.getByRole('dialog');
  await test.step('the finder', async () => {
    await pressPasted(page, finder);
    await expect(dialog.getByLabel('Printer brand')).toBeVisible();
  });
  await test.step('the search and what it found', async () => {
    await pressPasted(page, search);
    await dialog.getByRole('combobox').fill('26a');
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('link', { name: 'See all results' })).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('the categories and their menu', async () => {
    await pressPasted(page, categories);
    await dialog.getByRole('button', { name: 'Categories' }).click();
    await expect(dialog.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
  });
});
