import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, type Route, test } from 'playwright/test';
import { complaints } from '../../helpers/complaints';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// What a page puts in place of what an element draws, or beside it.

const calls = (page: Page, more: Parameters<typeof answerCalls>[1] = {}) =>
  answerCalls(page, {
    products: route => answer(route, productPage(0)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'envy-6020', title: 'ENVY 6020' }]),
    'products/toner-1': route => answer(route, product(1)),
    ...more,
  });

/** Each element with a button of its own name, by its tag and attributes, and who plays that button. */
const BUTTONS = [
  ['tass-login', '', 'link'],
  ['tass-categories', '', 'button'],
  ['tass-promo', '', 'link'],
  ['tass-hero', '', 'button'],
  ['tass-newsletter', '', 'button'],
  ['tass-contact', 'email="shop@example.com"', 'button'],
  ['tass-add-to-cart', 'slug="toner-1"', 'button'],
  ['tass-product-card', 'slug="toner-1"', 'button'],
  ['tass-product', 'slug="toner-1"', 'button'],
  ['tass-product-grid', 'view-more="/new-products"', 'link'],
  ['tass-orders', '', 'button'],
  ['tass-quick-order', '', 'button'],
  ['tass-quote', 'items="toner-1:1"', 'button'],
] as const;

test('the words of each element’s button are the page’s own, where it gives some, also in the cart’s link', async ({
  page,
}) => {
  await calls(page, { products: route => answer(route, { ...productPage(1), items: [product(1)] }) });
  await openElements(
    page,
    BUTTONS.map(([tag, attributes]) => `<${tag} ${attributes}><b slot="button">My ${tag}</b></${tag}>`)
      .join('')
      .concat('<tass-cart-badge><b slot="button">Basket</b></tass-cart-badge>'),
  );
  for (const [tag, , role] of BUTTONS) {
    const element = page.locator(tag);
    await element.scrollIntoViewIfNeeded();
    await expect(element.getByRole(role, { name: `My ${tag}`, exact: true })).toBeVisible();
  }
  // What stands in the cart's link doesn't name it.
  await expect(page.getByRole('link', { name: 'Cart, 0 items', exact: true })).toBeVisible();
  await expect(page.getByText('Basket')).toBeVisible();
});

const EMPTY = [
  ['tass-product-grid', '', 'No products here yet'],
  ['tass-finder', 'brand="hp" model="envy-6020"', 'No compatible products'],
  ['tass-cart', '', 'Your cart is empty'],
  ['tass-orders', '', 'No orders'],
  ['tass-quote', '', 'Nothing to quote'],
  ['tass-product', 'slug="gone"', 'not'],
  ['tass-product-card', 'slug="gone"', 'not'],
] as const;

test('an empty state is the page’s own, where it gives one, and stands without', async ({ page }) => {
  await calls(page);
  await openElements(
    page,
    EMPTY.map(
      ([tag, attributes]) =>
        `<div id="own-${tag}"><${tag} ${attributes}><p slot="empty">Own ${tag}</p></${tag}></div><div id="usual-${tag}"><${tag} ${attributes}></${tag}></div>`,
    ).join(''),
  );
  for (const [tag] of EMPTY) {
    const own = page.locator(`#own-${tag}`);
    await own.scrollIntoViewIfNeeded();
    await expect(own.getByText(`Own ${tag}`)).toBeVisible();
    await expect(own.locator('[part~=state]')).toBeHidden();
    const usual = page.locator(`#usual-${tag}`);
    await usual.scrollIntoViewIfNeeded();
    await expect(usual.locator('[part~=state]').first()).toBeVisible();
  }
});

test('what failed and what waits are logged in the page’s own words', async ({ page }) => {
  await calls(page, { products: (route: Route) => answer(route, undefined, 400) });
  await openElements(
    page,
    `<tass-product-grid><p slot="error">Call us instead</p></tass-product-grid>
     <tass-finder><p slot="start">Which printer?</p></tass-finder>`,
  );
  await expect(page.getByText('Call us instead')).toBeVisible();
  await expect(page.locator('tass-product-grid').getByRole('alert')).toBeHidden();
  await expect(page.getByText('Which printer?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeHidden();
});

test('header and footer stand above and below what an element shows, also when they come later', async ({
  page,
}) => {
  await calls(page);
  await openElements(page, '<tass-benefits><h2 slot="header">Why us</h2></tass-benefits>');
  const list = page.getByRole('list');
  await expect(list).toBeVisible();
  await page.locator('tass-benefits').evaluate(element => {
    const note = Object.assign(document.createElement('p'), { slot: 'footer', textContent: 'Since 1998' });
    element.append(note);
  });
  const at = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? 0;
  const top = (await list.boundingBox())?.y ?? 0;
  await expect.poll(() => at('Why us')).toBeLessThan(top);
  await expect.poll(() => at('Since 1998')).toBeGreaterThan(top);
});

test('slots stand in what a server drew, before and after its element takes over', async ({ page }) => {
  const { elementHtml } = await import(pathToFileURL(resolve('dist/package/server.js')).href);
  const html = await elementHtml('finder', {
    children: '<p slot="header">Above</p><p slot="start">Which printer?</p><p slot="footer">Below</p>',
  });
  const logged = complaints(page);
  await calls(page);
  await openElements(page, html, { script: '' });
  const texts = ['Above', 'Which printer?', 'Below'];
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const drawn = await page.locator('tass-finder').getByLabel('Printer brand').elementHandle();
  await page.addScriptTag({ type: 'module', url: '/widgets/latest/tass.js' });
  await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
  await expect(page.getByLabel('Printer model')).toBeEnabled();
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
  expect(await drawn?.evaluate(select => select.isConnected)).toBe(true);
  expect(
    await page
      .locator('tass-finder')
      .evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('slot[name=header]').length),
  ).toBe(1);
  expect(logged).toEqual([]);
});
