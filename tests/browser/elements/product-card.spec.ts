import { expect, type Locator, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// Specification, sections 2 (product card), 3 and 4 (card quantity); contract, sections 3 to 5.

async function openCard(
  page: Page,
  different: Readonly<Record<string, unknown>> = {},
  tag = 'tass-product-card',
) {
  await answerCalls(page, { 'products/toner-1': route => answer(route, product(1, different)) });
  await openElements(page, `<${tag} slug="toner-1"></${tag}>`);
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });
const quantity = (page: Page) => page.getByRole('group', { name: 'Toner 1' });
const plus = (page: Page) => page.getByRole('button', { name: 'Increase quantity' });
const minus = (page: Page) => page.getByRole('button', { name: 'Decrease quantity' });

test('shows offer, title, category, price and regular price, and leads to the product', async ({ page }) => {
  await openCard(page, { price: '32.725', regular_price: '38.500', offers: [{ title: '15% Off' }] });
  const card = page.getByRole('article');
  await expect(card.locator('[part=offer]')).toHaveText('15% Off');
  await expect(card.locator('[part=category]')).toHaveText('Toners');
  await expect(card.locator('[part=price]')).toHaveText('32.725 د.ك');
  await expect(card.locator('s[part=regular-price]')).toHaveText('38.500 د.ك');
  await expect(card.getByRole('link', { name: 'Toner 1' })).toHaveAttribute(
    'href',
    `${addresses.site}/product/toner-1`,
  );
});

test('an offer of one line lies over the picture, a long one leaves the picture free in cards of any width', async ({
  page,
}) => {
  const offers = [['15% Off'], ['Buy two of the same colour and get a free cleaning kit with your order']];
  await answerCalls(page, {
    products: route =>
      answer(route, {
        items: offers.map(([title], at) => product(at + 1, { offers: [{ title }] })),
        page: 1,
        limit: 12,
        total: 2,
      }),
  });
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  const covered = (card: Locator) =>
    card.evaluate(node => {
      const box = (part: string) => node.querySelector(`[part=${part}]`)?.getBoundingClientRect() as DOMRect;
      const [offer, image] = [box('offer'), box('image')];
      return { by: offer.bottom - image.top, inside: offer.right <= image.right && offer.left >= image.left };
    });
  const [short, long] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
  for (const width of [220, 390, 560, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => covered(short)).toMatchObject({ inside: true });
    const { by } = await covered(short);
    expect(by).toBeGreaterThan(10);
    expect(by).toBeLessThan(40);
    expect(await covered(long)).toEqual({ by: expect.closeTo(by, 0), inside: true });
  }
});

test('a long kind and the cost of a page take one line each on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCard(page, { kind: 'remanufactured', color: 'black', price: '12.750' });
  const facts = page.getByRole('article').getByRole('listitem');
  for (const text of ['Remanufactured', '4.1 fils a page'])
    await expect
      .poll(async () => (await facts.filter({ hasText: text }).boundingBox())?.height)
      .toBeLessThan(30);
});

test('in a page’s wide letters no fact runs into another', async ({ page }) => {
  await page.setViewportSize({ width: 358, height: 844 });
  const different = { kind: 'remanufactured', color: 'magenta', price: '12.750' };
  await answerCalls(page, { 'products/toner-1': route => answer(route, product(1, different)) });
  await openElements(page, '<tass-product-card slug="toner-1"></tass-product-card>', {
    // Twice, or browsers make it smaller.
    head: '<style>html { --tass-font: monospace, monospace }</style>',
  });
  const facts = page.getByRole('article').getByRole('listitem');
  await expect(facts).toHaveText([/Remanufactured/, /Magenta/, /3,100 pages/, /4.1 fils a page/]);
  const boxes = await facts.evaluateAll(all => all.map(fact => fact.getBoundingClientRect().toJSON()));
  for (const [at, { right, top, height }] of boxes.entries()) {
    expect(height).toBeLessThan(30);
    // What stands behind it in the same line begins where it has ended.
    for (const other of boxes.slice(at + 1))
      if (Math.abs(other.top - top) < 10) expect(other.left).toBeGreaterThanOrEqual(right);
  }
});

test('a code with a hyphen stands on one line, in a card of any width', async ({ page }) => {
  await openCard(page, { title: 'تونر تاس متوافق مع توشيبا T-FC415EC سماوي' });
  const code = page.getByText('T-FC415EC', { exact: true });
  for (const width of [390, 376, 362, 348, 334, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => code.evaluate(node => node.getClientRects().length)).toBe(1);
  }
});

