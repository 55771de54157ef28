import { expect, test } from 'playwright/test';
import { addresses } from '../../helpers/shop';
import { Browser, driverOf, ENGINES, KEYS } from '../../helpers/webdriver';

// The main jobs in other engines than Chromium, where the machine has a driver of theirs. `npm run soak -- engines` runs it.

const WORDS = {
  en: {
    openSearch: 'Open search',
    search: 'Search products',
    add: 'Add to Cart',
    inCart: 'Cart, 1 item',
    list: 'Paste your list',
    check: 'Check list',
    addAll: 'Add all to cart',
    order: 'Place order',
    placed: 'Order Placed Successfully!',
  },
  ar: {
    openSearch: 'فتح البحث',
    search: 'ابحث عن منتج',
    add: 'أضف إلى السلة',
    inCart: 'السلة، عدد المنتجات: 1',
    list: 'الصق قائمتك',
    check: 'افحص القائمة',
    addAll: 'أضف الكل إلى السلة',
    order: 'تأكيد الطلب',
    placed: 'تم استلام طلبك بنجاح!',
  },
} as const;

/** Chooses the first place of a list; the list that a press would open is the system's own, which no driver reaches. */
function chooseFirst(name: string): boolean {
  const select = document
    .querySelector('tass-checkout')
    ?.shadowRoot?.querySelector<HTMLSelectElement>(`[name=${name}]`);
  if (!select || select.options.length < 2) return false;
  select.selectedIndex = 1;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Another number each time: the shop takes only so many orders a day from one. */
const phone = () => `5${String(Date.now()).slice(-7)}`;

const path = (browser: Browser) => browser.evaluate(() => decodeURI(location.pathname));

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.skip(!driverOf(engine), `There is no driver of ${engine} on PATH.`);
    let browser: Browser;
    test.beforeEach(async () => {
      browser = await Browser.launch(engine);
    });
    test.afterEach(async () => {
      const info = test.info();
      try {
        if (info.status !== info.expectedStatus) await browser.screenshot(info.outputPath('failed.png'));
      } finally {
        await browser.close();
      }
    });

    for (const [lang, prefix] of [
      ['en', ''],
      ['ar', '/ar'],
    ] as const) {
      const t = WORDS[lang];
      test(`from a search and a pasted list to an order: ${lang}`, async () => {
        await browser.open(addresses.site + prefix);
        await browser.press('button', t.openSearch);
        await browser.press('input', t.search);
        await browser.type('cf226a');
        await browser.find('[role=option]');
        await browser.type(KEYS.down + KEYS.enter);
        await expect.poll(() => path(browser)).toMatch(/\/product\/.*cf226a/);
        await browser.press('button', t.add);
        await browser.find('a', t.inCart);
        await browser.open(`${addresses.site}${prefix}/quick-order`);
        await browser.press('textarea', t.list);
        await browser.type('TN-2410 1\n');
        await browser.press('button', t.check);
        await browser.press('button:enabled', t.addAll);
        await browser.open(`${addresses.site}${prefix}/checkout`);
        for (const [field, text] of [
          ['name', 'Maha'],
          ['phone', phone()],
          ['block', '4'],
          ['street', '5'],
          ['building', '6'],
        ]) {
          await browser.press(`input[name=${field}]`);
          await browser.type(text ?? '');
        }
        for (const list of ['governorate', 'area'])
          await expect.poll(() => browser.evaluate(chooseFirst, list)).toBe(true);
        await browser.press('button', t.order);
        await browser.find('h2', t.placed);
      });
    }

    test('the finder on a partner’s page shows what fits', async () => {
      await browser.open(`${addresses.partner}/dealer.html`);
      await browser.find('tass-finder');
      await browser.press('input[part=quick]');
      await browser.type('m402d');
      await browser.press('[role=option]', 'HP LaserJet Pro M402d');
      await browser.find('[part=title]', 'HP 26A (CF226A)');
    });
  });
}
