import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { M404, MAKERS, PRINTER, TONER } from '../../helpers/finder-catalogue';
import { productPage } from '../../helpers/products';

// The finder's field 'Printer or cartridge' (contract, section 4), a combobox over brands, printers and cartridges.

interface Found {
  readonly printers?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly guess?: boolean;
}

/** Opens a finder whose search answers this. Gives the words that were searched for. */
async function open(page: Page, found: Found = {}, body = '<tass-finder></tass-finder>'): Promise<string[]> {
  const asked: string[] = [];
  await answerCalls(page, {
    'products/brands': route => answer(route, MAKERS),
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
