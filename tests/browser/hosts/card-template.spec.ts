import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { pageMemory } from '../../helpers/page-memory';
import { product, productPage } from '../../helpers/products';

// `<template slot="card">`: products in a page's own markup and styles.

const CARD = `<template slot="card"><article class="own">
  <a data-tass="link"><img data-tass="image"></a>
  <a data-tass="link title"></a> <small data-tass="brand"></small> <em data-tass="offer"></em>
  <b data-tass="price"></b> <s data-tass="regular-price"></s>
  <button data-tass="remove-from-cart">−</button> <i data-tass="quantity"></i> <button data-tass="add-to-cart"></button>
</article></template>`;

const listed = () => ({
  ...productPage(0),
  items: [
    product(1, { title: '<img src=x onerror="document.title=1">', price: '18.500', regular_price: '20.000' }),
    product(2, { in_stock: false, image: 'javascript:alert(1)', offers: [{ title: 'Two for one' }] }),
  ],
});

async function open(page: Page, body: string, more: Parameters<typeof openElements>[2] = {}) {
  await answerCalls(page, {
    products: (route, query) =>
      answer(route, query.get('q') ? { ...productPage(0), items: [product(3)] } : listed()),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'envy-6020', title: 'ENVY 6020' }]),
  });
  await openElements(page, body, more);
}

const grid = (attributes = '') => `<tass-product-grid ${attributes}>${CARD}</tass-product-grid>`;
const cards = (page: Page) => page.locator('article.own');

