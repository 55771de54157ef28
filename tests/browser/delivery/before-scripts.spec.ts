import { expect, type Page, test } from 'playwright/test';
import { defined } from '../../helpers/defined';
import { isSame, openHeld } from '../../helpers/held-page';

// A finished page can be used before any of its scripts is there: what is pressed is answered later.

const PHONE = { width: 390, height: 844 };
const PRODUCT = '/product/hp-26a-cf226a-toner-cartridge-black';
const LIST = '/printer-toner-supplier-in-kuwait';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
/** What the search lists. */
const found = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Use {
  readonly path: string;
  readonly what: string;
  readonly phone?: boolean;
  /** What a visitor does before the scripts are there. */
  use(page: Page): Promise<void>;
  /** What follows once they are. */
  follows(page: Page): Promise<void>;
}

const USES: readonly Use[] = [
  {
    path: '/quick-order',
    what: 'a list is pasted and checked',
    async use(page) {
      await page.getByLabel('Paste your list').fill('CF226A x 3');
      await press(page, 'Check list');
    },
    async follows(page) {
      await expect(page.getByRole('rowheader', { name: 'CF226A x 3' })).toBeVisible();
      await expect(page.getByLabel('Paste your list')).toHaveValue('CF226A x 3');
    },
  },
  {
    path: '/quick-order',
    what: 'a list is chosen as a file',
    use: page =>
      page.locator('tass-quick-order input[type=file]').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('CF226A,3\n'),
      }),
    follows: page => expect(page.getByRole('row').filter({ hasText: 'CF226A' }).first()).toBeVisible(),
  },
  {
    path: '/contact-us',
    what: 'a message is written',
    async use(page) {
      await page.evaluate(() => {
        window.open = address => {
          document.documentElement.dataset.opened = String(address);
          return null;
        };
      });
      await page.getByLabel('Your name').fill('Maha Al Salem');
      await page.getByLabel('Your message').fill('Is the 26A there?');
      await press(page, 'Write on WhatsApp');
    },
    async follows(page) {
      await expect(page.locator('html')).toHaveAttribute('data-opened', /wa\.me.*Maha/);
      await expect(page.getByLabel('Your name')).toHaveValue('Maha Al Salem');
    },
  },
  {
    path: '/orders',
    what: 'an order is looked for with Enter',
    async use(page) {
      await page.getByLabel('Order number').fill('1');
      await page.getByLabel('Mobile number').fill('5012 3456');
      await page.getByLabel('Mobile number').press('Enter');
    },
    async follows(page) {
      await expect(
        page.getByText('There is no order with this number and this mobile number.'),
      ).toBeVisible();
      await expect(page.getByLabel('Order number')).toHaveValue('1');
    },
  },
  {
    path: '/tnc',
    what: 'somebody subscribes to the newsletter',
    async use(page) {
      await page.getByLabel('Email address').fill('maha@example.com');
      await press(page, 'Subscribe');
    },
    follows: page => expect(page.getByText('Subscribed successfully!').first()).toBeVisible(),
  },
  {
    path: '/',
    what: 'a search is typed',
    use: page => search(page).fill('CF226A'),
    async follows(page) {
      await expect(found(page).first()).toBeVisible();
      await expect(search(page)).toHaveValue('CF226A');
    },
  },
  {
    path: '/tnc',
    what: 'a search is typed and sent',
    async use(page) {
      await search(page).fill('CF226A');
      await search(page).press('Enter');
    },
    follows: page => expect(page).toHaveURL(/\/search\?q=CF226A$/),
  },
  {
    path: '/search?q=canon',
    what: 'another search is typed over the one that is shown',
    use: page => search(page).fill('CF226A'),
    async follows(page) {
      await expect(found(page).first()).toBeVisible();
      await expect(search(page)).toHaveValue('CF226A');
    },
  },
  {
    path: LIST,
    what: 'a list is sorted',
    use: async page => void (await page.getByLabel('Sort by').selectOption('price')),
    async follows(page) {
      await expect(page).toHaveURL(/\?sort=price$/);
      await expect(page.getByLabel('Sort by')).toHaveValue('price');
    },
  },
  {
    path: `${LIST}?brand=hp`,
    what: 'a list that is narrowed already is sorted',
    use: async page => void (await page.getByLabel('Sort by').selectOption('price')),
    follows: page => expect(page).toHaveURL(/\?brand=hp&sort=price$/),
  },
  {
    path: `${LIST}?page=2`,
    what: 'a later page of a list is narrowed by kind',
    use: async page => void (await page.getByRole('combobox', { name: 'Type' }).selectOption('compatible')),
    async follows(page) {
      await expect(page).toHaveURL(/\?kind=compatible$/);
      await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('compatible');
    },
  },
  {
    path: LIST,
    what: 'a list is narrowed by price',
    async use(page) {
      await page.getByLabel('Lowest price').fill('5');
      await page.getByLabel('Lowest price').press('Enter');
    },
    async follows(page) {
      await expect(page).toHaveURL(/\?min_price=5$/);
      await expect(page.getByLabel('Lowest price')).toHaveValue('5');
    },
  },
  {
    path: '/ink-toner-finder',
    what: 'a printer is typed, with Enter',
    async use(page) {
      await page.getByLabel('Printer or cartridge').fill('M404dn');
      await page.getByLabel('Printer or cartridge').press('Enter');
    },
    follows: page =>
      expect(page.getByText(/^Found \d+ products for your LaserJet Pro M404dn$/)).toBeVisible(),
  },
  {
    path: '/ink-toner-finder',
    what: 'a brand is chosen',
    use: async page => void (await page.getByLabel('Printer brand').selectOption('hp')),
    async follows(page) {
      await expect(page.getByLabel('Printer model')).toBeEnabled();
      await expect(page.getByLabel('Printer brand')).toHaveValue('hp');
    },
  },
  {
    path: '/b2b',
    what: 'a partner builds lines to paste',
    async use(page) {
      await page.getByLabel('Your partner id').fill('acme');
      await page.getByRole('region', { name: 'Build your own' }).getByLabel('Theme').selectOption('Dark');
      await page.getByRole('radio', { name: 'React' }).check();
    },
    async follows(page) {
      await expect(page.getByText(/import 'tass-widgets/)).toBeVisible();
      await expect(page.getByText(/<tass-finder[^>]* partner="acme"/).first()).toBeVisible();
      await expect(page.getByText(/<tass-finder[^>]* theme="dark"/).first()).toBeVisible();
    },
  },
  {
    path: '/product/hp-12a-q2612a-toner-cartridge-black',
    what: 'a printer is looked for among those that a product fits',
    use: page => page.getByLabel('Find your printer in the list').fill('no such printer'),
    follows: page => expect(page.getByText('This one is not in the list')).toBeVisible(),
  },
  {
    path: PRODUCT,
    what: 'a product is put in the cart by somebody who presses twice',
    async use(page) {
      const button = page.locator('tass-product').getByRole('button', { name: 'Add to Cart' }).first();
      await button.click();
      await button.click();
    },
    follows: page => expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(),
  },
  {
    path: '/',
    what: 'the search of a phone is opened',
    phone: true,
    use: page => press(page, 'Open search'),
    follows: page => expect(search(page)).toBeFocused(),
  },
  {
    path: '/',
    what: 'the menu of a phone is opened',
    phone: true,
    use: page => press(page, 'Open menu'),
    follows: page =>
      expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Categories' }),
      ).toBeFocused(),
  },
  {
    path: '/',
    what: 'the menu of a phone is opened by somebody who presses twice',
    phone: true,
    async use(page) {
      await press(page, 'Open menu');
      await press(page, 'Open menu');
    },
    follows: page => expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible(),
  },
];

