import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// Where pages put elements: places that shrink to their content would leave nothing to what fills its place.

const BLOCKS = [
  '<tass-banner-carousel></tass-banner-carousel>',
  '<tass-benefits></tass-benefits>',
  '<tass-brand-list></tass-brand-list>',
  '<tass-brand-marquee></tass-brand-marquee>',
  '<tass-cart></tass-cart>',
  '<tass-checkout></tass-checkout>',
  '<tass-contact></tass-contact>',
  '<tass-finder brand="hp" model="m404"></tass-finder>',
  '<tass-hero></tass-hero>',
  '<tass-newsletter></tass-newsletter>',
  '<tass-orders></tass-orders>',
  '<tass-printer-showcase></tass-printer-showcase>',
  '<tass-product slug="toner-1"></tass-product>',
  '<tass-product-card slug="toner-1"></tass-product-card>',
  '<tass-product-grid heading="Toners" limit="3"></tass-product-grid>',
  '<tass-promo></tass-promo>',
  '<tass-quick-order items="toner-1:2"></tass-quick-order>',
  '<tass-quote items="toner-1:2"></tass-quote>',
  '<tass-search></tass-search>',
];
/** Elements as wide as what they show. */
const INLINE = [
  '<tass-add-to-cart slug="toner-1"></tass-add-to-cart>',
  '<tass-cart-badge></tass-cart-badge>',
  '<tass-categories></tass-categories>',
  '<tass-login></tass-login>',
];
/** Elements that show nothing in their own place. */
const HIDDEN = ['<tass-toaster></tass-toaster>', '<tass-order-dialog></tass-order-dialog>'];
const ALL = [...BLOCKS, ...INLINE, ...HIDDEN];

/** Each place with the HTML around an element. */
const PLACES: Readonly<Record<string, (element: string) => string>> = {
  'a flex row': element => `<div style="display: flex">${element}</div>`,
  'a centred flex column': element =>
    `<div style="display: flex; flex-direction: column; align-items: center">${element}</div>`,
  'a grid’s auto column': element =>
    `<div style="display: grid; grid-template-columns: auto 1fr">${element}<i></i></div>`,
  'a float': element =>
    `<div style="display: flow-root"><div style="float: inline-start">${element}</div></div>`,
  'a table cell': element =>
    `<table style="border-collapse: collapse"><tr><td style="padding: 0">${element}</td></tr></table>`,
  'a dialog': element => `<dialog open style="padding: 0; border: 0">${element}</dialog>`,
  'a popover': element => `<div popover="manual" style="padding: 0; border: 0">${element}</div>`,
  'fit-content': element => `<div style="inline-size: fit-content">${element}</div>`,
  'an inline block': element => `<div style="display: inline-block">${element}</div>`,
  'an absolute box': element => `<div style="position: absolute">${element}</div>`,
};

/** Opens a page on which every element is drawn once. */
async function open(page: Page): Promise<void> {
  const goods = productPage(3);
  await answerCalls(page, {
    products: route => answer(route, goods),
    'products/toner-1': route => answer(route, product(1)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'm404', title: 'M404' }]),
    promotions: route =>
      answer(route, [{ name: 'Sale', is_active: true, image_url: { desktop: 'data:image/svg+xml,' } }]),
  });
  await openElements(page, ALL.join('\n'));
  await page.mouse.move(5, 5);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('*')) {
      if (!element.localName.startsWith('tass-')) continue;
      element.scrollIntoView();
      await customElements.whenDefined(element.localName);
    }
  });
}

/** Draws all elements anew in their places. */
async function fill(page: Page, html: string): Promise<void> {
  await page.evaluate(body => {
    (document.querySelector('main') as HTMLElement).innerHTML = body;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
  }, html);
  await expect(page.getByRole('article').first()).toBeAttached();
}

/** One page for all places, which has the code of every element. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await open(page);
});
test.afterAll(() => page.close());

/** Width in px of each element, in the page's order, and how far the page would scroll sideways. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('tass-'),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      found: elements.map(element => ({
        tag: element.localName,
        width: element.getBoundingClientRect().width,
      })),
      room: Math.min(480, clientWidth),
      overflow: scrollWidth - clientWidth,
    };
  });

for (const [place, around] of Object.entries(PLACES)) {
  test(`F67 every element in ${place} is as wide as there is room, up to 480 px`, async () => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await fill(page, ALL.map(around).join('\n'));
    /** Width in px of each element by the window's, for the table of `npm run bench -- places`. */
    const seen: Record<number, Record<string, number>> = {};
    for (const width of [1000, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const { found, room, overflow } = await widths(page);
        seen[width] = Object.fromEntries(found.map(({ tag, width }) => [tag, Math.round(width)]));
        expect(found).toHaveLength(ALL.length);
        for (const { tag, width: is } of found.slice(0, BLOCKS.length))
          expect([tag, is]).toEqual([tag, room]);
        for (const { tag, width: is } of found.slice(-HIDDEN.length)) expect([tag, is]).toEqual([tag, 0]);
        expect([place, width, overflow]).toEqual([place, width, 0]);
      }).toPass({ timeout: 15_000 });
    }
    test.info().annotations.push({ type: 'figures', description: JSON.stringify({ place, seen }) });
  });
}
