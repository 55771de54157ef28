import { expect, type Page, test } from 'playwright/test';
import { addresses, PURCHASING_SYSTEM } from '../../helpers/shop';

// The way of a purchasing system: it opens the shop, the buyer makes a list, the list comes back (SAP's Open Catalog Interface).

const RETURN = `${PURCHASING_SYSTEM}/sap/srm/inbound?session=4711&step=2`;

/** Where a purchasing system's form goes: by GET to the shop itself, by POST to the API. */
const BY = {
  get: `${addresses.site}/quick-order`,
  post: `${addresses.api}/api/v2/oci`,
};

/** A purchasing system whose button opens the shop's quick order; gives what comes back to it. */
async function openFrom(
  page: Page,
  hook: string,
  method: keyof typeof BY = 'get',
): Promise<URLSearchParams[]> {
  const received: URLSearchParams[] = [];
  const call = Object.entries({ HOOK_URL: hook, '~OkCode': 'ADDI', '~TARGET': '_top', '~CALLER': 'CTLG' });
  const fields = call
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
  await page.route(`${PURCHASING_SYSTEM}/**`, route => {
    const request = route.request();
    if (request.method() === 'POST' && request.url() === RETURN)
      received.push(new URLSearchParams(request.postData() ?? ''));
    const body =
      received.length > 0
        ? '<h1>Shopping basket</h1>'
        : `<form method="${method}" action="${BY[method]}">${fields}<button>Open TASS</button></form>`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto(`${PURCHASING_SYSTEM}/basket`);
  await page.getByRole('button', { name: 'Open TASS' }).click();
  await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
  return received;
}

for (const method of ['get', 'post'] as const)
  test(`a list goes from the shop into the basket that it was opened from by ${method.toUpperCase()}`, async ({
    page,
  }) => {
    const received = await openFrom(page, RETURN, method);
    await page.getByLabel('Paste your list').fill('CF226A x 2\n26A compatible, 3\nwhiteboard markers x 12');
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect(page.getByText('2 of 3 lines ready')).toBeVisible();
    await expect(page.getByText('are not returned: 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Return to purchasing system' }).click();
    await expect(page.getByRole('heading', { name: 'Shopping basket' })).toBeVisible();
    const [list] = received;
    expect(Object.fromEntries(list ?? [])).toMatchObject({
      '~OkCode': 'ADDI',
      '~TARGET': '_top',
      '~CALLER': 'CTLG',
      'NEW_ITEM-DESCRIPTION[1]': 'HP 26A (CF226A) Toner Cartridge Black',
      'NEW_ITEM-QUANTITY[1]': '2.000',
      'NEW_ITEM-UNIT[1]': 'PCE',
      'NEW_ITEM-PRICE[1]': expect.stringMatching(/^\d+\.\d{3}$/),
      'NEW_ITEM-CURRENCY[1]': 'KWD',
      'NEW_ITEM-PRICEUNIT[1]': '1',
      'NEW_ITEM-MANUFACTMAT[1]': 'CF226A',
      'NEW_ITEM-QUANTITY[2]': '3.000',
    });
    expect(list?.has('NEW_ITEM-MANUFACTMAT[2]')).toBe(false);
    expect(list?.has('NEW_ITEM-DESCRIPTION[3]')).toBe(false);
  });

test('a system that the build does not list gets nothing, and its buyer is told', async ({ page }) => {
  const other = 'https://purchasing.example.com.evil.example/inbound';
  await openFrom(page, other);
  await expect(page.getByRole('alert').filter({ hasText: other })).toContainText('does not know');
  await page.getByLabel('Paste your list').fill('CF226A x 2');
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Return to purchasing system' })).toHaveCount(0);
});
