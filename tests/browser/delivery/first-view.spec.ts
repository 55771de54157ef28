import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { productPage } from '../../helpers/products';

// What tass.js shows of an element, and asks for it, before the element's own code is there.

const CODE = /\/widgets\/latest\/shell-/;
const MODELS = ['LaserJet Pro M404dn', 'OfficeJet 8015'].map(title => ({ slug: title.toLowerCase(), title }));

/** Answers every call of the finder; what is kept back arrives when the returned function is called. */
async function open(page: Page, body: string, keptBack: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await answerCalls(page, {
    'products/brands': route =>
      answer(route, [
        { slug: 'hp', title: 'HP' },
        { slug: 'canon', title: 'Canon' },
      ]),
    'products/brands/hp/models': route => answer(route, MODELS),
    products: route => answer(route, productPage(2)),
  });
  await page.route(keptBack, async route => {
    await held;
    await route.fallback();
  });
  await openElements(page, body);
  return release;
}

const isDefined = (page: Page) => page.evaluate(() => customElements.get('tass-finder') !== undefined);
const listOf = (page: Page) => page.getByLabel('Printer brand');
const optionsOf = (page: Page) => listOf(page).getByRole('option').allTextContents();
const BRANDS = ['Choose a brand', 'HP', 'Canon'];

test('the finder offers brands before its own code is there', async ({ page }) => {
  await open(page, '<tass-finder></tass-finder>', CODE);
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
  await expect(page.getByRole('heading', { name: 'Find Your Printer Ink & Toner' })).toBeVisible();
  await expect(page.getByLabel('Printer model')).toBeDisabled();
  expect(await isDefined(page)).toBe(false);
});

test('the finder’s own code leaves the line to the brands that it shows first', async ({ page }) => {
  const code: string[] = [];
  page.on('request', request => CODE.test(request.url()) && code.push(request.url()));
  // Time stands still, so that the code's patience has no end.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await open(page, '<tass-finder></tass-finder>', /\/products\/brands$/);
  await expect(page.getByRole('heading', { name: 'Find Your Printer Ink & Toner' })).toBeVisible();
  expect(code).toEqual([]);
  release();
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
  await expect.poll(() => isDefined(page)).toBe(true);
});

test('nothing moves or is made anew when the element takes over', async ({ page }) => {
  const release = await open(page, '<tass-finder></tass-finder><p>After</p>', CODE);
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
  const place = await page.getByText('After').boundingBox();
  await listOf(page).focus();
  release();
  await expect.poll(() => isDefined(page)).toBe(true);
  await expect(listOf(page)).toBeFocused();
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
  await expect.poll(() => page.getByText('After').boundingBox()).toEqual(place);
});

test('a brand chosen before the finder’s code is there counts', async ({ page }) => {
  const release = await open(page, '<tass-finder></tass-finder>', CODE);
  await listOf(page).selectOption('HP');
  release();
  await page.getByLabel('Printer model').selectOption('OfficeJet 8015');
  await expect(listOf(page)).toHaveValue('hp');
  await expect(page.getByRole('link', { name: 'OfficeJet 8015' })).toBeVisible();
});

test('brands that arrive after the finder’s code are listed once', async ({ page }) => {
  const release = await open(page, '<tass-finder></tass-finder>', /\/products\/brands$/);
  await expect.poll(() => isDefined(page)).toBe(true);
  await expect.poll(() => optionsOf(page)).toEqual(['Choose a brand']);
  release();
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
});

test('a finder that begins with a brand waits for its code', async ({ page }) => {
  const release = await open(
    page,
    '<tass-finder></tass-finder><div lang="ar"><tass-finder brand="hp"></tass-finder></div>',
    CODE,
  );
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
  const other = page.getByLabel('ماركة الطابعة');
  await expect(other).toHaveCount(0);
  release();
  await expect(other).toHaveValue('hp');
});

test('a finder on a device with saved printers waits for its code', async ({ page }) => {
  const titles = { brand: 'HP', model: 'OfficeJet 8015' };
  await page.addInitScript(
    printers => localStorage.setItem('tass-printers', printers),
    JSON.stringify([{ brand: 'hp', model: 'officejet 8015', titles }]),
  );
  const release = await open(page, '<tass-finder></tass-finder>', CODE);
  await page.waitForLoadState('domcontentloaded');
  await expect(listOf(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'HP OfficeJet 8015', exact: true })).toBeVisible();
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
});

test('the first view speaks and reads Arabic', async ({ page }) => {
  await open(page, '<div lang="ar-KW"><tass-finder theme="dark"></tass-finder></div>', CODE);
  const list = page.getByLabel('ماركة الطابعة');
  await expect(list.getByRole('option')).toHaveText(['اختر الماركة', 'HP', 'Canon']);
  await expect(list).toHaveCSS('direction', 'rtl');
  await expect(list).toHaveCSS('color-scheme', 'dark');
});

test('F41 what one version shows first gives way to the element of another', async ({ page }) => {
  await open(page, '<tass-finder></tass-finder>', CODE);
  await expect.poll(() => optionsOf(page)).toEqual(BRANDS);
  const shown = await listOf(page).elementHandle();
  await page.addScriptTag({ type: 'module', url: '/widgets/0.0.0/finder.js' });
  await expect.poll(() => isDefined(page)).toBe(true);
  await expect(page.getByRole('heading', { name: /^Find Your Printer/ })).toHaveCount(1);
  await expect.poll(() => shown?.evaluate(list => list.isConnected)).toBe(false);
  await listOf(page).selectOption('HP');
  await expect(page.getByLabel('Printer model')).toBeEnabled();
});

/** Addresses of the API's lists that are asked for from now on, without their host. */
function listsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const list = /\/api\/v2(\/products\?.*)$/.exec(request.url())?.[1];
    if (list) asked.push(list);
  });
  return asked;
}

test('each grid’s products are asked for before its own code is there, and once', async ({ page }) => {
  const asked = listsAsked(page);
  const release = await open(
    page,
    '<tass-product-grid limit="2" brand="hp"></tass-product-grid><tass-product-grid filter="new" limit="3" page="2"></tass-product-grid>',
    CODE,
  );
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/products?brand=hp&limit=2', '/products?filter=new&limit=3&page=2']);
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(asked).toHaveLength(2);
});

test('nothing is asked ahead for a grid whose properties wait to be read', async ({ page }) => {
  const asked = listsAsked(page);
  const release = await open(
    page,
    '<tass-product-grid limit="2"></tass-product-grid><script>document.querySelector("tass-product-grid").brand = "canon"</script>',
    CODE,
  );
  release();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(asked).toEqual(['/products?brand=canon&limit=2']);
});
