import { expect, type Locator, type Page, test } from 'playwright/test';
import { openHydrated } from '../../helpers/hydrated';

// F52: nobody is left out, however they see, point, type or move. axe's findings are in the *-axe tests.

const PAGES = [
  '/',
  '/new-products',
  '/ink-toner-finder/hp/hp-laserjet-pro-m404dn',
  '/cart',
  '/contact-us',
  '/b2b',
];

/** What moves by itself on the page right now, in this document and in every shadow root. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
    ];
    return all(document)
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className.toString() ?? '');
  });

test('F52 with reduced motion nothing moves by itself on the home page', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const dots = page.locator('tass-banner-carousel').getByRole('button', { name: /\d/ });
  await dots.first().scrollIntoViewIfNeeded();
  const current = () => page.locator('tass-banner-carousel [aria-current=true]').getAttribute('aria-label');
  await expect(page.locator('tass-banner-carousel [aria-current=true]')).toHaveCount(1);
  const before = await current();
  await page.clock.runFor(12_000);
  expect(await current()).toBe(before);
  await expect.poll(() => moving(page)).toEqual([]);
});

test('F52 what moves by itself can be stopped', async ({ page }) => {
  await page.goto('/');
  for (const name of ['tass-hero', 'tass-banner-carousel', 'tass-brand-marquee', 'tass-printer-showcase']) {
    const element = page.locator(name);
    await element.scrollIntoViewIfNeeded();
    await element.getByRole('button', { name: /^(Pause|Stop)/ }).click();
    await expect(element.getByRole('button', { name: /^(Play|Start|Resume)/ })).toBeVisible();
  }
});

/** Px of the page that lie beyond its width, on either side. */
const cutOff = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('F52 at 400 % zoom nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect.poll(() => cutOff(page), path).toBeLessThanOrEqual(0);
  }
});

test('F52 at 400 % zoom words without a place to break at are not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/search?q=${'CF226A,'.repeat(12)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CF226A,CF226A');
  await expect.poll(() => cutOff(page)).toBeLessThanOrEqual(0);
});

test('F52 at 400 % zoom the largest amounts are not cut off', async ({ page }) => {
  const item = { id: 1, slug: 'hp-26a', title: 'HP 26A', image: '', price: '999.999', quantity: 999 };
  await page.addInitScript(items => localStorage.setItem('cart', items), JSON.stringify([item]));
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/cart', '/checkout', '/ar/cart', '/ar/checkout']) {
    await page.goto(path);
    await expect(page.getByText('998,999.001').first(), path).toBeVisible();
    await expect.poll(() => cutOff(page), path).toBeLessThanOrEqual(0);
  }
});

/** Letters of other sizes in boxes of the same size, as for those who set their browser's font size so; px, usually 16. */
async function enlargeText(page: Page, size = 32): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
  const current = () => page.locator('body').evaluate(body => getComputedStyle(body).fontSize);
  await expect.poll(current).toBe(`${size}px`);
}

/** What a browser keeps of one cart and one order, just sent to its payment. */
async function keepOrder(page: Page): Promise<void> {
  const item = { id: 1, slug: 'hp-26a', title: 'HP 26A', image: '', price: '1234.567', quantity: 10 };
  const sums = { subtotal: '12345.670', shipping: '0.000', total: '12345.670', phone: '99999999' };
  const order = { number: 'TASS-1', at: 0, lines: [item], ...sums };
  await page.addInitScript(
    stored => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { cart: JSON.stringify([item]), 'tass-orders': JSON.stringify([order]), 'tass-sent-order': 'TASS-1' },
  );
}

test('F52 with letters twice as large nothing is cut off on a phone', async ({ page }) => {
  await keepOrder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const list = `items=hp-26a-cf226a-toner-cartridge-black:999&name=${'Stellenleitung'.repeat(3)}`;
  const shown = {
    '/cart': '12,345.670',
    '/ar/checkout': '12,345.670',
    '/orders': '12,345.670',
    [`/quick-order?${list}`]: 'Save and share',
    [`/quote?${list}`]: 'HP 26A (CF226A)',
    '/product/tass-compatible-toner-44a-cf244a-black': 'Tell me when it is back',
    '/ink-toner-finder/hp/hp-laserjet-pro-m402d': 'Remanufactured',
    '/ar/brands/hp': 'CF226A',
  };
  for (const [path, text] of Object.entries(shown)) {
    await openHydrated(page, path);
    await expect(page.getByRole('main'), path).toContainText(text);
    await enlargeText(page);
    await expect.poll(() => cutOff(page), path).toBeLessThanOrEqual(0);
  }
});