for (const { path, what, phone = false, use, follows } of USES)
  test(`answered once the scripts are there: ${what}, on ${path}`, async ({ page }) => {
    if (phone) await page.setViewportSize(PHONE);
    const release = await openHeld(page, path);
    await use(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    release();
    await follows(page);
    expect(await isSame(page)).toBe(true);
  });

/** What a page says whose code can't be had. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'has not loaded fully' });

for (const [what, answer] of [
  ['is gone', { status: 404, body: '' }],
  ['came as a portal’s page', { contentType: 'text/javascript', body: '<!doctype html>' }],
] as const)
  test(`where a page’s script ${what} it says so, and shows what it has`, async ({ page }) => {
    await page.route(/\/assets\/js\/site-/, route => route.fulfill(answer));
    await page.goto(LIST);
    await expect(notice(page)).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unrouteAll();
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

test('a script of somebody else that is gone is no matter of the page’s', async ({ page }) => {
  await page.goto(LIST);
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const script = Object.assign(document.createElement('script'), { type: 'module', src: '/other.js' });
        script.addEventListener('error', resolve);
        document.head.append(script);
      }),
  );
  await expect(notice(page)).toBeHidden();
});

test('a finished page whose own code is gone stays, and what is in it answers', async ({ page }) => {
  await page.route(/\/assets\/js\/home-/, route => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Picked Products' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await search(page).fill('CF226A');
  await expect(found(page).first()).toBeVisible();
});

test('a press that waits too long is said to wait, until it is answered', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  const release = await openHeld(page, LIST);
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'Open menu');
  await page.clock.runFor(9_900);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(notice(page)).toBeVisible();
  await page.clock.resume();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a page whose code could not be loaded is started once there is a connection', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(LIST, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await press(page, 'Open menu');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('nothing is said of this browser before it was asked', async ({ page }) => {
  for (const [path, empty] of [
    ['/cart', 'Your cart is empty'],
    ['/checkout', 'Your cart is empty'],
    ['/orders', 'No orders in this browser yet'],
    ['/quote', 'There is nothing to quote yet'],
    ['/printers', 'No printers yet'],
  ] as const) {
    const release = await openHeld(page, path);
    await expect(page.getByRole('main').getByText('Loading...'), path).toBeVisible();
    await expect(page.getByText(empty), path).toHaveCount(0);
    release();
    await expect(page.getByText(empty), path).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...'), path).toHaveCount(0);
  }
});

test('a checkout whose code is gone says that something went wrong, and stops loading', async ({ page }) => {
  await page.route(/\/assets\/js\/checkout-/, async route => {
    const response = await route.fetch();
    const isElement = (await response.text()).includes('governorate');
    await route.fulfill(isElement ? { status: 404, body: '' } : { response });
  });
  await page.goto('/checkout');
  await expect(page.getByText('Something went wrong here.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
});

test('where an element leads is the browser’s to follow until the site’s code is there', async ({ page }) => {
  // It never is.
  await page.route(/\/assets\/js\/shop-/, () => undefined);
  await page.goto(LIST);
  await defined(page, 'tass-product-grid');
  const card = page.locator('tass-product-grid').getByRole('article').first().getByRole('link');
  const title = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a tap on a link asks for nothing but the next document', async ({ page }) => {
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const card = page.locator('tass-product-grid').getByRole('article').first().getByRole('link');
    const title = (await card.textContent()) ?? '';
    await card.tap();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    expect(asked.filter(address => /\/assets\/js\/shop-/.test(address))).toEqual([]);
  });

  test('a swipe over a link is a use of the page: later links are followed without a document', async ({
    page,
  }) => {
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const hydrated = page.locator('html[site-hydrated]');
    await expect(hydrated).not.toBeAttached();
    const card = page.locator('tass-product-grid').getByRole('article').first().getByRole('link');
    const box = await card.boundingBox();
    if (!box) throw new Error('The card has no place.');
    const client = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
    await touch('touchStart', box.y + 5);
    for (const moved of [20, 60, 120]) await touch('touchMove', box.y + 5 - moved);
    await touch('touchEnd');
    await expect(hydrated).toBeAttached();
    expect(new URL(page.url()).pathname).toBe(LIST);
  });
});
