import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { axeFaults } from '../../helpers/axe';
import { answer, answerCalls, openElements, PAGE, SCRIPT } from '../../helpers/element-page';
import { product } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// Lists of `tass-quick-order`: saved on the device, as link, QR code and file, to approve, and back to a purchasing system.

/** Answers calls with toners 1 to 999 by slug or code. */
async function answerProducts(page: Page): Promise<void> {
  await answerCalls(page, {
    products: (route, query) => {
      const codes = query.get('codes')?.split(',') ?? [];
      const found = codes.flatMap(code => {
        const [, number] = /^(?:toner-|cf)(\d{1,3})$/i.exec(code) ?? [];
        return number ? [{ code, item: product(Number(number)) }] : [];
      });
      const matches = found.map(({ code, item }) => ({ code, slugs: [item.slug] }));
      return answer(route, { items: found.map(({ item }) => item), matches });
    },
  });
}

async function open(page: Page, attributes = '', lang: 'en' | 'ar' = 'en'): Promise<void> {
  await answerProducts(page);
  await openElements(page, `<tass-quick-order ${attributes}></tass-quick-order>`, { lang });
}

async function save(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of this list').fill(name);
  await page.getByRole('button', { name: 'Save list' }).click();
}

const lists = (page: Page) => page.getByRole('region', { name: 'Saved on this device' });
const rows = (page: Page) => page.locator('tr[data-state]');

test('a saved list is opened, renamed, deleted and brought back, also by another tab', async ({
  page,
  context,
}) => {
  await open(page, 'items="toner-1:2,toner-2:5"');
  await save(page, 'Front office');
  await expect(page.getByText('Saved on this device as “Front office”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Front office' })).toBeVisible();
  await expect(lists(page)).toContainText('2 lines');

  const other = await context.newPage();
  await open(other);
  await lists(other).getByRole('button', { name: 'Open Front office' }).click();
  await expect(rows(other)).toHaveCount(2);
  await lists(other).getByRole('button', { name: 'Rename Front office' }).click();
  await other.getByLabel('New name').fill('Mailroom');
  await other.keyboard.press('Escape');
  await lists(other).getByRole('button', { name: 'Rename Front office' }).click();
  await other.getByLabel('New name').fill('Reception');
  await other.getByRole('button', { name: 'Save name' }).click();
  await expect(lists(other).getByRole('button', { name: 'Rename Reception' })).toBeFocused();
  await expect(lists(page)).toContainText('Reception');

  await lists(page).getByRole('button', { name: 'Delete Reception' }).click();
  await expect(lists(other)).toHaveCount(0);
  await lists(page).getByRole('button', { name: 'Undo' }).click();
  await expect(lists(other)).toContainText('Reception');
  await expect(lists(page).getByRole('button', { name: 'Rename Reception' })).toBeFocused();
});

test('a name that another list has is asked about, and an empty one is no name', async ({ page }) => {
  await open(page, 'items="toner-1:2"');
  await save(page, ' ');
  await expect(page.getByRole('alert')).toHaveText('Type a name for the list.');
  await save(page, 'Office');
  await page.evaluate(() => document.querySelector('tass-quick-order')?.setAttribute('items', 'toner-3:1'));
  await expect(page.getByRole('link', { name: 'Toner 3' })).toBeVisible();
  await save(page, 'Office');
  await expect(page.getByRole('alert')).toContainText('Another list on this device has this name.');
  await page.getByRole('button', { name: 'Replace that one' }).click();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('tass-lists') ?? '[]'));
  await expect.poll(stored).toMatchObject([{ name: 'Office', items: [{ slug: 'toner-3', quantity: 1 }] }]);
});

