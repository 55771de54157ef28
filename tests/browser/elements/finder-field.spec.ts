import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// The finder's field 'Printer or cartridge' (contract, section 4), a combobox over brands, printers and cartridges.

const BRANDS = [
  { slug: 'hp', title: 'HP', logo: null },
  { slug: 'canon', title: 'Canon', logo: null },
];
const M404 = { slug: 'hp-m404dn', title: 'LaserJet Pro M404dn' };
const PRINTER = { ...M404, brand: { slug: 'hp', title: 'HP' } };
const TONER = product(59, { title: 'HP 59A (CF259A) Black', code: 'CF259A' });

interface Found {
  readonly printers?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly guess?: boolean;
}

/** Opens a finder whose search answers this. Gives the words that were searched for. */
async function open(page: Page, found: Found = {}, body = '<tass-finder></tass-finder>'): Promise<string[]> {
  const asked: string[] = [];
  await answerCalls(page, {
    'products/brands': route => answer(route, BRANDS),
    'products/brands/hp/models': route => answer(route, [M404]),
    'products/brands/canon/models': route => answer(route, [{ slug: 'g540', title: 'PIXMA G540' }]),
    products: (route, query) => {
      const q = query.get('q');
      if (q === null) return answer(route, productPage(3));
      asked.push(q);
      return answer(route, { items: [], page: 1, limit: 6, total: 0, ...found });
    },
  });
  await openElements(page, body);
  await expect(page.getByLabel('Printer brand').getByRole('option')).toHaveCount(3);
  return asked;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Printer or cartridge' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

test('a printer that is typed is chosen in the finder', async ({ page }) => {
  const asked = await open(page, { printers: [PRINTER], items: [TONER] });
  await field(page).fill('m404dn');
  await expect(options(page).first()).toHaveText('HP LaserJet Pro M404dn: all supplies');
  await expect(options(page)).toHaveCount(2);
  await options(page).first().click();
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404dn')).toBeVisible();
  await expect(page.locator('tass-finder')).toHaveAttribute('model', 'hp-m404dn');
  expect(asked).toEqual(['m404dn']);
});

test('a cartridge leads to its page in the shop, unless the page stops it', async ({ page }) => {
  await open(page, { items: [TONER] });
  await record(page, 'tass-select');
  await record(page, 'tass-navigate', true);
  await field(page).fill('cf259a');
  await options(page).first().click();
  await expect.poll(() => fired(page, 'tass-select')).toMatchObject([{ product: { slug: 'toner-59' } }]);
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toEqual([{ href: `${addresses.site}/product/toner-59` }]);
  await record(page, 'tass-select', true);
  await field(page).press('ArrowDown');
  await options(page).first().click();
  await expect.poll(() => fired(page, 'tass-navigate')).toHaveLength(1);
});

test('a brand that is typed is chosen, and its models can be', async ({ page }) => {
  await open(page);
  await field(page).fill('can');
  await expect(options(page)).toHaveText(['Canon: all printers']);
  await options(page).first().click();
  await expect(page.getByLabel('Printer brand')).toHaveValue('canon');
  await expect(page.getByLabel('Printer model')).toBeEnabled();
});

test('a press in the field leaves the suggestions open; one elsewhere and Tab close them', async ({
  page,
}) => {
  await open(page, { items: [TONER] });
  await field(page).fill('cf259a');
  await expect(options(page)).toHaveCount(1);
  await field(page).click();
  await expect(options(page)).toHaveCount(1);
  await page.getByLabel('Printer brand').focus();
  await expect(options(page)).toHaveCount(0);
  await field(page).fill('cf259');
  await expect(options(page)).toHaveCount(1);
  await page.mouse.click(1, 1);
  await expect(options(page)).toHaveCount(0);
});

test('by keyboard alone: arrows move, Enter chooses, Escape closes and then clears', async ({ page }) => {
  await open(page, { printers: [PRINTER], items: [TONER] });
  await field(page).focus();
  // At once: the answer to a part of it would choose anew.
  await page.keyboard.insertText('404');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '-',
  );
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('404');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('404');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404dn')).toBeVisible();
});