test('products stand in the page’s own card and styles; markup in data stays words', async ({ page }) => {
  await open(page, `<style>.own b { color: rgb(1, 2, 3) }</style>${grid('partner="acme"')}`);
  await expect(cards(page)).toHaveCount(2);
  const [first, second] = [cards(page).first(), cards(page).nth(1)];
  await expect(first.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
  await expect(first.locator('b')).toHaveText('18.500 د.ك');
  await expect(first.locator('b')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(first.locator('s')).toHaveText('20.000 د.ك');
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /\/product\/toner-1\?ref=acme$/);
  await expect(first.locator('em')).toBeHidden();
  await expect(second.locator('em')).toHaveText('Two for one');
  await expect(second.locator('s')).toBeHidden();
  expect(await second.locator('img').getAttribute('src')).toBeNull();
  await expect(second.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await expect(page).toHaveTitle('Host');
  expect(await page.locator('tass-product-grid').locator('[part~=card]').count()).toBe(0);
});

test('prices read as on the shop’s own cards, in both directions', async ({ page }) => {
  for (const [lang, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await open(page, grid(`lang="${lang}"`));
    for (const name of ['price', 'regular-price'])
      await expect(cards(page).first().locator(`[data-tass=${name}] > *`)).toHaveCSS('direction', direction);
  }
});

test('its buttons fill the cart with the same events, and its quantity follows every change', async ({
  page,
}) => {
  await open(page, `${grid()}<tass-cart-badge></tass-cart-badge>`);
  await record(page, 'tass-add-to-cart');
  await record(page, 'tass-remove-from-cart');
  const first = cards(page).first();
  await expect(first.locator('i')).toBeHidden();
  await first.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(first.locator('i')).toHaveText('1');
  await first.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(first.locator('i')).toHaveText('2');
  await first.getByRole('button', { name: '−' }).click();
  await expect(first.locator('i')).toHaveText('1');
  await first.getByRole('button', { name: '−' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  const quantities = async (name: string) =>
    (await fired<{ quantity: number }>(page, name)).map(({ quantity }) => quantity);
  await expect.poll(() => quantities('tass-add-to-cart')).toEqual([1, 2]);
  await expect.poll(() => quantities('tass-remove-from-cart')).toEqual([1, 0]);
});

test('its links tell of the choice and let the page lead on', async ({ page }) => {
  await open(page, grid());
  await record(page, 'tass-select');
  await record(page, 'tass-navigate', true);
  await cards(page).first().getByRole('link').nth(1).click();
  await expect.poll(() => fired(page, 'tass-select')).toMatchObject([{ product: { slug: 'toner-1' } }]);
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toMatchObject([{ href: expect.stringMatching(/\/product\/toner-1$/) }]);
  await expect(page).toHaveTitle('Host');
});

test('cards follow the question and the language, and what stays keeps its node', async ({ page }) => {
  await open(page, grid());
  await expect(cards(page)).toHaveCount(2);
  const node = await cards(page).first().elementHandle();
  await page.locator('tass-product-grid').evaluate(element => element.setAttribute('lang', 'ar'));
  await expect(cards(page).first().getByRole('button', { name: 'أضف إلى السلة' })).toBeVisible();
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute(
    'href',
    /\/ar\/product\/toner-1$/,
  );
  expect(await node?.evaluate(element => element.isConnected)).toBe(true);
  await page.locator('tass-product-grid').evaluate(element => element.setAttribute('query', 'tn'));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Toner 3');
});

test('the finder shows what it found in the page’s own card', async ({ page }) => {
  await open(page, `<tass-finder brand="hp" model="envy-6020">${CARD}</tass-finder>`);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator('tass-finder').locator('[part~=slot]')).toHaveCount(0);
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cards(page).first().locator('i')).toHaveText('1');
});

for (const [what, script] of [
  ['with tass.js', '/widgets/latest/tass.js'],
  ['with the grid’s single file', '/widgets/latest/product-grid.js'],
] as const)
  test(`${what} under a strict policy with Trusted Types the card is drawn`, async ({ page }) => {
    await open(page, grid(), {
      script: `<script type="module" src="${script}"></script>`,
      headers: {
        'content-security-policy':
          "script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    });
    await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cards(page).first().locator('i')).toHaveText('1');
  });

test('a card whose nodes a framework put into the template itself is drawn too', async ({ page }) => {
  await open(page, '<main id="place"></main>');
  await page.evaluate(() => {
    const grid = document.createElement('tass-product-grid');
    const template = Object.assign(document.createElement('template'), { slot: 'card' });
    const title = document.createElement('h4');
    title.dataset.tass = 'title';
    template.append(title, document.createElement('hr'));
    grid.append(template);
    document.querySelector('#place')?.append(grid);
  });
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2);
});

for (const [tag, attributes] of [
  ['tass-product-grid', ''],
  ['tass-finder', 'brand="hp" model="envy-6020"'],
] as const)
  test(`a card that comes later is taken at once, and so is another in its place: ${tag}`, async ({
    page,
  }) => {
    await open(page, `<${tag} ${attributes}></${tag}>`);
    const element = page.locator(tag);
    const usual = element.locator('[part~=add-to-cart]');
    await expect(usual.first()).toBeVisible();
    await element.evaluate((host, html) => host.insertAdjacentHTML('beforeend', html), CARD);
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toBeVisible();
    await expect(usual).toHaveCount(0);
    await element.evaluate(host => {
      const other = Object.assign(document.createElement('template'), { slot: 'card' });
      other.innerHTML = '<h5 data-tass="title"></h5>';
      host.querySelector('template')?.replaceWith(other);
    });
    await expect(element.getByRole('heading', { level: 5 })).toHaveCount(2);
    await expect(cards(page)).toHaveCount(0);
    await element.evaluate(host => host.querySelector('template')?.remove());
    await expect(element.locator('h5')).toHaveCount(0);
    await expect(usual.first()).toBeVisible();
  });

test('where the code for a card template can’t be had, the usual cards stand', async ({ page }) => {
  await page.route(/\/card-template[-.]/, route => route.abort());
  await open(page, grid());
  await expect(page.locator('tass-product-grid').locator('[part~=card]')).toHaveCount(2);
});

test('a page without a card of its own loads nothing for it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  await open(page, '<tass-product-grid></tass-product-grid>');
  await expect(page.locator('tass-product-grid').locator('[part~=card]')).toHaveCount(2);
  expect(files.filter(file => /card-template|headless/.test(file))).toEqual([]);
});

test('F42 elements with a card of the page’s own that come and go leave nothing behind', async ({ page }) => {
  await open(page, '<div id="place"></div>');
  /** Puts a grid on the page and takes it away again, so often. */
  const rounds = async (times: number) => {
    for (let round = 0; round < times; round++) {
      await page.locator('#place').evaluate((place, html) => {
        place.innerHTML = html;
      }, grid());
      await expect(cards(page)).toHaveCount(2);
    }
    await page.locator('#place').evaluate(place => place.replaceChildren());
  };
  const held = await pageMemory(page);
  await rounds(2);
  const before = await held();
  await rounds(20);
  await expect.poll(async () => (await held()).nodes - before.nodes).toBeLessThan(100);
});