test('a list that takes the place of one that is being saved does not replace it', async ({ page }) => {
  await open(page, 'items="toner-1:2"');
  // Another tab is at the lists meanwhile.
  await page.evaluate(
    () =>
      new Promise<void>(locked => {
        void navigator.locks.request('tass-tass-lists', () => {
          locked();
          return new Promise<void>(release => addEventListener('release', () => release()));
        });
      }),
  );
  await save(page, 'Office');
  await page.evaluate(() => document.querySelector('tass-quick-order')?.setAttribute('items', 'toner-3:1'));
  await expect(page.getByRole('link', { name: 'Toner 3' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(lists(page)).toContainText('Office');
  await save(page, 'Office');
  await expect(page.getByRole('alert')).toContainText('Another list on this device has this name.');
});

test('the focus stays in the name that Enter saves, and follows a list that is opened', async ({ page }) => {
  await open(page, 'items="toner-1:2,toner-2:5"');
  await page.getByLabel('Name of this list').fill('Front office');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved on this device as “Front office”.')).toBeVisible();
  await expect(page.getByLabel('Name of this list')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 400 });
  await lists(page).getByRole('button', { name: 'Open Front office' }).click();
  await expect(page.getByText('2 of 2 lines ready')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeFocused();
});

test('a list that was opened and changed is there again after a reload, and is saved under its name', async ({
  page,
}) => {
  await open(page, 'items="toner-1:2,toner-2:5"');
  await save(page, 'Office');
  await expect(lists(page)).toContainText('2 lines');
  await open(page);
  await lists(page).getByRole('button', { name: 'Open Office' }).click();
  await rows(page).filter({ hasText: 'Toner 2' }).getByRole('textbox').fill('9');
  await rows(page).filter({ hasText: 'Toner 1' }).getByRole('button').click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Office' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('textbox')).toHaveValue('9');
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(lists(page)).toContainText('1 line');
});

test('a list in the address leaves the one that was pasted, also once it is in the cart', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Paste your list').fill('CF101 x 3');
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('1 of 1 lines ready')).toBeVisible();
  await open(page, 'items="toner-1:2,toner-2:5"');
  await expect(page.getByText('2 of 2 lines ready')).toBeVisible();
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText('Lines added to your cart: 2.')).toBeVisible();
  await open(page);
  await expect(page.getByLabel('Paste your list')).toHaveValue('CF101 x 3');
  await expect(page.getByText('1 of 1 lines ready')).toBeVisible();
});

test('a link is the same list in the shop, from there on a third origin, and as a file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const wanted = Array.from({ length: 250 }, (_, at) => `toner-${at + 1}:${1 + (at % 9)}`).join(',');

  await open(page, `items="${wanted}" name="Back-up, الفرع & 2" partner="acme"`);
  await expect(rows(page)).toHaveCount(250);
  await page.getByRole('button', { name: 'Copy link' }).click();
  // All pages of a browser have one clipboard, in which another test may have left a list.
  await expect.poll(copied).toMatch(/\/quick-order\?items=toner-1:1,.*toner-250:7&.*ref=acme$/);
  const first = new URL(await copied());
  expect(first.searchParams.get('ref')).toBe('acme');

  await page.goto(first.href);
  await expect(page.getByRole('heading', { name: 'Back-up, الفرع & 2' })).toBeVisible();
  await expect(rows(page)).toHaveCount(250);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).not.toContain('ref=');
  const second = new URL(await copied());
  expect(second.searchParams.get('items')).toBe(wanted);
  expect(second.searchParams.get('name')).toBe('Back-up, الفرع & 2');

  const third = PAGE.replace('localhost', '127.0.0.1');
  const api = `<meta name="tass:api" content="${addresses.api}">`;
  const body = `<html lang="en"><head><title>Third</title>${api}${SCRIPT}</head><body><tass-quick-order items="${second.searchParams.get('items')}"></tass-quick-order></body></html>`;
  await page.route(third, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(third);
  await expect(rows(page)).toHaveCount(250);
  await expect(page.getByRole('row', { name: 'CF250' }).getByRole('textbox')).toHaveValue('7');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download list (CSV)' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('"CF250","Toner 250","7","18.500","129.500"');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('250 of 250 lines ready')).toBeVisible();
});

