import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { pageMemory } from '../../helpers/page-memory';
import { productPage } from '../../helpers/products';

// `<template slot="card">`: a page's own styles, policy and nodes, and what is loaded for it. What cards say and do: unit/hosts.

const CARD = `<template slot="card"><article class="own">
  <b data-tass="price"></b> <i data-tass="quantity"></i> <button data-tass="add-to-cart"></button>
</article></template>`;

async function open(page: Page, body: string, more: Parameters<typeof openElements>[2] = {}) {
  await answerCalls(page, { products: route => answer(route, productPage(2)) });
  await openElements(page, body, more);
}

const GRID = `<tass-product-grid>${CARD}</tass-product-grid>`;
const cards = (page: Page) => page.locator('article.own');

for (const [what, script] of [
  ['with tass.js', '/widgets/latest/tass.js'],
  ['with the grid’s single file', '/widgets/latest/product-grid.js'],
] as const)
  test(`${what} under a strict policy with Trusted Types the card is drawn, in the page’s own styles`, async ({
    page,
  }) => {
    await open(page, `<style>.own b { color: rgb(1, 2, 3) }</style>${GRID}`, {
      script: `<script type="module" src="${script}"></script>`,
      headers: {
        'content-security-policy':
          "script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    });
    const card = cards(page).first();
    await expect(card.locator('b')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(card.locator('i')).toBeHidden();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(card.locator('i')).toHaveText('1');
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
  await open(page, GRID);
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
      }, GRID);
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