test('F52 with letters twice as large the words of an order stay inside its dialog', async ({ page }) => {
  await keepOrder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?order=TASS-1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('12,345.670');
  await enlargeText(page);
  await expect.poll(() => dialog.evaluate(box => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('F52 with larger letters the header’s tools stay in the window, and its search takes words', async ({
  page,
}) => {
  const places = [
    [320, 32, 'Open menu'],
    [1280, 32, 'Open menu'],
    [1440, 20, 'Login'],
  ] as const;
  await openHydrated(page, '/tnc');
  for (const [width, size, name] of places) {
    await page.setViewportSize({ width, height: 844 });
    await enlargeText(page, size);
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    if (name === 'Open menu') await page.getByRole('button', { name: 'Open search' }).click();
    const field = page.getByRole('banner').getByRole('combobox');
    const letters = await field.evaluate(
      input => input.clientWidth / Number.parseFloat(getComputedStyle(input).fontSize),
    );
    expect(letters, `${width} px`).toBeGreaterThan(5);
    if (name === 'Open menu') await page.getByRole('button', { name: 'Close search' }).click();
  }
});

test('F52 by keyboard alone: from the top of the finder to a product in the cart', async ({ page }) => {
  await page.goto('/ink-toner-finder');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const brand = page.getByLabel('Printer brand');
  for (let presses = 0; presses < 10 && !(await focused(brand)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.type('HP');
  await expect(page.getByLabel('Printer model')).toBeEnabled();
  const narrow = page.getByLabel('Type to narrow the models');
  for (let presses = 0; presses < 5 && !(await focused(narrow)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.type('M404dn');
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.waitFor();
  for (let presses = 0; presses < 60 && !(await focused(add)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('F52 in forced colours the focus, the buttons, the chosen dot and marked words of a heading can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await test.step('the focus and the buttons', async () => {
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.focus();
    const seen = await add.evaluate(button => {
      const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return { outlineStyle, bordered: borderTopStyle !== 'none' && borderTopWidth !== '0px' };
    });
    expect(seen.outlineStyle).not.toBe('none');
    expect(seen.bordered).toBe(true);
  });
  await test.step('marked words in the dark theme', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const name of ['tass-hero', 'tass-printer-showcase']) {
      const seen = await page.locator(`${name} mark`).evaluate(mark => {
        const { color, backgroundColor } = getComputedStyle(mark);
        return { color, backgroundColor };
      });
      expect(seen.backgroundColor, name).not.toMatch(/^rgba.*, 0\)$/);
      expect(seen.color, name).not.toBe(seen.backgroundColor);
    }
  });
});

test('F52 by touch alone: add, raise, lower', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/new-products');
  const card = page.locator('tass-product-grid').getByRole('article').first();
  await card.getByRole('button', { name: 'Add to Cart' }).tap();
  await card.getByRole('button', { name: 'Increase quantity' }).tap();
  await expect(card.getByRole('group').getByText('2', { exact: true })).toBeVisible();
  for (const button of await card.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test('F52 what has the focus in the checkout is never below the bar with the button', async ({ page }) => {
  const item = { id: 1, slug: 'hp-26a', title: 'HP 26A', image: '', price: '5.000', quantity: 1 };
  await page.addInitScript(items => localStorage.setItem('cart', items), JSON.stringify([item]));
  await page.goto('/checkout');
  const form = page.locator('tass-checkout');
  // A phone, and a desk's window at 400 %.
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await form.getByLabel('Full name').focus();
    for (const name of [
      'Mobile number',
      'Email',
      'Governorate',
      'Block',
      'Street',
      'House',
      'Floor',
      'Flat',
      'Delivery notes',
    ]) {
      await page.keyboard.press('Tab');
      const field = form.getByLabel(name);
      await expect(field).toBeFocused();
      await expect.poll(() => isUncovered(field), `${name} at ${size.width} px`).toBe(true);
    }
  }
});

/** Whether nothing lies over the middle of what a locator finds. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return node.contains(root.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Whether the focus is on what a locator finds, in whatever shadow root. */
const focused = (locator: Locator): Promise<boolean> =>
  locator.evaluate(node => (node.getRootNode() as ShadowRoot).activeElement === node);