test('a list too long for a message or a QR code is said to be, a short one goes', async ({ page }) => {
  const items = Array.from({ length: 251 }, (_, at) => `toner-${at + 1}:1`);
  await open(page, `items="${items.slice(0, 3).join()}" name="Office"`);
  const chat = page.getByRole('link', { name: 'Send for approval by WhatsApp' });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Please approve this list (Office):');
  expect(text).toContain(`${addresses.site}/quick-order?items=toner-1:1,toner-2:1,toner-3:1&name=Office`);
  await expect(page.getByRole('link', { name: 'Send for approval by email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this list' })).toBeVisible();

  await page.evaluate(
    text => document.querySelector('tass-quick-order')?.setAttribute('items', text),
    items.slice(0, 250).join(),
  );
  await expect(rows(page)).toHaveCount(250);
  await expect(page.getByText('This list is too long for a message.')).toBeVisible();
  await expect(page.getByText('too long for a QR code')).toBeVisible();
  await expect(chat).toHaveCount(0);
});

test('hostile links do nothing but say what could not be read', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await answerProducts(page);
  const items = '<img src=x onerror=alert(1)>:1,../order:2,javascript:alert(1):1,toner-1:99999,toner-2:1';
  const name = '"><script>alert(2)</script>'.repeat(20);
  const hook = 'javascript:alert(3)';
  const query = new URLSearchParams({ items, name, HOOK_URL: hook });
  await page.goto(`/quick-order?${query}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Lines of the link that could not be read: 3.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect(page.getByRole('alert').filter({ hasText: hook })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return to purchasing system' })).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('hostile links to a quote and a cart ask for nothing and run nothing', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const items = '<img src=x onerror=alert(1)>:1,../order:2,javascript:alert(1):1,__proto__:1';
  const rest = new URLSearchParams({
    name: '"><script>alert(2)</script>',
    quoted: '20261122,<b>',
    from: '<i>',
    ref: '"><svg onload=alert(3)>',
  });
  for (const path of ['/quote?items=', '/ar/quote?items=', '/cart?add=', '/ar/cart?add=']) {
    await page.goto(`${path}${encodeURIComponent(items)}&${rest}`);
    await expect(
      page.getByRole('link', { name: /Choose products|اختر المنتجات|Continue|shop|تسوق/i }).first(),
      path,
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(dialogs, path).toEqual([]);
    const hostile = asked.filter(url => /\/order$|javascript|onerror|%3C/i.test(new URL(url).pathname));
    expect(hostile, path).toEqual([]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')), path).toEqual([]);
  }
});

const SYSTEM = 'https://srm.example.com';

test('the list goes back to a listed purchasing system with the fields it expects', async ({ page }) => {
  await page.route(`${SYSTEM}/**`, route => route.fulfill({ contentType: 'text/html', body: 'Received' }));
  await open(
    page,
    `items="toner-1:2,toner-2:5,toner-x:1" return-hosts="${SYSTEM}" return-to="${SYSTEM}/oci?sid=7"`,
  );
  await expect(page.getByText('are not returned: 1.')).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest(`${SYSTEM}/oci?sid=7`),
    page.getByRole('button', { name: 'Return to purchasing system' }).click(),
  ]);
  expect(request.method()).toBe('POST');
  const fields = new URLSearchParams(request.postData() ?? '');
  expect(fields.get('~CALLER')).toBe('CTLG');
  expect(fields.get('~TARGET')).toBe('_top');
  expect(fields.get('NEW_ITEM-DESCRIPTION[1]')).toBe('Toner 1');
  expect(fields.get('NEW_ITEM-QUANTITY[2]')).toBe('5.000');
  expect(fields.get('NEW_ITEM-PRICE[2]')).toBe('18.500');
  expect(fields.has('NEW_ITEM-DESCRIPTION[3]')).toBe(false);
  await expect(page.getByText('Received')).toBeVisible();
});

for (const lang of ['en', 'ar'] as const)
  test(`a list, a quote and the orders are accessible in ${lang}`, async ({ page }) => {
    await answerProducts(page);
    await page.addInitScript(() =>
      localStorage.setItem(
        'tass-lists',
        '[{"name":"Office","at":1,"items":[{"slug":"toner-1","quantity":1}]}]',
      ),
    );
    for (const path of [
      '/quick-order?items=toner-1:2,toner-x:1&name=Office',
      '/quote?items=toner-1:2',
      '/orders',
    ]) {
      await page.goto(`${lang === 'ar' ? '/ar' : ''}${path}`, { waitUntil: 'networkidle' });
      expect(await axeFaults(page), path).toEqual([]);
    }
  });
