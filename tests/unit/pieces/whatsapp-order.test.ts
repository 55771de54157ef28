import { expect, test } from 'vitest';
import { parseItems } from '../../../widgets/addresses/items';
import { messages as productMessages } from '../../../widgets/pieces/messages/product-card';
import { messages } from '../../../widgets/pieces/messages/whatsapp-order';
import { whatsappOrder } from '../../../widgets/pieces/order/whatsapp-order';
import { builtSettings } from '../../../widgets/settings';
import type { CartItem } from '../../../widgets/types';

// The cart as a WhatsApp message: readable, within what opens everywhere, and with a link to the identical cart.

const line = (number: number): CartItem => ({
  id: 1000 + number,
  slug: `tass-compatible-toner-${number}a-cf${number}a-black-high-yield`,
  title: `تونر تاس متوافق مع إتش بي ${number}A أسود (CF${number}A)`,
  code: `CF${number}A`,
  price: '14.750',
  quantity: number,
});
const lines = (length: number) => Array.from({ length }, (_, index) => line(index + 1));

const settings = { ...builtSettings('ar'), whatsapp: '96550000000' };

const words = { ...messages.ar, kinds: productMessages.ar.kinds };

function order(items: readonly CartItem[]) {
  const address = whatsappOrder(settings, items, words) ?? '';
  const text = new URL(address).searchParams.get('text') ?? '';
  const link = new URL(/https?:\S+$/.exec(text)?.[0] ?? '');
  return { address, text, cart: parseItems(link.searchParams.get('add') ?? '').items };
}

test('a short cart says titles, quantities and the total, and links to the same slugs', () => {
  const { address, text, cart } = order(lines(2));
  expect(address).toMatch(/^https:\/\/wa\.me\/96550000000\?text=/);
  expect(text).toContain('2 × تونر تاس متوافق مع إتش بي 2A أسود (CF2A)');
  expect(text).toContain('44.250 د.ك');
  expect(cart).toEqual(lines(2).map(({ slug, quantity }) => ({ slug, quantity })));
});

test('thirty lines all stand in a message that opens everywhere', () => {
  const { address, text, cart } = order(lines(30));
  expect(address.length).toBeLessThanOrEqual(2000);
  for (const { quantity, code } of lines(30)) expect(text).toContain(`${quantity} × ${code}\n`);
  expect(cart).toEqual(lines(30).map(({ id, quantity }) => ({ slug: String(id), quantity })));
});

test('a line said by its code stands under its kind: an original and its compatible share a code', () => {
  const kinds = ['compatible', 'original', undefined];
  const { text } = order(lines(30).map((item, at) => ({ ...item, code: 'CF1A', kind: kinds[at % 3] })));
  const said = text.split('\n');
  const under = (name: string) => said.slice(said.indexOf(name) + 1, said.indexOf(name) + 11);
  const quantities = (first: number) => Array.from({ length: 10 }, (_, at) => `${first + 3 * at} × CF1A`);
  expect(under('متوافق:')).toEqual(quantities(1));
  expect(under('أصلي:')).toEqual(quantities(2));
  expect(said.slice(1, 11)).toEqual(quantities(3));
});

test('a cart of a hundred lines is cut in words, never in its link', () => {
  const { address, text, cart } = order(lines(100));
  expect(address.length).toBeLessThanOrEqual(2000);
  expect(text).toMatch(/ومنتجات أخرى عددها \d+/);
  expect(cart).toHaveLength(100);
});

test('without a number there is nothing to open', () => {
  expect(whatsappOrder(builtSettings(), lines(1), words)).toBeUndefined();
});
