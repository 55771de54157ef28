import { mkdirSync } from 'node:fs';
import { expect, type Page, type Request, test } from 'playwright/test';
import { matchRoute, notFound, routes } from '../../../site/app/routes';
import { facts } from '../../../site/content/facts';
import { governorates } from '../../../widgets/data/kuwait';
import { LANGUAGE_NAMES } from '../../../widgets/locale/languages';
import { firstUse } from '../../helpers/first-use';
import { PAGE_PATHS } from '../../helpers/page-paths';
import { isTranslated, SPOKEN, XX } from '../../helpers/pseudo-language';
import { startPseudoShop } from '../../helpers/pseudo-shop';
import { addresses } from '../../helpers/shop';

// The whole shop in a third language, made of the English one: longer, accented, from right to left. What a page takes from no
// file of messages stays English, and is found here; what has no room for longer words makes its page wider than the window.

const PRODUCT = 'hp-26a-cf226a-toner-cartridge-black';
const PATHS = [...PAGE_PATHS, '/search?q=toner', `/quick-order?items=${PRODUCT}:2`, '/no/such/page'];
const SCREENSHOTS = '.build/third-language/screenshots';
const WIDTHS = [1440, 390];

/** Where a page's component stands. */
const kindOf = (path: string) => (matchRoute(path.replace(/\?.*/, '')) ?? notFound).route.modules('en')[0];

/** A visitor of the shop in the third language, of whom nothing is kept from page to page but a cart. */
interface Visitor {
  readonly page: Page;
  readonly address: string;
  /** Requests that are not answered yet. */
  readonly pending: Set<Request>;
}

let visitor: Visitor;
let shop: Awaited<ReturnType<typeof startPseudoShop>>;

test.beforeAll(async ({ browser }) => {
  // Two bundles are made, beside whatever else the machine does.
  test.setTimeout(180_000);
  mkdirSync(SCREENSHOTS, { recursive: true });
  shop = await startPseudoShop(addresses.api);
  const { data } = await (await fetch(`${shop.address}/api/v2/products/${PRODUCT}`)).json();
  const page = await browser.newPage();
  await page.addInitScript(
    lines => {
      localStorage.clear();
      sessionStorage.clear();
      for (const cart of ['cart', 'tass-cart']) localStorage.setItem(cart, lines);
    },
    JSON.stringify([{ ...data, quantity: 2 }]),
  );
  const pending = new Set<Request>();
  page.on('request', request => pending.add(request));
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  visitor = { page, address: shop.address, pending };
});

test.afterAll(async () => {
  await visitor.page.close();
  await shop.stop();
});

/** Opens a page and goes past all of it, so that each element is loaded and says what it has to say. */
async function walk({ page, address, pending }: Visitor, path: string): Promise<void> {
  pending.clear();
  await page.goto(`${address}/${XX}${path}`);
  await page.mouse.move(5, 5);
  await firstUse(page);
  await page.evaluate(async () => {
    const undefinedOnes = () =>
      [...document.querySelectorAll('*')].filter(
        ({ localName }) => localName.startsWith('tass-') && !customElements.get(localName),
      );
    for (const element of undefinedOnes()) {
      element.scrollIntoView();
      await customElements.whenDefined(element.localName);
    }
    scrollTo(0, 0);
  });
  await expect(async () => {
    // What was answered last is drawn, or asks for more.
    await page.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect([...pending].map(request => request.url())).toEqual([]);
  }).toPass({ intervals: [50, 100, 250], timeout: 15_000 });
}

/** What nobody reads, and what says itself that it is in another language. */
const UNREAD = `script, style, noscript, template, code, pre, [lang]:not([lang=${XX}])`;

/** Every text and spoken attribute of the page and of all its shadow roots. */
const sentencesOf = (page: Page) =>
  page.evaluate(
    ([spoken, unread]) => {
      const found = new Set<string>();
      const add = (text: string | null) => text?.trim() && found.add(text.trim());
      const read = (root: Node): void => {
        for (const node of root.childNodes) {
          if (node.nodeType === 3) add(node.nodeValue);
          if (!(node instanceof Element) || node.matches(unread)) continue;
          for (const name of spoken) add(node.getAttribute(name));
          read(node);
          if (node.shadowRoot) read(node.shadowRoot);
        }
      };
      read(document.body);
      return [...found];
    },
    [SPOKEN, UNREAD] as const,
  );

/** Names, which are data, and dates, which the browser writes in its own language. */
const names = new Set([
  facts.builder.name,
  ...Object.values(LANGUAGE_NAMES),
  ...governorates.flatMap(([, title, , areas]) => [title, ...areas.map(area => area[1])]),
]);
const DATE = /^\w+day, \w+ \d+$/;
/** The shop's own address. */
const HOST = /^localhost:\d+$/;
const isForeign = (text: string) =>
  !isTranslated(text) && !names.has(text) && !DATE.test(text) && !HOST.test(text);

test('every kind of page is walked', () => {
  const kinds = new Set([...routes, notFound.route].map(({ modules }) => modules('en')[0]));
  expect([...new Set(PATHS.map(kindOf))].sort()).toEqual([...kinds].sort());
});

for (const path of PATHS) {
  test(`${path} shows no untranslated sentence and fits its window in a third language`, async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: WIDTHS[0] as number, height: 900 });
    await walk(visitor, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => (await sentencesOf(page)).filter(isForeign), `at ${width} px`)
        .toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`)
        .toBeLessThanOrEqual(0);
      const name = path.replace(/\W+/g, '-').slice(1) || 'home';
      await page.screenshot({
        path: `${SCREENSHOTS}/${name}-${width}.jpg`,
        type: 'jpeg',
        quality: 60,
        fullPage: width === 390,
      });
    }
  });
}

test('a phone’s header has room beside two other languages, and its menu leads to them', async () => {
  const { page, address } = visitor;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${address}/${XX}/contact-us`);
  const row = page.locator('.header-row');
  await expect
    .poll(() => row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
  const others = Object.values(LANGUAGE_NAMES);
  for (const name of others) await expect(row.getByRole('link', { name, exact: true })).toBeHidden();
  await row.locator('[aria-controls=menu]').click();
  const menu = page.locator('#menu');
  for (const name of others) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await menu.getByRole('link', { name: LANGUAGE_NAMES.ar, exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/contact-us$/);
});
