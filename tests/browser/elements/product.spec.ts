import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { printers, product } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// The product page: contract, section 3; what the specification leaves open about it.

const detail = (different: Readonly<Record<string, unknown>> = {}) =>
  product(1, {
    title: 'HP 26A Toner Black',
    code: 'CF226A',
    price: '32.725',
    regular_price: '38.500',
    offers: [{ title: '15% Off' }],
    description: 'Genuine HP 26A toner, black.',
    images: ['front', 'box', 'detail'].map(view => `${addresses.api}/${view}.svg`),
    devices: printers(3),
    ...different,
  });

async function open(
  page: Page,
  different: Readonly<Record<string, unknown>> = {},
  others: readonly unknown[] = [],
  lang: 'en' | 'ar' = 'en',
) {
  await answerCalls(page, {
    'products/toner-1': route => answer(route, detail(different)),
    products: route => answer(route, { items: others, page: 1, limit: 12, total: others.length }),
  });
  await openElements(page, '<tass-product slug="toner-1"></tass-product>', { lang });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a product is shown with all that is known of it', async ({ page }) => {
  await page.route(`${addresses.api}/*.svg`, route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await open(page);
  await test.step('title, offer, price, regular price, stock and description', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HP 26A Toner Black');
    await expect(page.locator('[part=offer]')).toHaveText('15% Off');
    await expect(page.locator('[part=price]')).toHaveText('32.725 د.ك');
    await expect(page.locator('s[part=regular-price]')).toHaveText('38.500 د.ك');
    await expect(page.getByText('You save 5.775 د.ك')).toBeVisible();
    await expect(page.locator('[part=stock]')).toHaveText('In stock');
    await expect(page.getByText('Genuine HP 26A toner, black.')).toBeVisible();
  });
  await test.step('facts: brand, part number, type, colour, page yield, cost per page', async () => {
    for (const [name, value] of [
      ['Brand', 'HP'],
      ['Part number', 'CF226A'],
      ['Type', 'Original'],
      ['Colour', 'Black'],
      ['Page yield', '3,100 pages'],
      ['Cost per page', '10.6 fils a page'],
      ['Availability', 'In stock'],
    ] as const)
      await expect(page.getByRole('row', { name }).getByRole('cell')).toHaveText(value);
  });
  await test.step('pictures: the first is large, any other by its button', async () => {
    const large = page.getByRole('img', { name: 'HP 26A Toner Black' });
    await expect(large).toHaveAttribute('src', /front\.svg$/);
    await page.getByRole('button', { name: 'Picture 2 of 3' }).click();
    await expect(large).toHaveAttribute('src', /box\.svg$/);
    await expect(page.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
  await test.step('compatible printers lead into the finder', async () => {
    await expect(page.getByText('Fits 3 printers')).toBeVisible();
    await record(page, 'tass-navigate', true);
    const link = page.getByRole('link', { name: 'HP LaserJet 2' });
    await expect(link).toHaveAttribute('href', `${addresses.site}/ink-toner-finder/hp/hp-laserjet-2`);
    await link.click();
    await expect
      .poll(() => fired(page, 'tass-navigate'))
      .toEqual([{ href: `${addresses.site}/ink-toner-finder/hp/hp-laserjet-2` }]);
  });
  await test.step('the quantity goes into the cart from here', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('group', { name: 'HP 26A Toner Black' })).toContainText('1');
  });
});

test('printers that an Arabic description names follow each other from right to left', async ({ page }) => {
  await open(page, { description: 'لطابعات: LaserJet A1، LaserJet B2، LaserJet C3 وغيرها.' }, [], 'ar');
  const left = (name: string) =>
    page.locator('.description bdi').evaluate((text, name) => {
      const node = text.firstChild as Text;
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(name));
      range.setEnd(node, node.data.indexOf(name) + name.length);
      return range.getBoundingClientRect().left;
    }, name);
  expect(await left('A1')).toBeGreaterThan(await left('B2'));
  expect(await left('B2')).toBeGreaterThan(await left('C3'));
});

test('no line of a description ends inside a code', async ({ page }) => {
  await open(page, { description: 'For Sharp MX-2610N, MX-2640N, MX-3110N and 3 more models.' });
  const code = page.getByText('MX-3110N', { exact: true });
  for (const width of [420, 400, 380, 360, 340]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => code.evaluate(node => node.getClientRects().length)).toBe(1);
  }
});

test('what was looked at before is shown again, at today’s price', async ({ page }) => {
  const other = product(2, { title: 'Other Toner', price: '9.500' });
  await answerCalls(page, {
    'products/toner-1': route => answer(route, detail()),
    'products/toner-2': route => answer(route, other),
    products: route => answer(route, { items: [], matches: [], page: 1, limit: 12, total: 0 }),
  });
  await openElements(page, '<tass-product slug="toner-2"></tass-product>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other Toner');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
  await page.unroute('**/api/v2/**');
  await answerCalls(page, {
    'products/toner-1': route => answer(route, detail()),
    products: (route, query) =>
      answer(route, {
        items: query.get('codes') ? [{ ...other, price: '8.250' }] : [],
        matches: [{ code: 'toner-2', slugs: ['toner-2'] }],
        total: 1,
      }),
  });
  await openElements(page, '<tass-product slug="toner-1"></tass-product>');
  await expect(page.getByRole('heading', { name: 'Compatible printers' })).toBeVisible();
  await page.locator('tass-product').evaluate(element => element.scrollIntoView(false));
  const viewed = section(page, 'Recently viewed');
  await expect(viewed.getByRole('link', { name: 'Other Toner' })).toBeVisible();
  await expect(viewed).toContainText('8.250');
});

test('price and title keep together in small windows', async ({ page }) => {
  await open(page);
  await test.step('in a low window the price stands under the title, not behind all else', async () => {
    await page.setViewportSize({ width: 700, height: 380 });
    const title = page.getByRole('heading', { name: 'HP 26A Toner Black' });
    const description = page.getByText('Genuine HP 26A toner');
    await expect(description).toBeVisible();
    const tops = async () =>
      Promise.all(
        [title, page.getByText('32.725').first(), description].map(
          async place => (await place.boundingBox())?.y ?? Number.NaN,
        ),
      );
    await expect
      .poll(async () => (await tops()).every((top, at, all) => top > (all[at - 1] ?? 0)))
      .toBe(true);
  });
  await test.step('on a phone price and Add to Cart stay in view from the top to the end', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    const button = page.getByRole('button', { name: 'Add to Cart' });
    const price = page.locator('[part=price]');
    for (const name of ['HP 26A Toner Black', 'Compatible printers']) {
      await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(price).toBeInViewport({ ratio: 1 });
    }
    await button.click();
    await expect(page.getByRole('group', { name: 'HP 26A Toner Black' })).toBeInViewport({ ratio: 1 });
  });
});
