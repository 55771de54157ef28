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
