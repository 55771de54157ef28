import { expect, type Page, test } from 'playwright/test';
import { complaints } from '../../helpers/complaints';
import { defined } from '../../helpers/defined';
import { answer, answerCalls } from '../../helpers/element-page';
import { productPage } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// What tass.js does on somebody's page. The pages are made here and stand on the partner's origin.

const PAGE = `${addresses.partner}/made.html`;
/** The finder's own file, and its single one. */
const FINDER = /\/widgets\/latest\/finder[-.]/;
const BENEFITS = /\/widgets\/latest\/benefits[-.]/;
const SCRIPT = '<script type="module" src="/widgets/latest/tass.js"></script>';

interface Host {
  /** Files asked for under /widgets/, by name without hash. */
  readonly files: string[];
  /** Warnings and errors. */
  readonly logged: string[];
}

/** Opens a page of a partner with the given body, whose elements wait for no answer. */
async function open(page: Page, body: string, script = SCRIPT): Promise<Host> {
  const host: Host = { files: [], logged: complaints(page) };
  await answerCalls(page, {
    products: route => answer(route, productPage(2)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
  });
  page.on('request', request => {
    const file = /\/widgets\/(?:latest|[\d.]+)\/(.+)/.exec(request.url())?.[1];
    if (file) host.files.push(file.replace(/-[\w-]{8}\.js/, '.js'));
  });
  await page.route(PAGE, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">${script}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(PAGE);
  return host;
}

const ours = (logged: readonly string[]) => logged.filter(text => text.startsWith('tass:'));

test('an element that is added later is loaded then', async ({ page }) => {
  const { files } = await open(page, '<div id="place"></div>');
  await page.waitForLoadState('load');
  expect(files).toEqual(['tass.js']);
  await page.evaluate(() => {
    document.querySelector('#place')?.append(document.createElement('tass-benefits'));
  });
  await defined(page, 'tass-benefits');
});

test('an element far below is loaded when it comes near', async ({ page }) => {
  const { files } = await open(
    page,
    '<tass-finder></tass-finder><p style="height:6000px"></p><tass-benefits></tass-benefits>',
  );
  await defined(page, 'tass-finder');
  expect(files).not.toContain('benefits.js');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await defined(page, 'tass-benefits');
});

test('a press in an element that never counts as defined is made once more, not for ever', async ({
  page,
}) => {
  // As with an old polyfill that is forced upon the page.
  const polyfill = `<script>
    customElements.define = () => {};
    customElements.whenDefined = () => Promise.resolve();
    addEventListener('click', () => { document.title = \`\${(Number(document.title) || 0) + 1}\`; }, true);
  </script>`;
  await open(
    page,
    '<tass-benefits><template shadowrootmode="open"><button>Press</button></template></tass-benefits><p>Beside</p>',
    polyfill + SCRIPT,
  );
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page).toHaveTitle('2');
  await page.getByText('Beside').click();
  await expect(page).toHaveTitle('3');
});

test('F46 a file that fails once is asked for once more', async ({ page }) => {
  let asked = 0;
  await page.route(/\/widgets\/latest\/finder-/, route => (++asked === 1 ? route.abort() : route.continue()));
  await open(page, '<tass-finder></tass-finder>');
  await defined(page, 'tass-finder');
  expect(asked).toBe(2);
});

test('F46 where a file that elements share can’t be had, an element comes whole in its single file', async ({
  page,
}) => {
  await page.route(/\/widgets\/latest\/shell-/, route => route.abort());
  const { files } = await open(page, '<tass-finder></tass-finder>');
  await defined(page, 'tass-finder');
  // Its own, which needs the one that can't be had, and the single one.
  expect(files.filter(file => file === 'finder.js')).toHaveLength(2);
  await expect(page.getByLabel('Printer brand')).toHaveCount(1);
});

test('F46 when a file can’t be had the fallback stays, with one warning and an event', async ({ page }) => {
  await page.route(FINDER, route => route.abort());
  await page.addInitScript(() => {
    addEventListener('tass-error', event => {
      document.title = `${event.detail.call} ${(event.target as Element).localName}`;
    });
  });
  const { logged } = await open(
    page,
    '<tass-finder><a href="tel:1">Call us</a></tass-finder><tass-benefits></tass-benefits>',
  );
  await expect(page).toHaveTitle('load tass-finder');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByLabel('Printer brand')).toHaveCount(0);
  await defined(page, 'tass-benefits');
  await expect.poll(() => ours(logged)).toHaveLength(1);
});

test('an element without a fallback says in words that it failed, in its language', async ({ page }) => {
  await page.route(FINDER, route => route.abort());
  await open(page, '<div lang="ar"><tass-finder></tass-finder></div>');
  await expect(page.getByText('حدث خطأ هنا.')).toBeVisible();
});

