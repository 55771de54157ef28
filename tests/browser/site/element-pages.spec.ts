import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { addresses } from '../../helpers/shop';

// Each element's own page: live, to copy, and described as its record says.

test('the business page leads to an element’s page, where it works and is shown with much that fits a printer, in long words', async ({
  page,
}) => {
  await page.goto(`${addresses.site}/b2b`);
  await page.getByRole('main').getByRole('link', { name: 'tass-finder', exact: true }).click();
  await expect(page).toHaveURL(/\/b2b\/elements\/finder$/);
  await expect(page.getByRole('heading', { level: 1, name: 'tass-finder' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Printer brand').selectOption({ label: 'HP' });
  await expect(main.getByLabel('Printer model')).toBeEnabled();
  const finder = page.getByRole('main').locator('tass-finder');
  for (const label of ['With one entry', 'With many entries', 'With long words']) {
    await page.getByRole('radio', { name: label }).check();
    await expect(finder.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  }
  await expect(finder.getByText(/Antidisestablishmentarianism/).first()).toBeVisible();
  // Nobody chose that printer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tass-printers') ?? '[]')).toBe('[]');
  await page.getByRole('radio', { name: 'While it loads' }).check();
  // Nothing to choose but the first option.
  await expect(finder.getByLabel('Printer brand').getByRole('option')).toHaveCount(1);
});

test('its lines are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${addresses.site}/b2b/elements/brand-list`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `<script type="module" src="${addresses.partner}/widgets/latest/tass.js"></script>\n<tass-brand-list></tass-brand-list>`,
  );
});

test('in Arabic the page is Arabic, its reference too, and names stay as they are written', async ({
  page,
}) => {
  await page.goto(`${addresses.site}/ar/b2b/elements/finder`);
  await expect(page.getByRole('heading', { name: 'الأحداث' })).toBeVisible();
  const events = page.locator('dl', { hasText: 'tass-finder-change' });
  await expect(events).toHaveAttribute('lang', 'ar');
  await expect(events).toHaveCSS('direction', 'rtl');
  await expect(events).toContainText('تم اختيار أو وصلت المنتجات');
  await expect(events.getByText('tass-finder-change', { exact: true })).toHaveCSS('direction', 'ltr');
});

test('a page says what the element takes, fires, shows and keeps, and shows it in its other states', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${addresses.site}/b2b/elements/product-grid`);
  const term = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  for (const name of ['limit', 'view-more', 'partner', 'tass-add-to-cart', 'empty'])
    await expect(term(name)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'property viewMore' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^regular-price$/ })).toBeVisible();
  await expect(page.getByText('tass-cart (cart on the shop itself)')).toBeVisible();
  const grid = page.getByRole('main').locator('tass-product-grid');
  await expect(grid.getByRole('article')).toHaveCount(4);
  await expect(grid.getByRole('button', { name: 'Add to Cart' })).toHaveCount(4);
  await page.getByRole('radio', { name: 'With nothing to show' }).check();
  await expect(grid.getByText('No products here yet')).toBeVisible();
  await page.getByRole('radio', { name: 'When the shop can’t be reached' }).check();
  const again = grid.getByRole('button', { name: 'Try again' });
  // Pauses before each further try pass at once.
  await expect
    .poll(() => page.clock.runFor(1500).then(() => again.isVisible()), { intervals: [50] })
    .toBe(true);
  await page.getByRole('radio', { name: 'In the dark theme' }).check();
  await expect(grid.getByRole('article')).toHaveCount(4);
  await expect(grid.getByRole('article').first()).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('radio', { name: 'العربية' }).check();
  await expect(grid.getByRole('button', { name: 'أضف إلى السلة' }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'As usual' }).check();
  await expect(grid.getByRole('article')).toHaveCount(4);
});

/** A page's HTML, in which the list of sentences stands folded. */
const htmlOf = async (request: APIRequestContext, name: string) =>
  (await request.get(`${addresses.site}/b2b/elements/${name}`)).text();
const sentence = (name: string, text: string) => `<dt><code dir="ltr">${name}</code></dt><dd>${text}</dd>`;

test('a page lists the sentences that another page may replace', async ({ request }) => {
  const html = await htmlOf(request, 'cart');
  expect(html).toMatch(/texts\((&#\w+;|')en\1, { cart: { /);
  expect(html).toMatch(/<summary[^>]*>All \d+ names and sentences</);
  expect(html).toContain(sentence('heading', 'Your cart'));
});

test('what an element fills in stands in the list as in a sentence of the page’s own', async ({
  request,
}) => {
  const html = await htmlOf(request, 'finder');
  expect(html).toContain(sentence('found', 'Found {2} products for your {3}'));
});

/** How many of what an element shows in each state. */
const COUNTED = [
  ['product-grid', 'article', { 'With one entry': 1, 'With many entries': 12, 'With long words': 4 }],
  ['brand-list', 'listitem', { 'With one entry': 1 }],
] as const;

for (const [name, role, counts] of COUNTED)
  test(`tass-${name} is shown while it loads and by how much there is`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${addresses.site}/b2b/elements/${name}`);
    const main = page.getByRole('main');
    const element = main.locator(`tass-${name}`);
    for (const [state, count] of Object.entries(counts)) {
      await main.getByRole('radio', { name: state }).check();
      await expect(element.getByRole(role)).toHaveCount(count);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await main.getByRole('radio', { name: 'While it loads' }).check();
    await expect(element.locator('[part~=placeholder]').first()).toBeVisible();
    expect(asked.filter(address => address.includes('/examples/'))).toEqual([]);
    expect(errors).toEqual([]);
  });

test('an element that needs a product is shown one, and an example of long words is not bought', async ({
  page,
}) => {
  await page.goto(`${addresses.site}/b2b/elements/product-card`);
  const card = page.getByRole('main').locator('tass-product-card');
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.getByRole('radio', { name: 'With long words' }).check();
  await expect(card.getByText(/^Antidisestablishmentarianism/).first()).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

/** What an element shows in the visitor's own state, and in each example of what a browser keeps. */
const KEPT = [
  [
    'cart',
    /cart is empty/,
    { 'With one entry': /Subtotal/, 'With long words': /Antidisestablishmentarianism/ },
  ],
  ['checkout', /cart is empty/, { 'With one entry': /1 ×/, 'With many entries': /6 ×/ }],
  ['orders', /No orders in this browser/, { 'With one entry': /TASS-1000/, 'With many entries': /TASS-995/ }],
] as const;

for (const [name, usual, examples] of KEPT)
  test(`tass-${name} is shown with examples, of which nothing is kept`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${addresses.site}/b2b/elements/${name}`);
    const main = page.getByRole('main');
    const element = main.locator(`tass-${name}`);
    for (const [state, words] of Object.entries(examples)) {
      await main.getByRole('radio', { name: state }).check();
      await expect(element).toContainText(words);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await main.getByRole('radio', { name: 'With nothing to show' }).check();
    await expect(element).toContainText(usual);
    await main.getByRole('radio', { name: 'As usual' }).check();
    await expect(element).toContainText(usual);
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('tass-orders')]);
    await expect.poll(kept).toEqual([null, null]);
    expect(asked.filter(address => address.includes('/examples/'))).toEqual([]);
  });

/** Has the document say whether the last such event was cancelled. */
const noteCancelled = (page: Page, type: string) =>
  page.evaluate(name => {
    addEventListener(name, ({ defaultPrevented }) => {
      document.documentElement.dataset.cancelled = `${defaultPrevented}`;
    });
  }, type);

test('the cart of an example is as it was after a press, and gone with its page', async ({ page }) => {
  await page.goto(`${addresses.site}/b2b/elements/cart-badge`);
  await page.getByRole('radio', { name: 'With many entries' }).check();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  await main.getByRole('link', { name: 'tass-cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'tass-cart' })).toBeVisible();
  await expect(main.locator('tass-cart')).toContainText('cart is empty');
  await page.getByRole('radio', { name: 'With one entry' }).check();
  await noteCancelled(page, 'tass-add-to-cart');
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-cancelled', 'true');
  await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
});

test('an example is not ordered', async ({ page }) => {
  await page.goto(`${addresses.site}/b2b/elements/checkout`);
  await page.getByRole('radio', { name: 'With one entry' }).check();
  const checkout = page.getByRole('main').locator('tass-checkout');
  await expect(checkout).toContainText('1 ×');
  await noteCancelled(page, 'click');
  await checkout.getByRole('button', { name: 'Place order' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-cancelled', 'true');
  await expect(checkout.getByRole('alert')).toHaveCount(0);
});

test('there is no page of an element that is none', async ({ request }) => {
  const answer = await request.get(`${addresses.site}/b2b/elements/no-such-element`);
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toMatch(/<h1>(?!tass-)/);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('language models find the reference', async ({ request }) => {
  const answer = await request.get(`${addresses.site}/llms.txt`);
  const text = await answer.text();
  expect(text).toContain('| `tass-finder` |');
  expect(text).toContain(`src="${addresses.partner}/widgets/latest/tass.js"`);
  expect(text).toContain('- `--tass-accent`: `#00ace8`');
  expect(text).toContain('| `start` | `tass-finder` |');
  expect(text).toContain('- `--tass-font`: ');
  expect(text).not.toContain('HOST');
});
