import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { complaints } from '../../helpers/complaints';
import { answer, answerCalls, openElements, PAGE } from '../../helpers/element-page';
import { addresses } from '../../helpers/shop';

// Pages that were made without us in mind: old libraries, strict policies, broken deliveries. Styles: host-styles.spec.ts.

const BODY =
  '<tass-finder></tass-finder><tass-product-grid limit="4"></tass-product-grid><tass-cart-badge></tass-cart-badge>';
const ORIGIN = addresses.partner;

const libraries: Readonly<Record<string, string>> = {
  'mootools.js': 'mootools/lib/mootools-core-1.5.2-server.js',
  'jquery.js': 'jquery/dist/jquery.js',
  'bootstrap.js': 'bootstrap/dist/js/bootstrap.bundle.js',
  'bootstrap.css': 'bootstrap/dist/css/bootstrap.css',
  'reset.css': 'reset-css/reset.css',
};

/** Asks the shop's API for a page that a test has made, which may not ask this machine itself. */
const passOn = (page: Page) =>
  page.route(`${addresses.api}/**`, async route => {
    // A test may end before an answer that it waits for no more.
    await route
      .fetch()
      .then(response => route.fulfill({ response }))
      .catch(() => undefined);
  });

/** Opens a page with libraries from the registry in its head. */
async function open(
  page: Page,
  head: string,
  more: Parameters<typeof openElements>[2] = {},
): Promise<string[]> {
  const logged = complaints(page);
  await page.route(`${ORIGIN}/libraries/*`, route => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({
      contentType: type,
      body: readFileSync(`node_modules/${libraries[name]}`, 'utf8'),
    });
  });
  await passOn(page);
  await openElements(page, BODY, { ...more, head });
  return logged;
}

/** Finder, grid and badge do their work. */
async function works(page: Page): Promise<void> {
  await page.getByLabel('Printer brand').selectOption('hp');
  await expect(page.getByLabel('Printer model')).toBeEnabled();
  await page.locator('tass-product-grid').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

/** Lets the pauses before each further try pass, until the last has failed. */
const failed = (page: Page) =>
  expect
    .poll(
      () => page.clock.runFor(1500).then(() => page.getByText('Failed to load brands').first().isVisible()),
      { intervals: [50] },
    )
    .toBe(true);

const script = (name: string) => `<script src="/libraries/${name}"></script>`;
const sheet = (name: string) => `<link rel="stylesheet" href="/libraries/${name}">`;

for (const [name, head] of [
  ['MooTools', `<script>window.exports = {};</script>${script('mootools.js')}`],
  ['jQuery with a reset sheet', script('jquery.js') + sheet('reset.css')],
  ['Bootstrap', sheet('bootstrap.css') + script('bootstrap.js')],
] as const) {
  test(`F44 a page with ${name}`, async ({ page }) => {
    const logged = await open(page, head);
    await works(page);
    expect(logged.filter(text => !text.includes('libraries/'))).toEqual([]);
  });
}

test('in another page’s frame, what leads into the shop leads the whole window there', async ({ page }) => {
  const around = `${ORIGIN}/around.html`;
  const body = `<iframe src="${PAGE}" width="900" height="900"></iframe>`;
  await page.route(around, route => route.fulfill({ contentType: 'text/html', body }));
  await passOn(page);
  await openElements(page, '<tass-search></tass-search><tass-product-grid limit="1"></tass-product-grid>');
  const frame = page.frameLocator('iframe');
  await page.goto(around);
  await frame.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.site}/product/`));
  await page.goto(around);
  const field = frame.getByRole('combobox', { name: 'Search products' });
  await field.fill('26a');
  await expect(frame.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${addresses.site}/search\\?q=26a`));
});

test('in a frame whose sandbox keeps its window, what leads into the shop opens another', async ({
  page,
}) => {
  const around = `${ORIGIN}/around.html`;
  const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  const body = `<iframe sandbox="${sandbox}" src="${PAGE}" width="900" height="900"></iframe>`;
  await page.route(around, route => route.fulfill({ contentType: 'text/html', body }));
  await passOn(page);
  await openElements(page, '<tass-search></tass-search><tass-product-grid limit="1"></tass-product-grid>');
  const frame = page.frameLocator('iframe');
  await page.goto(around);
  const opened = () => page.waitForEvent('popup');
  const product = opened();
  await frame.getByRole('article').getByRole('link').first().press('Enter');
  await expect(await product).toHaveURL(new RegExp(`^${addresses.site}/product/`));
  const field = frame.getByRole('combobox', { name: 'Search products' });
  await field.fill('26a');
  await expect(frame.getByRole('option').first()).toBeVisible();
  const search = opened();
  await field.press('Enter');
  await expect(await search).toHaveURL(new RegExp(`^${addresses.site}/search\\?q=26a`));
  await expect(page).toHaveURL(around);
});

test('F44 what the page replaces after loading is not used', async ({ page }) => {
  const logged = await open(page, '');
  await page.getByLabel('Printer brand').waitFor();
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('replaced by the page');
    };
    Object.assign(window, { fetch: broken, addEventListener: broken, removeEventListener: broken });
    Object.assign(document, { addEventListener: broken });
    Object.assign(JSON, { parse: broken, stringify: broken });
  });
  await works(page);
  await page.getByLabel('Printer model').selectOption({ index: 1 });
  await expect(page.locator('tass-finder').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('tass-search')));
  await page.locator('tass-search').scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Search products' }).fill('toner');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(logged).toEqual([]);
});

