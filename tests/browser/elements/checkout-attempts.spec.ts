import { expect, type Page, test } from 'playwright/test';
import {
  accept,
  answerOrders,
  confirmation,
  keysOf,
  lose,
  place,
  refuse,
  type Sent,
  sendOrder,
  unreachable,
  voided,
} from '../../helpers/checkout-page';
import { skipPauses } from '../../helpers/pauses';

// Contract, section 5: orders of which no answer came, or one that decides nothing.

test.beforeEach(({ page }) => skipPauses(page));

test('F03 the answer is lost: a reload and another press send the same key and payload', async ({ page }) => {
  const sent = await answerOrders(page, lose, lose, lose, accept());
  await sendOrder(page);
  await expect(unreachable(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.reload();
  await place(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(attempt => JSON.stringify(attempt))).size).toBe(1);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

/** Sends an order that is lost, and changes the name afterwards. */
async function loseThenEdit(page: Page): Promise<void> {
  await sendOrder(page);
  await expect(unreachable(page)).toBeVisible();
  await page.getByLabel('Full name').fill('Somebody Else');
  await place(page).click();
}

const namesOf = (sent: readonly Sent[]) =>
  sent.map(({ method, body }) => (method === 'POST' ? body.customer.name : method));

test('F58 lost, then edited: the earlier attempt is voided, and the edited one goes under a new key', async ({
  page,
}) => {
  const sent = await answerOrders(page, lose, lose, lose, voided, accept());
  await loseThenEdit(page);
  await expect(confirmation(page)).toBeVisible();
  expect(namesOf(sent).slice(3)).toEqual(['DELETE', 'Somebody Else']);
  expect(sent[3]?.key).toBe(sent[0]?.key);
  expect(sent[4]?.key).not.toBe(sent[0]?.key);
});

test('F58 lost after it was placed, then edited: number and contents are alert before anything is sent', async ({
  page,
}) => {
  const items = [{ slug: 'toner-1', title: 'Toner 1', quantity: 1, price: '18.500' }];
  const sent = await answerOrders(
    page,
    lose,
    lose,
    lose,
    accept({ number: 'TASS-0900', items }),
    accept({ items }),
  );
  await loseThenEdit(page);
  const alert = page.getByRole('alert').filter({ hasText: 'TASS-0900 was placed' });
  await expect(alert).toContainText('1 × Toner 1');
  await expect(alert).toContainText('for Maha Al Salem');
  expect(namesOf(sent).slice(3)).toEqual(['DELETE']);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await place(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(namesOf(sent).slice(4)).toEqual(['Somebody Else']);
});

for (const [what, ...answers] of [
  ['says that it knows no such call', refuse(405, 'method-not-allowed')],
  ['refuses the preflight', lose, lose, lose],
] as const) {
  for (const [choice, name] of [
    ['Send the earlier order again', 'Maha Al Salem'],
    ['Place the new order', 'Somebody Else'],
  ] as const) {
    test(`F58 lost, then edited, and the host ${what}: the shopper decides, “${choice}”`, async ({
      page,
    }) => {
      await page.route('**/api/v2/products?limit=1', route =>
        route.fulfill({ json: { data: { items: [] } }, headers: { 'access-control-allow-origin': '*' } }),
      );
      const sent = await answerOrders(page, lose, lose, lose, ...answers, accept());
      await loseThenEdit(page);
      const question = page.getByRole('alert').filter({ hasText: 'may have arrived' });
      await expect(question).toContainText('this minute');
      await expect(question).toContainText('1 × Toner 1');
      expect(namesOf(sent).slice(3)).toEqual(answers.map(() => 'DELETE'));
      await question.getByRole('button', { name: choice }).click();
      await expect(confirmation(page)).toBeVisible();
      expect(namesOf(sent).at(-1)).toBe(name);
      expect(sent.at(-1)?.key === sent[0]?.key).toBe(name === 'Maha Al Salem');
    });
  }
}

test('an order that is still being placed is asked for again under its key', async ({ page }) => {
  const sent = await answerOrders(page, refuse(409, 'in-progress'), accept());
  await sendOrder(page);
  await expect(confirmation(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(keysOf(sent)).size).toBe(1);
});

for (const [status, kind] of [
  [429, 'too-many-requests'],
  [503, 'unavailable'],
] as const) {
  test(`F18 F19 ${status} with Retry-After waits as long as the host asks, with the same key`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      const send = fetch;
      window.fetch = (...call) => {
        if (String(call[0]).endsWith('/order')) times.push(Date.now());
        return send(...call);
      };
    });
    const sent = await answerOrders(page, refuse(status, kind, {}, 7), accept());
    const refused = page.waitForResponse(/\/order$/);
    await sendOrder(page);
    await refused;
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(sent).toHaveLength(2);
    }).toPass({ intervals: [20] });
    await expect(confirmation(page)).toBeVisible();
    const [first = 0, second = 0] = await page.evaluate(
      () => (window as unknown as { times: number[] }).times,
    );
    expect(second - first).toBeGreaterThanOrEqual(7000);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });
}

test('an answer that is no order leaves open whether it was placed: cart, form and key stay', async ({
  page,
}) => {
  const sent = await answerOrders(page, accept({ number: undefined }), accept());
  await sendOrder(page);
  await expect(unreachable(page)).toBeVisible();
  await place(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(keysOf(sent)).size).toBe(1);
});