test('brands that arrive behind the options leave the one that arrows moved to', async ({ page }) => {
  const brands = deferred();
  await answerCalls(page, {
    'products/brands': async route => {
      await brands.held;
      await answer(route, BRANDS);
    },
    products: route => answer(route, { items: [TONER], printers: [PRINTER], page: 1, limit: 6, total: 1 }),
  });
  await openElements(page, '<tass-finder></tass-finder>');
  await field(page).fill('404');
  await expect(options(page)).toHaveCount(2);
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  brands.release();
  await expect(page.getByLabel('Printer brand').getByRole('option')).toHaveCount(3);
  await field(page).press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('Enter before the answer chooses what is certain, and leaves a guess to the shopper', async ({
  page,
}) => {
  await open(page, { printers: [PRINTER] });
  // A key pressed before the element is defined is lost.
  await page.evaluate(async () => void (await customElements.whenDefined('tass-finder')));
  await field(page).fill('HP LaserJet Pro M404dn S/N VNB3C12345');
  await field(page).press('Enter');
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404dn')).toBeVisible();

  await open(page, { items: [TONER], guess: true });
  await record(page, 'tass-select', true);
  await field(page).fill('cf259z');
  await field(page).press('Enter');
  await expect(page.getByText('No exact match for “cf259z”. Similar:')).toBeVisible();
  expect(await fired(page, 'tass-select')).toEqual([]);
});

test('says that it searches, that nothing was found, and that the shop was not reached', async ({ page }) => {
  await open(page);
  const answers = deferred();
  await page.route('**/api/v2/products?*q=*', async route => {
    await answers.held;
    await route.fallback();
  });
  await field(page).fill('xyz');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Searching...' })).toBeVisible();
  answers.release();
  await expect(status.filter({ hasText: 'No results found.' })).toBeVisible();
  await page.route('**/api/v2/products?*q=*', route => answer(route, undefined, 400));
  await field(page).fill('abc');
  await expect(status.filter({ hasText: 'The search could not be reached' })).toBeVisible();
  await expect(field(page)).toHaveValue('abc');
});

test('the list stays while the next one loads, and Enter waits for the next', async ({ page }) => {
  await open(page, { items: [TONER] });
  await record(page, 'tass-select', true);
  await field(page).fill('259');
  await expect(options(page)).toHaveCount(1);
  const answers = deferred();
  await page.route('**/api/v2/products?*q=404*', async route => {
    await answers.held;
    await answer(route, { items: [], printers: [PRINTER], page: 1, limit: 6, total: 0 });
  });
  const asked = page.waitForRequest('**/api/v2/products?*q=404*');
  await field(page).fill('404');
  await field(page).press('Enter');
  await asked;
  await expect(options(page)).toHaveCount(1);
  expect(await fired(page, 'tass-select')).toEqual([]);
  answers.release();
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404dn')).toBeVisible();
  expect(await fired(page, 'tass-select')).toEqual([]);
});

test('a list that was closed opens again with what is found for the text itself', async ({ page }) => {
  await open(page, { items: [TONER] });
  await field(page).fill('259');
  await expect(options(page)).toHaveCount(1);
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  const answers = deferred();
  await page.route('**/api/v2/products?*q=404*', async route => {
    await answers.held;
    await answer(route, { items: [], printers: [PRINTER], page: 1, limit: 6, total: 0 });
  });
  await field(page).fill('404');
  await expect(page.getByRole('status').filter({ hasText: 'Searching...' })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  answers.release();
  await expect(options(page)).toHaveText(['HP LaserJet Pro M404dn: all supplies']);
});

test('what is typed before the finder’s code is there is searched for', async ({ page }) => {
  const code = deferred();
  await page.route(/\/widgets\/latest\/shell-/, async route => {
    await code.held;
    await route.fallback();
  });
  await open(page, { printers: [PRINTER] });
  await field(page).fill('404');
  code.release();
  await expect(options(page)).toHaveText(['HP LaserJet Pro M404dn: all supplies']);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('404');
});

test('in Arabic, under the Arabic name', async ({ page }) => {
  await answerCalls(page, {
    'products/brands': route => answer(route, BRANDS),
    products: route => answer(route, { items: [TONER], printers: [PRINTER], page: 1, limit: 6, total: 1 }),
  });
  await openElements(page, '<tass-finder lang="ar"></tass-finder>');
  await page.getByRole('combobox', { name: 'الطابعة أو الخرطوشة' }).fill('404');
  const list = page.getByRole('listbox', { name: 'نتائج البحث' });
  await expect(list.getByRole('option').first()).toHaveText('HP LaserJet Pro M404dn: كل المستلزمات');
});
