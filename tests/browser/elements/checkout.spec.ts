import { expect, test } from 'playwright/test';
import {
  accept,
  answerOrders,
  confirmation,
  fillDetails,
  keysOf,
  openCheckout,
  place,
  refuse,
  sendOrder,
} from '../../helpers/checkout-page';
import { openElements } from '../../helpers/element-page';
import { cartOf } from '../../helpers/orders';

// Contract, section 5: what the host may answer to an order, and what the checkout makes of it.

test('off the shop the confirmation stands in the checkout’s place, with the dialog of the page, and is printed', async ({
  page,
}) => {
  await answerOrders(page, accept());
  await sendOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  await expect(dialog).toContainText('TASS-1001');
  await dialog.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page).toHaveURL(/made-elements/);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await test.step('the page’s own print shows the order, whose receipt nobody asked for', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(confirmation(page)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('the receipt of an order that was just placed is all that is printed', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.locator('tass-checkout').getByRole('button', { name: 'Print receipt' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeHidden();
  });
});

test('when an order comes is counted from the shop’s answer, not from a clock that is years off', async ({
  page,
}) => {
  await page.clock.setFixedTime('2019-01-01T09:00:00+03:00');
  await answerOrders(page, accept({ created_at: '2026-11-22T06:00:00.000Z' }));
  await sendOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  await expect(dialog).toContainText('Sunday 22 November');
});

test('the confirmation says what happens now: number, day, address, lines and sums, receipt and printer', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T09:00:00+03:00');
  const devices = [{ slug: 'hp-m402dn', title: 'M402dn', brand: { slug: 'hp', title: 'HP' } }];
  await page.route('**/api/v2/products/toner-1', route =>
    route.fulfill({ json: { data: { ...cartOf(1)[0], devices } } }),
  );
  await answerOrders(page, accept({ subtotal: '18.500', shipping: '2.000' }));
  await sendOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  const places = [
    'Thank you!',
    'Continue Shopping',
    'TASS-1001',
    '50123456',
    'Sunday 22 November',
    'Hawalli',
  ];
  const inOrder = async () => {
    const words = (await dialog.textContent()) ?? '';
    return places.map(text => words.indexOf(text)).every((at, index, all) => at > (all[index - 1] ?? -1));
  };
  await expect.poll(inOrder).toBe(true);
  await expect(dialog).toContainText('Hawalli, Block 4, Street 12, Building 8');
  await expect(dialog.getByRole('row', { name: /Toner 1/ })).toContainText('18.500');
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText('20.500');
  const printer = dialog.getByRole('combobox', { name: 'Which printer is it for?' });
  await dialog.getByRole('button', { name: 'Save printer' }).click();
  await expect(printer).toHaveAccessibleDescription('Please fill this in.');
  await expect(printer).toBeFocused();
  await printer.selectOption('HP M402dn');
  await dialog.getByRole('button', { name: 'Save printer' }).click();
  await expect(dialog.getByRole('status')).toHaveText('HP M402dn is saved.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tass-printers'))).toContain('hp-m402dn');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Block');
});

test('an address in two scripts keeps the order of its parts', async ({ page }) => {
  await answerOrders(page, accept());
  await openCheckout(page);
  await fillDetails(page);
  await page.getByLabel('Block').fill('٤');
  await page.getByLabel('Street').fill('شارع ١٢');
  await page.getByLabel('House or building').fill('٨');
  await place(page).click();
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  const left = async (part: string) =>
    (await dialog.getByText(part, { exact: true }).boundingBox())?.x ?? Number.NaN;
  expect(await left('Block ٤')).toBeLessThan(await left('شارع ١٢'));
  expect(await left('شارع ١٢')).toBeLessThan(await left('Building ٨'));
});

