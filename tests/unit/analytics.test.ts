// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { emit } from '../../widgets/events';
import '../../widgets/analytics';

interface Entry {
  readonly event?: string;
  readonly ecommerce?: { readonly value?: number };
}
const page = window as unknown as { dataLayer?: Entry[] };
const line = { slug: 'hp-26a', title: 'HP 26A', price: '18.500', quantity: 2 };

beforeEach(() => {
  page.dataLayer = [];
  document.body.replaceChildren();
  emit(window, 'tass-cart-change', { items: [line] as never, count: 1, subtotal: 37000 });
});

/** The events on the data layer after an element followed a link. */
async function eventsAfter(tag: string, href: string): Promise<(Entry | undefined)[]> {
  const element = document.body.appendChild(document.createElement(tag));
  emit(element, 'tass-navigate', { href });
  await Promise.resolve();
  return (page.dataLayer ?? []).filter(({ event }) => event);
}

test('the way to the checkout begins it, in KWD', async () => {
  const [begun] = await eventsAfter('tass-cart', 'https://shop.example/checkout');
  expect(begun).toMatchObject({ event: 'begin_checkout', ecommerce: { value: 37 } });
});

test('on another site the cart’s button begins it too, though its link leads to the shop’s cart', async () => {
  const [begun] = await eventsAfter('tass-cart', 'https://shop.example/cart?add=hp-26a:2&ref=p');
  expect(begun).toMatchObject({ event: 'begin_checkout', ecommerce: { value: 37 } });
});

test('the badge, which shows the cart first, begins nothing', async () => {
  expect(await eventsAfter('tass-cart-badge', 'https://shop.example/cart?add=hp-26a:2')).toEqual([]);
});
