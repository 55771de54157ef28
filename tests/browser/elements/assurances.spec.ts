import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product } from '../../helpers/products';

// What product, cart and checkout promise: when an order comes, warranty, returns, payment. 22 November 2026 is a Sunday.

const SUNDAY_MORNING = '2026-11-22T09:00:00+03:00';
const THURSDAY_EVENING = '2026-11-26T18:00:00+03:00';
const TASS = { slug: 'tass', title: 'TASS' };
const HEAD = '<meta name="tass:whatsapp" content="+965 5000 0000">';

async function open(
  page: Page,
  tag: string,
  { at = SUNDAY_MORNING, lang = 'en' as 'en' | 'ar', different = {}, draft = {} } = {},
) {
  const one = product(1, { title: 'HP 26A Toner Black', ...different });
  await page.clock.setFixedTime(at);
  await page.addInitScript(
    ([cart, fields]) => {
      localStorage.setItem('tass-cart', cart);
      localStorage.setItem('tass-checkout', fields);
    },
    [JSON.stringify([{ ...one, quantity: 1 }]), JSON.stringify({ fields: draft })] as const,
  );
  await answerCalls(page, { 'products/toner-1': route => answer(route, one) });
  await openElements(page, `<${tag} slug="toner-1"></${tag}>`, { lang, head: HEAD });
}

const delivery = (page: Page) => page.locator('[part=delivery]');
const promised = (page: Page, place: string) => delivery(page).locator('div').filter({ hasText: place });

for (const tag of ['tass-product', 'tass-cart', 'tass-checkout'])
  test(`${tag} says when an order comes, the warranty, returns and payment`, async ({ page }) => {
    await open(page, tag);
    await expect(delivery(page)).toContainText('Order by 2 PM today');
    await expect(promised(page, 'Capital')).toContainText('Today Sunday 22 November');
    await expect(promised(page, 'Ahmadi')).toContainText('Tomorrow Monday 23 November');
    await expect(promised(page, 'Wafra')).toContainText('Tuesday 24 November');
    await expect(delivery(page)).toContainText('No deliveries on Friday.');
    const rest = page.locator('[part=assurances]');
    await expect(rest).toContainText('14 days to return it');
    await expect(rest).toContainText('An opened original is taken back only if it is faulty');
    await expect(rest).toContainText('Pay when it arrives');
    await expect(rest).toContainText('KNET');
  });

test('after the hour on a Thursday the next delivery is on Saturday, also in Arabic', async ({ page }) => {
  await open(page, 'tass-product', { at: THURSDAY_EVENING, lang: 'ar' });
  await expect(delivery(page)).toContainText('اطلب قبل الساعة 2 بعد الظهر يوم السبت');
  await expect(promised(page, 'العاصمة')).toContainText('السبت، 28 نوفمبر');
  await expect(promised(page, 'الأحمدي')).toContainText('الأحد، 29 نوفمبر');
});

test('where the checkout knows the area, only that is said', async ({ page }) => {
  await open(page, 'tass-product', { draft: { governorate: 'ahmadi', area: 'wafra' } });
  await expect(delivery(page).locator('dt')).toHaveText(['To your address']);
  await expect(delivery(page).locator('dd')).toHaveText('Tuesday 24 November');
});

test('the warranty is the shop’s own for its brand, and each kind has its rule once it is opened', async ({
  page,
}) => {
  await open(page, 'tass-product', { different: { brand: TASS, kind: 'remanufactured' } });
  const rest = page.locator('[part=assurances]');
  await expect(rest).toContainText('12-month TASS warranty');
  await expect(rest).toContainText('An opened remanufactured one is taken back only if');
});

test('paper has no seal to open', async ({ page }) => {
  await open(page, 'tass-product', { different: { category: { slug: 'paper', title: 'Paper' } } });
  const rest = page.locator('[part=assurances]');
  await expect(rest).toContainText('14 days to return it');
  await expect(rest).not.toContainText('opened');
});

test('a question by WhatsApp names the product and its address', async ({ page }) => {
  await open(page, 'tass-product');
  const link = page.getByRole('link', { name: 'Ask us on WhatsApp' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/96550000000');
  expect(address.searchParams.get('text')).toMatch(
    /^Hello, I have a question about HP 26A Toner Black\nhttp.*\/product\/toner-1$/,
  );
});
