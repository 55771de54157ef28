import { expect, type Page, test } from 'playwright/test';
import { defined } from '../../helpers/defined';
import { firstUse } from '../../helpers/first-use';
import { openHydrated } from '../../helpers/hydrated';
import { saveData } from '../../helpers/save-data';
import { addresses } from '../../helpers/shop';

// What is fetched before a press.

const LIST = '/printer-toner-supplier-in-kuwait';

/** Paths of the products that the API is asked for, from now on. */
function productsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const slug = /\/api\/v2\/products\/(?!brands$)([^/?]+)$/.exec(request.url())?.[1];
    if (slug) asked.push(slug);
  });
  return asked;
}

const slugOf = async (page: Page, index: number) =>
  (await cardLink(page, index).getAttribute('href'))?.split('/').pop() ?? '';
const cardLink = (page: Page, index: number) =>
  page.locator('tass-product-grid').getByRole('article').nth(index).getByRole('link');

/** A page that was looked at for a while. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.runFor(2000);
  // What the page asked for before this is told before it.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
}

test('a product’s data is prefetched while the pointer rests on its link; links that it only passes are left alone', async ({
  page,
}) => {
  const asked = productsAsked(page);
  await saveData(page);
  await openHydrated(page, LIST);
  expect(asked).toEqual([]);
  const links = await page.locator('tass-product-grid').getByRole('article').getByRole('link').all();
  const handles = await Promise.all(links.slice(0, 3).map(link => link.elementHandle()));
  await page.evaluate(passed => {
    for (const link of passed)
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  }, handles);
  const last = await slugOf(page, 2);
  await expect.poll(() => asked).toEqual([last]);
  await cardLink(page, 0).hover();
  await expect.poll(() => asked).toEqual([last, await slugOf(page, 0)]);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('a page whose link was looked at for a while needs no line any more', async ({ page, context }) => {
  const answered: string[] = [];
  page.on('requestfinished', request => answered.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 1000 });
  await lookAt(page, LIST);
  const slug = await slugOf(page, 0);
  const title = (await cardLink(page, 0).textContent()) ?? '';
  await expect.poll(() => answered.some(url => url.endsWith(`/api/v2/products/${slug}`))).toBe(true);
  await context.setOffline(true);
  await cardLink(page, 0).click();
  await expect(page.locator('tass-product').getByRole('heading', { level: 1 })).toHaveText(title);
});

test('nothing is fetched on a guess where data is saved, and cart and checkout never are', async ({
  page,
}) => {
  const asked = productsAsked(page);
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await firstUse(page);
  // Behind their names stand eight letters of a hash; the module `cart-id` is everybody's.
  const ofCart = files.filter(file => /\/(cart|checkout)-[\w-]{7}\.js$/.test(file));
  expect(ofCart.length).toBeGreaterThan(0);
  files.length = 0;
  await lookAt(page, '/');
  expect(files.filter(file => ofCart.includes(file))).toEqual([]);
  await saveData(page);
  asked.length = 0;
  await lookAt(page, LIST);
  expect(asked).toEqual([]);
});

test('where the page was scrolled to, its links are guessed at too', async ({ page }) => {
  const asked = productsAsked(page);
  await lookAt(page, LIST);
  const slug = await slugOf(page, 11);
  expect(asked).not.toContain(slug);
  await cardLink(page, 11).scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await expect.poll(() => asked).toContain(slug);
});

test('the page of results is at hand for who enters the search field', async ({ page }) => {
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  await saveData(page);
  await page.goto('/search', { waitUntil: 'networkidle' });
  await firstUse(page);
  const ofSearch = new Set(files.filter(file => /\/search-[\w-]+\.js$/.test(file)));
  files.length = 0;
  await page.goto(LIST, { waitUntil: 'networkidle' });
  await firstUse(page);
  const [needed] = [...ofSearch].filter(file => !files.includes(file));
  expect(needed).toBeDefined();
  await page.getByRole('combobox', { name: 'Search products' }).focus();
  await expect.poll(() => files).toContain(needed);
});

/** Lists of results that the API is asked for, from now on: suggestions are few, and have no pages. */
function resultsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/products') && searchParams.has('limit')) asked.push(searchParams.get('q') ?? '');
  });
  return asked;
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

test('all that a search finds is at hand for who looks at its suggestions', async ({ page, context }) => {
  const asked = resultsAsked(page);
  await lookAt(page, LIST);
  asked.length = 0;
  await searchField(page).fill('toner');
  await page.clock.runFor(300);
  await page.locator('tass-search').getByRole('option').first().waitFor();
  await page.clock.runFor(1000);
  await expect.poll(() => asked).toEqual(['toner']);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('toner');
  await expect(page.locator('tass-product-grid').getByRole('article').first()).toBeVisible();
});

