import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, openElement, record, SHOP, shownIn } from '../../helpers/open-element';
import { product, productPage } from '../../helpers/products';

// `<template slot="card">`: what products say and do in a page's own markup. Styles, policies, files: browser/hosts/card-template.spec.ts.

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

const cards = () => within(document.body).queryAllByRole('article');
/** What a card says in one place. */
const said = (card: HTMLElement | undefined, place: string) => {
  const found = card?.querySelector<HTMLElement>(`[data-tass~=${place}]`);
  return found?.hidden ? 'hidden' : found?.textContent;
};
const press = (name: string) =>
  within(cards()[0] as HTMLElement)
    .getByRole('button', { name })
    .click();

async function open(body: string) {
  const element = await openElement(body, {
    products: query => answer(query.get('q') ? { ...productPage(0), items: [product(3)] } : listed()),
    'products/brands': () => answer([{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': () => answer([{ slug: 'envy-6020', title: 'ENVY 6020' }]),
  });
  await expect.poll(() => cards().length).toBe(2);
  return element;
}

const grid = (attributes = '') => `<tass-product-grid ${attributes}>${CARD}</tass-product-grid>`;

test('products stand in the page’s own card; markup in data stays words', async () => {
  const { root } = await open(grid('partner="acme"'));
  const [first, second] = cards() as [HTMLElement, HTMLElement];
  expect(said(first, 'title')).toBe('<img src=x onerror="document.title=1">');
  expect(said(first, 'price')).toBe('18.500 د.ك');
  expect(said(first, 'regular-price')).toBe('20.000 د.ك');
  for (const link of within(first).getAllByRole('link'))
    expect(link.getAttribute('href')).toBe(`${SHOP}/product/toner-1?ref=acme`);
  expect(said(first, 'offer')).toBe('hidden');
  expect(said(second, 'offer')).toBe('Two for one');
  expect(said(second, 'regular-price')).toBe('hidden');
  expect(second.querySelector('img')?.getAttribute('src')).toBeNull();
  expect(within(second).getByRole('button', { name: 'Out of stock' })).toHaveProperty('disabled', true);
  expect(root.querySelector('[part~=card]')).toBeNull();
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('prices read as on the shop’s own cards: %s from %s', async (lang, direction) => {
  await open(grid(`lang="${lang}"`));
  for (const place of ['price', 'regular-price'])
    expect(cards()[0]?.querySelector<HTMLElement>(`[data-tass=${place}] > *`)?.dir).toBe(direction);
});

test('its buttons fill the cart with the same events, and its quantity follows every change', async () => {
  await open(`${grid()}<tass-cart-badge></tass-cart-badge>`);
  const badge = shownIn(document.querySelector<HTMLElement>('tass-cart-badge'));
  const [added, removed] = [record('tass-add-to-cart'), record('tass-remove-from-cart')];
  const quantity = () => said(cards()[0], 'quantity');
  expect(quantity()).toBe('hidden');
  press('Add to Cart');
  await badge.findByRole('link', { name: 'Cart, 1 item' });
  await expect.poll(quantity).toBe('1');
  press('Add to Cart');
  await expect.poll(quantity).toBe('2');
  press('−');
  await expect.poll(quantity).toBe('1');
  press('−');
  await badge.findByRole('link', { name: 'Cart, 0 items' });
  await expect.poll(quantity).toBe('hidden');
  expect(added).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  expect(removed).toMatchObject([{ quantity: 1 }, { quantity: 0 }]);
});

test('its links tell of the choice and let the page lead on', async () => {
  await open(grid());
  const [chosen, led] = [record('tass-select'), record('tass-navigate', true)];
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  within(cards()[0] as HTMLElement)
    .getAllByRole('link')[1]
    ?.dispatchEvent(click);
  expect(chosen).toMatchObject([{ product: { slug: 'toner-1' } }]);
  expect(led).toMatchObject([{ href: `${SHOP}/product/toner-1` }]);
  expect(click.defaultPrevented).toBe(true);
});

test('cards follow the question and the language, and what stays keeps its node', async () => {
  const { host } = await open(grid());
  const [first] = cards();
  host.setAttribute('lang', 'ar');
  await within(first as HTMLElement).findByRole('button', { name: 'أضف إلى السلة' });
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(`${SHOP}/ar/product/toner-1`);
  expect(cards()[0]).toBe(first);
  host.setAttribute('query', 'tn');
  await expect.poll(() => cards().map(card => said(card, 'title'))).toEqual(['Toner 3']);
});

test('the finder shows what it found in the page’s own card', async () => {
  const { root } = await open(`<tass-finder brand="hp" model="envy-6020">${CARD}</tass-finder>`);
  expect(root.querySelector('[part~=slot]')).toBeNull();
  press('Add to Cart');
  await expect.poll(() => said(cards()[0], 'quantity')).toBe('1');
});
