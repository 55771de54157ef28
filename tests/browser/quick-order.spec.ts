import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../helpers/element-page';
import { product } from '../helpers/products';

// Contract, sections 3 and 4.

/** Codes CF100 to CF9999 are products of those numbers; NAME7 stands for three. */
function productsOf(code: string) {
  const [, number] = /^cf(\d{3,4})$/.exec(code.toLowerCase()) ?? [];
  if (number) return [product(Number(number))];
  if (code.toLowerCase() === 'name7')
    return ['cyan', 'magenta', 'yellow'].map((color, at) =>
      product(701 + at, { title: `NAME7 ${color}`, color }),
    );
  return [];
}

/** Opens the element on a partner's page; gives the requests that were made. */
async function open(page: Page, attributes = '', takesCodes = true): Promise<string[]> {
  const requests: string[] = [];
  await answerCalls(page, {
    products: (route, query) => {
      const codes = query.get('codes')?.split(',');
      requests.push(codes ? `codes ${codes.length}` : `q ${query.get('q')}`);
      if (codes && takesCodes) {
        const found = codes.map(code => ({
          code,
          products: /^toner-\d+$/.test(code) ? [product(Number(code.slice(6)))] : productsOf(code),
        }));
        const items = found.flatMap(({ products }) => products);
        return answer(route, {
          items,
          matches: found.map(({ code, products }) => ({ code, slugs: products.map(({ slug }) => slug) })),
        });
      }
      const items = productsOf(query.get('q') ?? '');
      return answer(route, { items, total: items.length });
    },
  });
  await openElements(page, `<tass-quick-order ${attributes}></tass-quick-order>`);
  await expect(page.getByLabel('Paste your list')).toBeVisible();
  return requests;
}

async function paste(page: Page, list: string): Promise<void> {
  await page.getByLabel('Paste your list').fill(list);
  await page.getByRole('button', { name: 'Check list' }).click();
}

const row = (page: Page, line: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line, exact: true }) });
const rows = (page: Page) => page.locator('tr[data-state]');

test('each line is shown with what was understood, asked or not found', async ({ page }) => {
  await open(page);
  await paste(page, 'Dear Sir,\ncf101 x 3\nNAME7 - 2 pcs\nwhiteboard markers x 12');
  await expect(row(page, 'cf101 x 3').getByRole('link', { name: 'Toner 101' })).toHaveAttribute(
    'href',
    /\/product\/toner-101$/,
  );
  await expect(row(page, 'cf101 x 3').getByRole('spinbutton')).toHaveValue('3');
  await expect(row(page, 'cf101 x 3')).toContainText('55.500');
  await expect(row(page, 'NAME7 - 2 pcs')).toContainText('Which one do you mean?');
  await expect(row(page, 'whiteboard markers x 12')).toContainText('Not found');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('1 of 3 lines ready')).toBeVisible();
  await page.getByText('Lines without goods, left out: 1').click();
  await expect(page.getByText('Dear Sir,', { exact: true })).toBeVisible();
});

test('a choice that is pressed makes its line ready, and all ready lines go into the cart', async ({
  page,
}) => {
  await open(page);
  await record(page, 'tass-add-to-cart');
  await paste(page, 'CF101,3\nNAME7,2');
  await row(page, 'NAME7,2').getByRole('button', { name: 'NAME7 magenta' }).click();
  await expect(row(page, 'NAME7,2').getByRole('link', { name: 'NAME7 magenta' })).toBeVisible();
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText('Lines added to your cart: 2.')).toBeVisible();
  const added = await fired<{ product: { slug: string }; quantity: number }>(page, 'tass-add-to-cart');
  expect(added.map(({ product: { slug }, quantity }) => [slug, quantity])).toEqual([
    ['toner-101', 3],
    ['toner-702', 2],
  ]);
});

test('seventy lines arrive as seventy', async ({ page }) => {
  await open(page);
  await paste(page, Array.from({ length: 70 }, (_, at) => `CF${100 + at}\t${at + 1}`).join('\n'));
  await expect(rows(page)).toHaveCount(70);
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('tass-cart') ?? '[]').length);
  await expect.poll(stored).toBe(70);
});

test('more pieces than the shop takes are said, not cut silently', async ({ page }) => {
  await open(page);
  await paste(page, 'CF101 x 1500');
  await expect(row(page, 'CF101 x 1500')).toContainText('More than 999 pieces');
  await expect(row(page, 'CF101 x 1500').getByRole('spinbutton')).toHaveValue('999');
});

test('a file is read whatever its type and encoding', async ({ page }) => {
  await open(page);
  const text = '"code","qty"\r\n"cf101","4"\r\n';
  await page.getByLabel('CSV file').setInputFiles({
    name: 'order.xyz',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(`\ufeff${text}`, 'utf16le'),
  });
  await expect(row(page, '"cf101","4"').getByRole('spinbutton')).toHaveValue('4');
});

test('a spreadsheet that is no text is refused with the next step', async ({ page }) => {
  await open(page);
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'order.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert').filter({ hasText: 'Save as' })).toBeVisible();
});

test('a host that ignores codes is asked one by one', async ({ page }) => {
  const requests = await open(page, '', false);
  await paste(page, 'CF101 x 3');
  await expect(row(page, 'CF101 x 3').getByRole('link', { name: 'Toner 101' })).toBeVisible();
  expect(requests).toContain('q cf101');
});

test('a list in the attribute opens as it was', async ({ page }) => {
  await open(page, 'items="toner-101:2,toner-102:5,bad:0" name="Front office"');
  await expect(page.getByRole('heading', { name: 'Front office' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Lines of the link that could not be read: 1.')).toBeVisible();
  await expect(row(page, 'CF102').getByRole('spinbutton')).toHaveValue('5');
});

test('a shop out of reach loses nothing that was pasted', async ({ page }) => {
  await answerCalls(page, { products: route => answer(route, undefined, 400) });
  await openElements(page, '<tass-quick-order></tass-quick-order>');
  await paste(page, 'CF101 x 3');
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be reached' })).toBeVisible();
  await expect(page.getByLabel('Paste your list')).toHaveValue('CF101 x 3');
});

for (const width of [390, 750, 820, 1440])
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await paste(page, `NAME7 x 2\nCF101\n${'W'.repeat(200)}9 x 3`);
    await expect(rows(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('F66: a thousand lines of all spellings are understood or named, and the page stays alive', async ({
  page,
}) => {
  const requests = await open(page);
  const spell = [
    (n: number) => `CF${n}\t2`,
    (n: number) => `cf${n} x 2`,
    (n: number) => `"CF${n}" ; 2`,
    (n: number) => `=CF${n} 2`,
    (n: number) => `CF${n} عدد ٢`,
    (n: number) => `<b>CF${n}</b> qty 2`,
    (n: number) => `C F ${n} x 2`,
    (n: number) => `<img src=x onerror=alert(${n})>`,
  ];
  const lines = Array.from({ length: 1000 }, (_, at) => (spell[at % 8] as (n: number) => string)(1000 + at));
  await page.getByLabel('Paste your list').fill(lines.join('\n'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(rows(page)).toHaveCount(1000, { timeout: 60_000 });
  expect(await page.locator('tr[data-state=ok]').count()).toBe(875);
  expect(await page.locator('tr[data-state=ok] img, tbody b').count()).toBe(0);
  expect(
    requests.filter(request => request.startsWith('codes')).every(request => Number(request.slice(6)) <= 100),
  ).toBe(true);
});