/** The next product page as it is drawn first: its heading, and all that it says. */
const firstDrawing = (page: Page) =>
  page.locator('main').evaluate(
    main =>
      new Promise<{ heading: string; text: string }>(resolve =>
        new MutationObserver(() => {
          const root = main.querySelector('tass-product')?.shadowRoot;
          if (root)
            resolve({
              heading: root.querySelector('h1')?.textContent ?? '',
              text: root.textContent ?? '',
            });
        }).observe(main, { childList: true, subtree: true }),
      ),
  );

test('a phone draws first what its window shows of a product, and then the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lookAt(page, LIST);
  await defined(page, 'tass-product');
  const drawn = firstDrawing(page);
  const title = (await cardLink(page, 0).textContent()) ?? '';
  await cardLink(page, 0).click();
  const { heading, text } = await drawn;
  expect(heading).toBe(title);
  expect(text).toContain('Add to Cart');
  expect(text).not.toContain('Pay when it arrives');
  await expect(page.locator('tass-product')).toContainText('Pay when it arrives');
});

test('a page that was looked at from afar is drawn at once with its element', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  await page.setViewportSize({ width: 1440, height: 1000 });
  await lookAt(page, LIST);
  await defined(page, 'tass-product');
  const drawn = firstDrawing(page);
  const title = (await cardLink(page, 0).textContent()) ?? '';
  await cardLink(page, 0).click();
  expect((await drawn).heading).toBe(title);
  // Links to several pages of a kind define its element once.
  expect(messages.filter(text => text.startsWith('tass'))).toEqual([]);
});

test('a page that an element leads to is asked for its data before its code is there', async ({ page }) => {
  const slug = 'hp-26a-cf226a-toner-cartridge-black';
  await saveData(page);
  await openHydrated(page, '/contact-us');
  const asked = page.waitForRequest(new RegExp(`/api/v2/products/${slug}$`));
  await page.route(/\.js$/, async route => {
    await asked;
    await route.continue();
  });
  await page.locator('tass-cart-badge').evaluate((badge, href) => {
    const detail = { href };
    badge.dispatchEvent(
      new CustomEvent('tass-navigate', { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }, `/product/${slug}`);
  await expect(page.locator('tass-product').getByRole('heading', { level: 1 })).toBeVisible();
});

/** Scrolls through a page, resting at each window's height; it grows while what is far below is laid out. */
async function scrollThrough(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < (await height()); top += 700) {
    await page.evaluate(top => {
      scrollTo({ top, behavior: 'instant' });
      // An observer tells of the first frame that the browser draws, of which timers that the test holds say nothing.
      return new Promise(drawn => new IntersectionObserver(drawn).observe(document.body));
    }, top);
    await page.clock.runFor(500);
  }
}

/** What a page loads until it has been looked at and scrolled through: bytes by address. */
async function loadedOnVisit(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const loaded = new Map<string, number>();
  const inFlight = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => inFlight.set(requestId, request.url));
  client.on('Network.loadingFailed', ({ requestId }) => inFlight.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = inFlight.get(requestId);
    inFlight.delete(requestId);
    if (address) loaded.set(address, (loaded.get(address) ?? 0) + encodedDataLength);
  });
  const rest = () => {
    let before = -1;
    const rests = () => {
      const rested = loaded.size === before && inFlight.size === 0;
      before = loaded.size;
      return rested;
    };
    return expect.poll(rests, { intervals: [500] }).toBe(true);
  };
  await page.clock.install();
  await page.goto(path);
  await firstUse(page);
  await rest();
  await page.clock.runFor(2000);
  await scrollThrough(page);
  await rest();
  return loaded;
}

for (const path of ['/', LIST, '/product/hp-26a-cf226a-toner-cartridge-black', '/ink-toner-finder/hp'])
  test(`guesses at the next page cost 100 kB at most: ${path}`, async ({ page, browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const sparing = await context.newPage();
    await saveData(sparing);
    const own = await loadedOnVisit(sparing, new URL(path, addresses.site).href);
    await context.close();
    const all = await loadedOnVisit(page, path);
    const guessed = [...all].reduce((sum, [address, bytes]) => sum + (own.has(address) ? 0 : bytes), 0);
    expect(guessed).toBeGreaterThan(0);
    expect(guessed).toBeLessThan(100_000);
  });