test('Add to Cart becomes minus, quantity, plus; minus at 1 goes back', async ({ page }) => {
  await openCard(page);
  await test.step('the first piece is read out: its live text is there before it', async () => {
    const live = page.getByRole('article').locator('[aria-live=polite]');
    await expect(live).toHaveText('');
    const before = await live.elementHandle();
    await add(page).click();
    await expect(live).toHaveText('1');
    expect(await live.evaluate((now, then) => now === then, before)).toBe(true);
    await minus(page).click();
    await expect(add(page)).toBeVisible();
  });
  await test.step('each press counts one piece', async () => {
    await add(page).click();
    await expect(quantity(page)).toContainText('1');
    await plus(page).click();
    await expect(quantity(page)).toContainText('2');
    await minus(page).click();
    await expect(quantity(page)).toContainText('1');
    await minus(page).click();
    await expect(quantity(page)).toHaveCount(0);
    await expect(add(page)).toBeVisible();
  });
  await test.step('the keyboard stays with the control when it changes its shape', async () => {
    await add(page).focus();
    await page.keyboard.press('Enter');
    await expect(plus(page)).toBeFocused();
    await minus(page).focus();
    await page.keyboard.press('Enter');
    await expect(add(page)).toBeFocused();
  });
});

test('presses that come at once count once', async ({ page }) => {
  await openCard(page);
  /** Takes what is in the cart out again. */
  const empty = async () => {
    await minus(page).press('Enter');
    await expect(quantity(page)).toContainText('1');
    await minus(page).press('Enter');
    await expect(add(page)).toBeVisible();
  };
  for (const side of ['start', 'end'])
    await test.step(`the second tap of a double tap at the button's ${side} changes nothing`, async () => {
      await record(page, 'tass-add-to-cart');
      const { x, y, width, height } = (await add(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.dblclick(side === 'start' ? x + 20 : x + width - 20, y + height / 2);
      // A press is told at once: what the second would have done has been told by now.
      expect(await fired(page, 'tass-add-to-cart')).toMatchObject([{ quantity: 1 }]);
      await expect(quantity(page)).toContainText('1');
      await plus(page).focus();
      await page.keyboard.press('Enter');
      await expect(quantity(page)).toContainText('2');
      await empty();
    });
  await test.step('an Enter that is held puts one piece into the cart', async () => {
    await record(page, 'tass-add-to-cart');
    await add(page).focus();
    await page.keyboard.down('Enter');
    await expect(plus(page)).toBeFocused();
    // The key is still down: these are its repeats.
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // A press is told at once: what a repeat would have done has been told by now.
    expect(await fired(page, 'tass-add-to-cart')).toMatchObject([{ quantity: 1 }]);
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toContainText('2');
  });
});

test('a page that listens is told first, and may cancel', async ({ page }) => {
  await openCard(page);
  await test.step('choosing a card tells tass-select and tass-navigate; cancelled, nothing is followed', async () => {
    await record(page, 'tass-select');
    await record(page, 'tass-navigate', true);
    const here = page.url();
    // The whole card leads there, its picture too.
    await page.getByRole('article').click({ position: { x: 20, y: 20 } });
    await expect.poll(() => fired(page, 'tass-select')).toMatchObject([{ product: { slug: 'toner-1' } }]);
    await expect
      .poll(() => fired(page, 'tass-navigate'))
      .toEqual([{ href: `${addresses.site}/product/toner-1` }]);
    expect(page.url()).toBe(here);
  });
  await test.step('a cancelled tass-select is no navigation', async () => {
    await record(page, 'tass-select', true);
    await record(page, 'tass-navigate', true);
    await page.getByRole('link', { name: 'Toner 1' }).click();
    await expect.poll(() => fired(page, 'tass-select')).toHaveLength(1);
    expect(await fired(page, 'tass-navigate')).toEqual([]);
  });
  await test.step('a partner who sells through an own basket cancels tass-add-to-cart', async () => {
    await record(page, 'tass-add-to-cart', true);
    await add(page).click();
    await expect
      .poll(() => fired(page, 'tass-add-to-cart'))
      .toMatchObject([{ product: { slug: 'toner-1' }, quantity: 1 }]);
    await expect(add(page)).toBeVisible();
    await expect(quantity(page)).toHaveCount(0);
  });
});

test('F34 F35 hostile titles are text, hostile addresses are no links and no pictures', async ({ page }) => {
  await openCard(page, {
    title: '<img src=x onerror="window.hit=1">',
    slug: '../../evil?x=<script>',
    image: 'javascript:alert(1)',
    offers: [{ title: '<b>99%</b>' }],
  });
  await expect(page.getByText('<img src=x onerror="window.hit=1">')).toBeVisible();
  await expect(page.locator('[part=offer]')).toHaveText('<b>99%</b>');
  const href = await page.getByRole('link').getAttribute('href');
  expect(new URL(href ?? '').origin).toBe(addresses.site);
  expect(new URL(href ?? '').pathname).toBe('/product/..%2F..%2Fevil%3Fx%3D%3Cscript%3E');
  await expect(page.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('F35 a title of 10,000 letters leaves the card in shape', async ({ page }) => {
  await openCard(page, { title: 'Toner '.repeat(1700) });
  const box = await page.getByRole('article').boundingBox();
  expect(box?.height).toBeLessThan(700);
});