test('fields of a row stand at one height though a label wraps or one has a fault', async ({ page }) => {
  await openCheckout(page, cartOf(1), { floor: '2' });
  const heightOf = async (name: string) =>
    Math.round((await page.locator(`[name="${name}"]`).boundingBox())?.y ?? Number.NaN);
  const expectRow = (...names: readonly string[]) =>
    expect.poll(async () => new Set(await Promise.all(names.map(heightOf))).size, names.join()).toBe(1);
  const letters = (size: string) =>
    page.evaluate(size => document.documentElement.style.setProperty('--tass-font-size', size), size);
  for (const width of [320, 340, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectRow('block', 'street');
    await expectRow('building', 'floor');
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await letters('32px');
  await expectRow('block', 'street', 'building');
  await expectRow('floor', 'flat');
  await page.setViewportSize({ width: 320, height: 800 });
  await letters('16px');
  await place(page).click();
  await expect(page.getByLabel('House or building')).toHaveAccessibleDescription(/./);
  await expectRow('building', 'floor');
});

test('F52 a street of one long word leaves the confirmation as wide as its window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await answerOrders(page, accept());
  await openCheckout(page);
  await fillDetails(page);
  await page.getByLabel('Street').fill('x'.repeat(100));
  await place(page).click();
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  await expect(dialog).toContainText('x'.repeat(100));
  expect(await dialog.evaluate(node => node.scrollWidth - node.clientWidth)).toBe(0);
});

test('what is typed in two tabs is kept of both', async ({ page, context }) => {
  await openCheckout(page);
  const other = await context.newPage();
  await openElements(other, '<tass-checkout></tass-checkout>');
  await page.getByLabel('Full name').fill('Maha');
  await expect(other.getByLabel('Full name')).toHaveValue('Maha');
  await other.getByLabel('Delivery notes').fill('Call first');
  await expect(page.getByLabel('Delivery notes')).toHaveValue('Call first');
  await page.getByLabel('Street').fill('12');
  await other.reload();
  await expect(other.getByLabel('Street')).toHaveValue('12');
  await expect(other.getByLabel('Delivery notes')).toHaveValue('Call first');
});

test('on a phone total and button are in view from the first field on, and nothing typed is under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 330, height: 700 });
  await openCheckout(page, [{ ...cartOf(1)[0], quantity: 99 }]);
  const bar = page.locator('.pay');
  await expect(page.getByLabel('Full name')).toBeInViewport();
  await expect(place(page)).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('1,831.500 د.ك');
  // Side by side: one above the other would take a fifth of the window.
  const [total, button] = await Promise.all(
    [bar.getByText('1,831.500'), place(page)].map(one => one.boundingBox()),
  );
  expect(button?.y).toBeLessThan(total?.y ?? 0);
  const field = page.getByLabel('House or building');
  await field.focus();
  const room = async () => {
    const [above, below] = await Promise.all([field, bar].map(one => one.boundingBox()));
    return (below?.y ?? Number.NaN) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('F35 a title that turns the writing round turns nothing but itself', async ({ page }) => {
  const [line] = cartOf(1);
  await answerOrders(
    page,
    refuse(409, 'price-changed', {
      items: [{ slug: 'toner-1', quantity: 1, price: '19.000' }],
      subtotal: '19.000',
      shipping: '2.000',
      total: '21.000',
    }),
  );
  await sendOrder(page, [{ ...line, title: 'Toner \u202Efo gnihton' }] as never);
  const changed = page.getByRole('listitem').filter({ hasText: '19.000' }).last();
  await expect(changed).toContainText('18.500');
  const left = (selector: string) =>
    changed.locator(selector).evaluate(node => node.getBoundingClientRect().left);
  expect(await left('bdi')).toBeLessThan(await left('s'));
  expect(await left('s')).toBeLessThan(await left('strong'));
});

test('F10 changed prices are shown beside the old ones, and only a second press orders at them; the focus stays on the button, and what it asks comes into a phone’s view', async ({
  page,
}) => {
  const changed = refuse(409, 'price-changed', { items: [{ slug: 'toner-1', price: '19.250' }] });
  await page.setViewportSize({ width: 390, height: 700 });
  const sent = await answerOrders(page, changed, accept());
  await sendOrder(page);
  const change = page.getByRole('status').getByRole('listitem');
  await expect(change).toContainText('18.500');
  await expect(change).toContainText('19.250');
  expect(sent).toHaveLength(1);
  const again = page.getByRole('button', { name: 'Place order at the new price' });
  await expect(again).toBeFocused();
  await expect(page.getByRole('status').getByRole('listitem')).toBeInViewport({ ratio: 1 });
  await again.click();
  await expect(confirmation(page)).toBeVisible();
  expect(sent.map(({ body }) => body.expected_total)).toEqual(['20.500', '21.250']);
  expect(new Set(keysOf(sent)).size).toBe(2);
});

test('F36 an accepted order whose lines can’t be read is confirmed with those that were sent', async ({
  page,
}) => {
  await answerOrders(page, accept({ items: { a: 1 } }));
  await sendOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  await expect(dialog.getByRole('row', { name: /Toner 1/ })).toContainText('18.500');
});

test('what the host finds wrong stands beside its field, the first of which has the focus, or beside its line', async ({
  page,
}) => {
  const message = 'At most 50 of one product in an order. For more, write to us on WhatsApp: +965 5000 0000.';
  const errors = [
    { field: 'address.block', message: 'Enter your block.' },
    { field: 'customer.phone', message: 'This number is not in service.' },
  ];
  await answerOrders(
    page,
    refuse(422, 'invalid', { errors }),
    refuse(422, 'invalid', {
      errors: [
        { field: 'items.1.quantity', message },
        { field: 'customer.phone', message: 'This number has reached the limit.' },
      ],
    }),
  );
  await sendOrder(page, cartOf(1, 2));
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'This number is not in service.',
  );
  await expect(page.getByLabel('Block')).toHaveAccessibleDescription('Enter your block.');
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await place(page).click();
  await expect(page.getByText(`Toner 2: ${message}`)).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ hasText: 'Toner 2' })).toContainText(message);
  await expect(page.getByRole('listitem').filter({ hasText: 'Toner 1' })).not.toContainText('At most');
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'This number has reached the limit.',
  );
});

test('F34 only an https payment_url is gone to', async ({ page }) => {
  await answerOrders(page, accept({ payment_url: 'javascript:document.title="hit"' }));
  await sendOrder(page);
  await expect(confirmation(page)).toBeVisible();
  await expect(page).toHaveTitle('Host');
});

test('with a payment_url the shopper goes there, the cart empty and nothing left to send', async ({
  page,
}) => {
  await page.route('https://pay.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
  );
  await answerOrders(page, accept({ payment_url: 'https://pay.example/1001' }));
  await sendOrder(page);
  await expect(page).toHaveTitle('Pay');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('tass-order-attempt');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tass-checkout'))).toBeNull();
});