test('what could not be loaded is asked for again once somebody uses what a server drew', async ({
  page,
}) => {
  await page.route(BENEFITS, route => route.abort());
  const { logged } = await open(
    page,
    '<tass-benefits><template shadowrootmode="open"><button>Press</button></template></tass-benefits>',
  );
  await expect.poll(() => ours(logged)).toHaveLength(1);
  const button = page.getByRole('button', { name: 'Press' });
  // What is not in a slot is not shown.
  const failure = (text: string) =>
    expect(page.locator('tass-benefits')).toHaveText(text, { useInnerText: true });
  await failure('');
  await button.click();
  await failure('Something went wrong here.');
  await page.unroute(BENEFITS);
  await button.click();
  await defined(page, 'tass-benefits');
  await failure('');
});

test('F46 what could not be loaded while the line was down comes once it is back', async ({
  context,
  page,
}) => {
  const { logged } = await open(page, '<tass-benefits></tass-benefits>');
  await defined(page, 'tass-benefits');
  await context.setOffline(true);
  await page.evaluate(() => document.body.append(document.createElement('tass-promo')));
  await expect.poll(() => ours(logged)).toHaveLength(1);
  await context.setOffline(false);
  await defined(page, 'tass-promo');
});

test('F46 elements that a page hides until they are defined are loaded all the same', async ({ page }) => {
  await open(page, '<style>:not(:defined) { display: none !important }</style><tass-finder></tass-finder>');
  await expect(page.getByLabel('Printer brand')).toBeVisible();
});

test('an element’s place is kept until it is drawn', async ({ page }) => {
  await page.route(/\/widgets\/latest\/finder-/, () => undefined);
  await open(page, '<tass-finder></tass-finder>');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('tass-finder')?.getBoundingClientRect().height))
    .toBeGreaterThan(200);
});

test('F41 loading anything twice, or an element by itself besides, does no harm', async ({ page }) => {
  const { logged } = await open(
    page,
    '<tass-finder></tass-finder>',
    `${SCRIPT}<script type="module" src="/widgets/latest/finder.js"></script>${SCRIPT.replace('.js', '.js?2')}`,
  );
  await defined(page, 'tass-finder');
  await page.waitForLoadState('networkidle');
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
  expect(ours(logged).length).toBeLessThanOrEqual(1);
});

test('F41 elements of two versions share one cart, and one notice says which one stands back', async ({
  page,
}) => {
  const { logged } = await open(
    page,
    '<tass-product-grid limit="2"></tass-product-grid><tass-cart-badge></tass-cart-badge>',
    ['latest/product-grid.js', '0.0.0/cart-badge.js']
      .map(file => `<script type="module" src="/widgets/${file}"></script>`)
      .join(''),
  );
  await defined(page, 'tass-product-grid');
  await defined(page, 'tass-cart-badge');
  for (const file of ['latest/tass.js', '0.0.0/tass.js'])
    await page.addScriptTag({ type: 'module', url: `/widgets/${file}` });
  const version = (tag: string) =>
    page.evaluate(name => (customElements.get(name) as unknown as { version: string }).version, tag);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await version('tass-cart-badge')).toBe('0.0.0');
  expect(await version('tass-product-grid')).not.toBe('0.0.0');
  await expect
    .poll(() => ours(logged))
    .toEqual([
      expect.stringMatching(
        /^tass: elements are loaded twice: version (?!0\.0\.0)\S+ stays, version 0\.0\.0 stands back\.$/,
      ),
    ]);
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

for (const [what, delivered] of [
  ['half of it', { contentType: 'text/javascript', body: 'export default { tag: "tass-find' }],
  ['nothing there', { status: 404, contentType: 'text/javascript', body: '' }],
  ['a page in its place', { contentType: 'text/html', body: '<!doctype html><p>Sign in to the network</p>' }],
  ['an empty file', { contentType: 'text/javascript', body: '' }],
] as const) {
  test(`F46 an element’s file with ${what}: the fallback stays, others work`, async ({ page }) => {
    await page.route(FINDER, route => route.fulfill(delivered));
    const { logged } = await open(
      page,
      '<tass-finder><a href="tel:1">Call us</a></tass-finder><tass-benefits></tass-benefits>',
    );
    await defined(page, 'tass-benefits');
    await expect.poll(() => ours(logged)).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
  });
}

test('F46 tass.js itself damaged: the fallback stays', async ({ page }) => {
  await page.route(/\/widgets\/latest\/tass\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'const e=12,t=48;export{' }),
  );
  const { files } = await open(page, '<tass-finder><a href="tel:1">Call us</a></tass-finder>');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  expect(files).toEqual(['tass.js']);
});

test('F46 with every script blocked the fallback is there', async ({ page }) => {
  await page.route(/\/widgets\//, route => route.abort());
  await open(page, '<tass-finder><a href="tel:1">Call us</a></tass-finder>');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
});
