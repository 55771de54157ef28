import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product } from '../../helpers/products';

// Contract, section 5: what a shopper's storage may hold, refuse or lose, and what the cart makes of it.

const KEY = 'tass-cart';
const BODY =
  '<tass-product-card slug="toner-1"></tass-product-card><tass-product-card slug="toner-2"></tass-product-card><tass-cart-badge></tass-cart-badge>';

const line = (number: number, quantity: unknown = 1, different = {}) => ({
  ...product(number),
  ...different,
  quantity,
});

/** Opens two cards and a badge on a page whose storage holds what `before` put there. */
async function open(page: Page, body = BODY): Promise<string[]> {
  const logged: string[] = [];
  page.on('console', message => {
    if (message.type() !== 'log') logged.push(message.text());
  });
  page.on('pageerror', error => logged.push(`uncaught ${error.message}`));
  await answerCalls(page, {
    'products/toner-1': route => answer(route, product(1)),
    'products/toner-2': route => answer(route, product(2)),
  });
  await openElements(page, body);
  return logged;
}

/** Puts a text into the cart's place once; a reload keeps what became of it. */
async function stored(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem('given')) return;
      localStorage.setItem('given', '1');
      localStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );
}

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` });
const card = (page: Page, number: number) => page.locator(`tass-product-card[slug=toner-${number}]`);
const add = (page: Page, number: number) => card(page, number).getByRole('button', { name: 'Add to Cart' });
const lines = (page: Page): Promise<[string, number][]> =>
  page.evaluate(
    key =>
      JSON.parse(localStorage.getItem(key) ?? '[]').map((item: { slug: string; quantity: number }) => [
        item.slug,
        item.quantity,
      ]),
    KEY,
  );

test('F28 half a text instead of a cart is an empty cart, kept aside once, and can be filled', async ({
  page,
}) => {
  await stored(page, '{bad');
  const logged = await open(page);
  await expect(badge(page, 0)).toBeVisible();
  await add(page, 1).click();
  await expect(badge(page, 1)).toBeVisible();
  await expect.poll(() => lines(page)).toEqual([['toner-1', 1]]);
  await expect.poll(() => page.evaluate(key => localStorage.getItem(`${key}-backup`), KEY)).toBe('{bad');
  expect(logged).toEqual([]);
});

test('F28 5,000 lines are shown and can be added to', async ({ page }) => {
  await stored(page, JSON.stringify(Array.from({ length: 5000 }, (_, at) => line(at + 10))));
  await open(page);
  await expect(badge(page, 5000)).toBeVisible();
  await add(page, 1).click();
  await expect(badge(page, 5001)).toBeVisible();
});

test('F29 a full storage: the cart goes on in memory and is stored as soon as there is room', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      if (!('room' in window)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const logged = await open(page, `${BODY}<tass-cart></tass-cart>`);
  await add(page, 1).click();
  await add(page, 2).click();
  await expect(badge(page, 2)).toBeVisible();
  await expect(page.getByText('stays until you close or reload this page')).toBeVisible();
  await expect.poll(() => logged.filter(text => text.startsWith('tass: storage is full'))).toHaveLength(1);
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { room: true }));
  await page.clock.runFor(6000);
  await expect
    .poll(() => lines(page))
    .toEqual([
      ['toner-1', 1],
      ['toner-2', 1],
    ]);
  await expect(page.getByText('stays until you close or reload this page')).toBeHidden();
});

test('F30 where storage is denied the cart lives as long as the page, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const logged = await open(page, `${BODY}<tass-cart></tass-cart>`);
  await add(page, 1).click();
  await expect(badge(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(page.getByText('37.000').first()).toBeVisible();
  await expect(page.getByText('stays until you close or reload this page')).toBeVisible();
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

test('F31 two tabs add at the same moment: both products are there, and the tabs fall silent', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  const writes = (tab: Page) =>
    tab.evaluate(cart => {
      const counted = window as unknown as { writes: number };
      counted.writes = 0;
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (this: Storage, key, value) {
        // The link's own id is stored beside the cart, once.
        if (key === cart) counted.writes += 1;
        setItem.call(this, key, value);
      };
    }, KEY);
  await writes(page);
  await writes(other);
  await Promise.all([add(page, 1).click(), add(other, 2).click()]);
  for (const tab of [page, other]) await expect(badge(tab, 2)).toBeVisible();
  const counts = () =>
    Promise.all(
      [page, other].map(tab => tab.evaluate(() => (window as unknown as { writes: number }).writes)),
    );
  await expect.poll(counts).toEqual([1, 1]);
});

test('F31 a line that one tab removed does not come back by the other', async ({ page, context }) => {
  await stored(page, JSON.stringify([line(1, 2), line(2)]));
  await open(page, `${BODY}<tass-cart></tass-cart>`);
  const other = await context.newPage();
  await open(other);
  await expect(badge(other, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Toner 1' }).click();
  await card(other, 2).getByRole('button', { name: 'Increase quantity' }).click();
  for (const tab of [page, other]) await expect(badge(tab, 1)).toBeVisible();
  await expect.poll(() => lines(page)).toEqual([['toner-2', 2]]);
});

for (const [what, clear] of [
  ['everything is cleared', 'localStorage.clear()'],
  ['the cart’s entry is taken away', "localStorage.removeItem('tass-cart')"],
] as const) {
  test(`F32 when ${what} from outside the cart is empty, and nothing is written back`, async ({
    page,
    context,
  }) => {
    await stored(page, JSON.stringify([line(1), line(2)]));
    await open(page);
    await expect(badge(page, 2)).toBeVisible();
    const other = await context.newPage();
    await openElements(other, '');
    await other.evaluate(clear);
    await expect(badge(page, 0)).toBeVisible();
    await expect(add(page, 1)).toBeVisible();
    expect(await other.evaluate(key => localStorage.getItem(key), KEY)).toBeNull();
  });
}

test('F33 a product that came back under another number is still the same line', async ({ page }) => {
  await stored(page, JSON.stringify([line(1, 2, { id: 900 })]));
  await open(page);
  const minus = card(page, 1).getByRole('button', { name: 'Decrease quantity' });
  await minus.click();
  await minus.click();
  await expect(add(page, 1)).toBeVisible();
  await expect(badge(page, 0)).toBeVisible();
});

test('F49 a page that the browser kept for Back reads the cart again', async ({ page }) => {
  await open(page);
  await add(page, 1).click();
  await expect(badge(page, 1)).toBeVisible();
  // What happened elsewhere while the page was frozen: no storage event reaches it.
  await page.evaluate(
    ([key, cart]) => {
      localStorage.setItem(key, cart);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [KEY, JSON.stringify([line(1), line(2)])] as const,
  );
  await expect(badge(page, 2)).toBeVisible();
});

test('F49 nothing hinders the browser from keeping the page for Back', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
      if (/unload/.test(type)) console.error(`listens for ${type}`);
      listen.call(this, type, ...rest);
    };
  });
  const logged = await open(page, `<tass-search></tass-search>${BODY}<tass-cart></tass-cart>`);
  await expect(badge(page, 0)).toBeVisible();
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(logged).toEqual([]);
});
