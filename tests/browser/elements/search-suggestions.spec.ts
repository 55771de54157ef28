import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';
import { field, options } from '../../helpers/search-box';
import { addresses } from '../../helpers/shop';

// What an answer says beside its products: printers, codes, guesses, and where to look when nothing was found.

/** Answers every search with the same. */
async function openWith(page: Page, data: unknown, body = '<tass-search></tass-search>', head = '') {
  await answerCalls(page, { products: route => answer(route, data) });
  await openElements(page, body, { head });
  await record(page, 'tass-navigate', true);
}

const PRINTER = {
  slug: 'hp-laserjet-pro-m402dn',
  title: 'LaserJet Pro M402dn',
  brand: { slug: 'hp', title: 'HP' },
};

test('a printer that the words name comes first and leads to its supplies', async ({ page }) => {
  await openWith(page, productPage(2, { printers: [PRINTER] }));
  await record(page, 'tass-select');
  await field(page).fill('m402dn');
  await expect(options(page).first()).toHaveText('HP LaserJet Pro M402dn: all supplies');
  await expect(options(page)).toHaveCount(3);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toEqual([{ href: `${addresses.site}/ink-toner-finder/hp/hp-laserjet-pro-m402dn` }]);
  expect(await fired(page, 'tass-select')).toEqual([]);
});

test('the words of a long printer stand beside its picture on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const printer = { ...PRINTER, title: 'LaserJet Enterprise Flow MFP M830z' };
  await openWith(page, productPage(0, { printers: [printer] }));
  await field(page).fill('m830z');
  const words = await options(page).first().locator('bdi').boundingBox();
  const picture = await options(page).first().locator('svg').boundingBox();
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test('a code stands in bold, in its title or beside the kind; what is out of stock says so', async ({
  page,
}) => {
  const items = [
    product(1, { title: 'HP 26A (CF226A) Toner', code: 'CF226A' }),
    product(2, { title: 'TASS Toner', code: 'CF226X', in_stock: false }),
  ];
  await openWith(page, { ...productPage(2), items });
  await field(page).fill('26');
  await expect(options(page).locator('b')).toHaveText(['CF226A', 'CF226X']);
  await expect(options(page).nth(1)).toContainText('Out of stock');
});

test('a guess is said, and what was meant is offered', async ({ page }) => {
  await openWith(page, productPage(2, { guess: true, did_you_mean: '136A' }));
  await field(page).fill('138A');
  await expect(page.getByRole('status')).toContainText('No exact match for “138A”. Similar:');
  await page.getByRole('link', { name: 'Did you mean “136A”?' }).click();
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toEqual([{ href: `${addresses.site}/search?q=136A` }]);
});

test('without results the finder is offered, and WhatsApp with the words where the page has a number', async ({
  page,
}) => {
  const whatsapp = '<meta name="tass:whatsapp" content="+965 5000 0000">';
  await openWith(page, productPage(0), '<tass-search></tass-search>', whatsapp);
  await field(page).fill('coffee');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find it by your printer' })).toHaveAttribute(
    'href',
    `${addresses.site}/ink-toner-finder`,
  );
  await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/96550000000?text=Hello%2C%20I%20am%20looking%20for%3A%20coffee',
  );
});