test('F45 with nonces, strict-dynamic and Trusted Types everything works', async ({ page }) => {
  const logged = await open(page, '', {
    script: '<script type="module" nonce="n0nce" src="/widgets/latest/tass.js"></script>',
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'nonce-n0nce'; img-src 'self' data: ${addresses.api}; connect-src ${addresses.api}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await works(page);
  // The page's own inline style is what its policy forbids.
  expect(logged.filter(text => !/inline style/.test(text))).toEqual([]);
});

test('F45 a policy that forbids the API: words in place, an event and the reason in the console', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('tass-error', event =>
      document.documentElement.setAttribute('data-failed', event.detail.call),
    ),
  );
  const logged = await open(page, '', {
    headers: { 'content-security-policy': "connect-src 'self'" },
  });
  await failed(page);
  await expect(page.locator('html')).toHaveAttribute('data-failed', /\w+/);
  await expect.poll(() => logged.some(text => text.startsWith('tass-product-grid:'))).toBe(true);
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

for (const [name, body] of [
  ['HTML', '<!doctype html><p>Hello'],
  ['an empty object', '{}'],
  ['null data', '{"data":null}'],
  ['a list of null', '{"data":[null]}'],
] as const) {
  test(`F36 an API that answers ${name} to everything blanks nothing`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.route(`${addresses.api}/api/v2/**`, route =>
      route.fulfill({ status: 200, body, headers: { 'access-control-allow-origin': '*' } }),
    );
    await openElements(
      page,
      '<tass-brand-list></tass-brand-list><tass-finder></tass-finder><tass-search></tass-search><tass-banner-carousel></tass-banner-carousel>',
    );
    const empty = name === 'a list of null';
    await expect(page.locator('tass-brand-list')).toContainText(
      empty ? 'No brands yet.' : 'Failed to load brands',
    );
    await expect(page.getByLabel('Printer brand')).toBeVisible();
    if (!empty) await expect(page.locator('tass-finder')).toContainText('Failed to load brands');
    const asked = page.waitForResponse(/q=toner/);
    await page.getByRole('combobox', { name: 'Search products' }).fill('toner');
    await asked;
    await expect(page.getByText('Searching...')).toHaveCount(0);
    await expect(page.getByRole('option', { name: 'null' })).toHaveCount(0);
    await expect(page.locator('tass-banner-carousel [part=slide]')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('F38 when the connection is back, what failed is asked for again without a press', async ({ page }) => {
  let up = false;
  await page.clock.install();
  await answerCalls(page, {
    'products/brands': route =>
      up ? answer(route, [{ slug: 'hp', title: 'HP' }]) : route.abort('connectionfailed'),
  });
  await openElements(page, '<tass-finder></tass-finder>');
  await failed(page);
  up = true;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
});

test('F48 a part that fails to arrive fails in its element alone, and tells no more than its kind', async ({
  page,
}) => {
  await answerCalls(page, {
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, []),
  });
  await page.addInitScript(() =>
    addEventListener('tass-error', ({ detail }) => {
      document.title = `${detail.call} ${detail.status} ${detail.message}`;
    }),
  );
  await page.route(/\/widgets\/latest\/products-/, route => route.abort());
  await openElements(page, '<tass-finder></tass-finder><tass-benefits></tass-benefits>');
  await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
  await expect(page.locator('tass-finder').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveTitle('render 0 TypeError');
  await expect(page.locator('tass-benefits').getByRole('listitem')).toHaveCount(4);
});

test('F34 hostile addresses in api and shop are not asked and not linked', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).origin !== addresses.api && !request.url().startsWith(ORIGIN))
      foreign.push(request.url());
  });
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'java\nscript:alert(1)',
    'ftp://evil.example',
  ];
  await page.route(/evil/, route => route.abort());
  await passOn(page);
  await openElements(
    page,
    hostile
      .map(
        text => `<tass-finder api="${text}"></tass-finder><tass-cart-badge shop="${text}"></tass-cart-badge>`,
      )
      .join(''),
  );
  for (const finder of await page.locator('tass-finder').all())
    await expect(finder.getByRole('option', { name: 'HP' })).toBeAttached();
  for (const badge of await page.locator('tass-cart-badge').all())
    await expect(badge.getByRole('link')).toHaveAttribute('href', `${addresses.site}/cart`);
  expect(foreign.filter(url => /^http|evil/.test(url))).toEqual([]);
});

test('F46 a file that is not what its integrity says is not run, and the fallback stays', async ({
  page,
}) => {
  await openElements(page, '<tass-finder><a href="tel:1">Call us</a></tass-finder>', {
    script:
      '<script type="module" src="/widgets/latest/finder.js" integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC" crossorigin></script>',
  });
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('tass-finder'))).toBeUndefined();
});

test('F46 a script that comes late: the fallback stands until then', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const late = new Promise<void>(resolve => {
    deliver = resolve;
  });
  await page.route(/\/widgets\/latest\/tass\.js/, async route => {
    await late;
    await route.continue();
  });
  const opened = openElements(page, '<tass-finder><a href="tel:1">Call us</a></tass-finder>');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  deliver();
  await opened;
  await expect(page.getByLabel('Printer brand')).toBeVisible();
});

test('F46 without JavaScript the fallback is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openElements(page, '<tass-finder><a href="tel:1">Call us</a></tass-finder>');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await context.close();
});
