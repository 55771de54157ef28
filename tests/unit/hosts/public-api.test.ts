import { afterEach, expect, test, vi } from 'vitest';
import { cart, TassError, texts } from '../../../widgets/public-api/public-api';
import { texts as ownTexts } from '../../../widgets/stores/texts';
import { answer, openElement, record, SHOP, shownIn } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// What a page's own script may call: the cart, texts, and elements' methods. As exports of tass.js: browser/hosts/public-api.spec.ts.

const open = (body = '', surroundings = {}) =>
  openElement(
    `${body}<tass-cart-badge></tass-cart-badge>`,
    {
      'products/brands': () => answer([{ slug: 'hp', title: 'HP' }]),
      'products/toner-1': () => answer(product(1)),
      'products/toner-2': () => answer(product(2, { price: '0.500' })),
      'products/toner-9': () => answer(product(9, { in_stock: false })),
      'products/broken': () => answer(undefined, 418),
    },
    surroundings,
  );

// They are the page's, which other tests open too.
afterEach(() => ownTexts.setState({}, true));

const lines = ({ items }: ReturnType<typeof cart.get>) =>
  items.map(({ slug, quantity }) => `${slug} ${quantity}`);

test('quantities are set, lines taken out, and each promise gives the cart after it', async () => {
  await open();
  expect(lines(await cart.set('toner-2', 3))).toEqual(['toner-2 3']);
  expect(lines(await cart.add('toner-1'))).toEqual(['toner-2 3', 'toner-1 1']);
  expect(lines(await cart.set('toner-2', 1))).toEqual(['toner-2 1', 'toner-1 1']);
  expect(lines(await cart.add('toner-2', 999))).toEqual(['toner-2 999', 'toner-1 1']);
  for (let times = 0; times < 2; times++)
    expect(lines(await cart.remove('toner-1'))).toEqual(['toner-2 999']);
  expect((await cart.set('toner-2', 0)).count).toBe(0);
});

test('the cart link leads into the shop and takes the cart along', async () => {
  await open('', { head: '<meta name="tass:partner" content="acme">' });
  expect(cart.link()).toBe(`${SHOP}/cart?ref=acme`);
  await cart.add('toner-1', 2);
  expect(cart.link()).toMatch(new RegExp(`^${SHOP}/cart\\?add=toner-1:2&from=[\\w-]+&ref=acme$`));
});

test('a subscriber hears each change until it leaves', async () => {
  const card = await open('<tass-product-card slug="toner-1"></tass-product-card>');
  const heard: number[] = [];
  const leave = cart.subscribe(({ subtotal }) => heard.push(subtotal));
  (await card.findByRole('button', { name: 'Add to Cart' })).click();
  await expect.poll(() => heard).toEqual([18_500]);
  leave();
  await cart.add('toner-1');
  expect(heard).toEqual([18_500]);
});

test('a listener that cancels the wish keeps the cart as it is', async () => {
  await open();
  record('tass-add-to-cart', true);
  expect((await cart.add('toner-1')).count).toBe(0);
});

test('what can’t be done rejects with a TassError that says why', async () => {
  await open();
  const refused = async (change: Promise<unknown>, call: string, status: number) => {
    const error = await change.catch(reason => reason);
    expect(error).toBeInstanceOf(TassError);
    expect(error).toMatchObject({ name: 'TassError', call, status, message: expect.stringMatching(/.{5}/) });
  };
  await refused(cart.add('no-such-thing'), 'cart.add', 404);
  await refused(cart.add('toner-9'), 'cart.add', 409);
  await refused(cart.add('broken'), 'cart.add', 418);
  await refused(cart.add('toner-1', 1.5), 'cart.add', 0);
  await refused(cart.set('toner-1', 1000), 'cart.set', 0);
  await refused(cart.add(''), 'cart.add', 0);
});

test('sentences are replaced by element, name and language, before and after an element is drawn', async () => {
  const finder = await open('<tass-finder></tass-finder>');
  const badge = shownIn(document.querySelector<HTMLElement>('tass-cart-badge'));
  await finder.findByRole('option', { name: 'HP' });
  texts('en', { finder: { heading: 'Find your ink' }, cartBadge: { name: 'Basket ({1})' } });
  texts('ar', { finder: { heading: 'جد حبرك' } });
  await finder.findByRole('heading', { name: 'Find your ink' });
  // Nothing is left of the stroke under words that the page’s own sentence has not.
  expect(finder.root.querySelector('mark')?.textContent ?? '').toBe('');
  await badge.findByRole('link', { name: 'Basket (0)' });
  texts('en', { finder: { brand: 'Make' } });
  await finder.findByLabelText('Make');
  finder.getByRole('heading', { name: 'Find your ink' });
  document.documentElement.setAttribute('lang', 'ar');
  await finder.findByRole('heading', { name: 'جد حبرك' });
});

test('unknown languages, elements and names are warned of, and the names there are said', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  texts('de' as 'en', { finder: { heading: 'Tinte finden' } });
  texts('en', { finder: { headline: 'x' }, basket: { heading: 'x' }, cart: {} } as object);
  await expect.poll(() => warn.mock.calls.length).toBe(3);
  for (const words of [/'de'.*en and ar/, /“headline”.*heading/, /“basket”.*cart/])
    expect(warn.mock.calls.filter(([text]) => words.test(text))).toHaveLength(1);
});

test('a page opens the order dialog', async () => {
  const dialog = await openElement('<tass-order-dialog></tass-order-dialog>');
  (dialog.host as HTMLElementTagNameMap['tass-order-dialog']).show('K-1234');
  const shown = await dialog.findByRole('dialog', { name: 'Order Placed Successfully!' });
  await expect.poll(() => shown).toHaveProperty('open', true);
  await dialog.findByText('K-1234', { exact: false });
});
