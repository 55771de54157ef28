import { expect, test } from 'vitest';
import { answer, choose, fill, openElement, store, stored } from '../../helpers/open-element';
import { cartOf, DETAILS } from '../../helpers/orders';

// Contract, section 5: what the host may answer to an order, and what the checkout makes of it. Reloads, tabs, sizes: browser/elements/checkout*.spec.ts.

interface Body {
  readonly expected_total: string;
  readonly items: readonly { readonly slug: string; readonly quantity: number }[];
  readonly customer: { readonly name: string };
}

/** What the checkout sent: DELETE voids an attempt, and has no body. */
interface Sent {
  readonly method: string | undefined;
  readonly key: string;
  readonly body: Body | undefined;
}

type Reply = () => Response;

const accept =
  (more = {}): Reply =>
  () =>
    Response.json({ data: { id: 'a', number: 'TASS-1001', total: '20.500', ...more } }, { status: 201 });

/** Refuses an order as the API does (problem+json, contract section 6). `wait` is Retry-After in seconds. */
const refuse =
  (status: number, kind: string, members = {}, wait?: number): Reply =>
  () =>
    Response.json(
      { type: `https://api.example/problems/${kind}`, title: kind, status, ...members },
      { status, headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
    );

const voided: Reply = () => new Response(null, { status: 204 });

/** Takes the order; its response is lost. */
const lose: Reply = () => {
  throw new TypeError('Failed to fetch');
};

/** Nothing filled in. */
const EMPTY = { fields: {} };

/** Opens a checkout with these lines and details; orders are answered in their sequence, the last answer again and again. */
async function open(
  replies: readonly Reply[],
  { lines = cartOf(1) as readonly object[], fields = DETAILS as object } = {},
) {
  const sent: Sent[] = [];
  store('tass-cart', lines);
  store('tass-checkout', { fields });
  const checkout = await openElement('<tass-checkout></tass-checkout>', {
    order(_, { body, headers, method }) {
      const key = new Headers(headers).get('idempotency-key');
      // Whether orders are taken from here at all was asked.
      if (!key) return refuse(400, 'key-missing')();
      sent.push({ method, key, body: body ? JSON.parse(String(body)) : undefined });
      return (replies[sent.length - 1] ?? replies.at(-1) ?? lose)();
    },
    products: () => answer({ items: [] }),
  });
  return {
    ...checkout,
    sent,
    place: async () => (await checkout.findByRole('button', { name: /^Place order/ })).click(),
    confirmed: () => checkout.findByText(/(order|رقم) (TASS-)?1001/),
    /** What an alert or a status says, once one does. */
    told: (words: RegExp) =>
      expect
        .poll(() =>
          ['alert', 'status'].flatMap(role => checkout.queryAllByRole(role).map(place => place.textContent)),
        )
        .toContainEqual(expect.stringMatching(words)),
    field: (name: string) => checkout.getByLabelText<HTMLInputElement>(name),
  };
}

const keysOf = (sent: readonly Sent[]) => new Set(sent.map(({ key }) => key)).size;
const namesOf = (sent: readonly Sent[]) => sent.map(({ method, body }) => body?.customer.name ?? method);

test.each([
  ['out-of-stock', 409],
  ['price-changed', 409],
  ['invalid', 422],
])('F36 a refusal as %s that lists nothing readable is told all the same', async (kind, status) => {
  const { place, told } = await open([refuse(status, kind, { items: { a: 1 }, errors: [null, 'x'] })]);
  await place();
  await told(/Prices have changed|no longer have enough|was not accepted/);
});

test('F36 a new price that is none leaves the line in the cart as it is', async () => {
  const { findAllByRole, place, told } = await open([
    refuse(409, 'price-changed', { items: [{ slug: 'toner-1', price: null }] }),
  ]);
  await place();
  await told(/Prices have changed\./);
  const lines = (await findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(/Toner 1.*18\.500/));
});

test('F10 another fee for shipping than this version of the widgets knows is shown beside it, and a second press orders at it', async () => {
  const { confirmed, findAllByRole, findByRole, place, queryByText, sent, told } = await open([
    refuse(409, 'price-changed', {
      items: [{ slug: 'toner-1', quantity: 1, price: '18.500' }],
      subtotal: '18.500',
      shipping: '2.500',
      total: '21.000',
    }),
    accept(),
  ]);
  await place();
  await told(/Prices have changed\./);
  const lines = (await findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(/Shipping.*2\.000.*2\.500/));
  const total = await findByRole('row', { name: /^Total/ });
  expect(total.textContent).toContain('21.000');
  expect(queryByText(/for free shipping/)).toBeNull();
  await place();
  await confirmed();
  expect(sent.map(({ body }) => body?.expected_total)).toEqual(['20.500', '21.000']);
});

test('F36 an accepted order whose number and sums are numbers is confirmed and kept', async () => {
  const { confirmed, place } = await open([
    accept({
      number: 1001,
      items: [{ slug: 'toner-1', title: 'Toner 1', quantity: 1, price: 18.5 }],
      subtotal: 18.5,
      shipping: 2,
      total: 20.5,
    }),
  ]);
  await place();
  await confirmed();
  expect(stored('tass-orders')).toMatchObject([
    { number: '1001', lines: [{ price: '18.500' }], subtotal: '18.500', shipping: '2.000', total: '20.500' },
  ]);
});

test('F05 refused and sent again unchanged: a new attempt, not the old refusal', async () => {
  const { confirmed, place, sent, told } = await open([refuse(409, 'out-of-stock'), accept()]);
  await place();
  await told(/no longer have enough/);
  await place();
  await confirmed();
  expect(keysOf(sent)).toBe(2);
});

test('F05 F11 out of stock: names the product, keeps everything; edited and sent again it has a new key', async () => {
  const { confirmed, field, place, queryByText, sent, told } = await open(
    [refuse(409, 'out-of-stock', { items: [{ slug: 'toner-2', available: 0 }] }), accept()],
    { lines: cartOf(1, 2) },
  );
  await place();
  await told(/Toner 2 \(0 left\)/);
  expect(field('Full name').value).toBe('Maha Al Salem');
  store('tass-cart', cartOf(1));
  await expect.poll(() => queryByText('Toner 2')).toBeNull();
  await place();
  await confirmed();
  expect(sent.map(({ body }) => body?.items.length)).toEqual([2, 1]);
  expect(keysOf(sent)).toBe(2);
});

test('more than 100 different products are said beside the review, and nothing is sent', async () => {
  const { place, sent, told } = await open([accept()], {
    lines: cartOf(...Array.from({ length: 101 }, (_, at) => at + 1)),
  });
  await place();
  await told(/up to 100 different products/);
  expect(sent).toEqual([]);
});

test('a fault goes once its field is written anew, and the others stay; an area can be missing only once its governorate is chosen', async () => {
  const { field, findByRole, getByRole, place, queryByRole } = await open([], EMPTY);
  const MISSING = 'Please fill this in.';
  await place();
  await findByRole('textbox', { name: 'Full name', description: MISSING });
  const root = field('Full name').getRootNode() as ShadowRoot;
  await expect.poll(() => root.activeElement).toBe(field('Full name'));
  fill(field('Full name'), 'Maha');
  const isMissing = (role: string, name: string) =>
    queryByRole(role, { name, description: MISSING }) !== null;
  await expect.poll(() => isMissing('textbox', 'Full name')).toBe(false);
  expect(isMissing('textbox', 'Block')).toBe(true);
  expect(isMissing('combobox', 'Governorate')).toBe(true);
  expect(isMissing('combobox', 'Area')).toBe(false);
  await choose(() => getByRole<HTMLSelectElement>('combobox', { name: 'Governorate' }), 'Hawalli');
  await place();
  await expect.poll(() => isMissing('combobox', 'Area')).toBe(true);
});

test.each([
  ['says that it knows no such call', 'Send the earlier order again', [refuse(405, 'method-not-allowed')]],
  ['says that it knows no such call', 'Place the new order', [refuse(405, 'method-not-allowed')]],
  ['refuses the preflight', 'Send the earlier order again', [lose, lose, lose]],
  ['refuses the preflight', 'Place the new order', [lose, lose, lose]],
] as const)(
  'F58 lost, then edited, and the host %s: the shopper decides, “%s”',
  async (_, choice, answers) => {
    const { confirmed, field, findByRole, getAllByRole, place, sent, told } = await open([
      lose,
      lose,
      lose,
      ...answers,
      accept(),
    ]);
    await place();
    await told(/could not reach the shop/);
    fill(field('Full name'), 'Somebody Else');
    await place();
    await told(/may have arrived/);
    const question = getAllByRole('alert').find(({ textContent }) =>
      textContent?.includes('may have arrived'),
    );
    expect(question?.textContent).toContain('this minute');
    expect(question?.textContent).toContain('1 × Toner 1');
    expect(namesOf(sent).slice(3)).toEqual(answers.map(() => 'DELETE'));
    (await findByRole('button', { name: choice })).click();
    await confirmed();
    const earlier = choice === 'Send the earlier order again';
    expect(namesOf(sent).at(-1)).toBe(earlier ? 'Maha Al Salem' : 'Somebody Else');
    expect(sent.at(-1)?.key === sent[0]?.key).toBe(earlier);
  },
);

test('F58 lost, then edited: the earlier attempt is voided, and the edited one goes under a new key', async () => {
  const { confirmed, field, place, sent, told } = await open([lose, lose, lose, voided, accept()]);
  await place();
  await told(/could not reach the shop/);
  fill(field('Full name'), 'Somebody Else');
  await place();
  await confirmed();
  expect(namesOf(sent).slice(3)).toEqual(['DELETE', 'Somebody Else']);
  expect(sent[3]?.key).toBe(sent[0]?.key);
  expect(sent[4]?.key).not.toBe(sent[0]?.key);
});

test('F58 lost after it was placed, then sent in the other language: it is confirmed, not offered a second time', async () => {
  const { confirmed, host, findByRole, place, sent, told } = await open([lose, lose, lose, accept()]);
  await place();
  await told(/could not reach the shop/);
  host.setAttribute('lang', 'ar');
  (await findByRole('button', { name: 'تأكيد الطلب' })).click();
  await confirmed();
  expect(namesOf(sent).slice(3)).toEqual(['DELETE']);
  expect(stored('tass-cart')).toEqual([]);
});

test('an order that is still being placed is asked for again under its key', async () => {
  const { confirmed, place, sent } = await open([refuse(409, 'in-progress'), accept()]);
  await place();
  await confirmed();
  expect(sent).toHaveLength(2);
  expect(keysOf(sent)).toBe(1);
});

test('an answer that is no order leaves open whether it was placed: cart, form and key stay', async () => {
  const { confirmed, place, sent, told } = await open([accept({ number: undefined }), accept()]);
  await place();
  await told(/could not reach the shop/);
  await place();
  await confirmed();
  expect(sent).toHaveLength(2);
  expect(keysOf(sent)).toBe(1);
});

test('fields that a password manager fills at once are all kept', async () => {
  const { field } = await open([], EMPTY);
  const typed = { 'Full name': 'Sara', 'Mobile number': '98765432', 'Email (optional)': 'sara@example.com' };
  for (const [name, value] of Object.entries(typed)) fill(field(name), value);
  await expect
    .poll(() => stored('tass-checkout')?.fields)
    .toEqual({ name: 'Sara', phone: '98765432', email: 'sara@example.com' });
});

test('what somebody typed and left can be forgotten by who comes next', async () => {
  const first = await open([], EMPTY);
  fill(first.field('Full name'), 'Sara');
  await expect.poll(() => stored('tass-checkout')?.fields.name).toBe('Sara');
  expect(first.queryByRole('button', { name: 'Forget my details' })).toBeNull();
  const { field, queryByRole, root } = await open([], { fields: { name: 'Sara' } });
  expect(field('Full name').value).toBe('Sara');
  queryByRole('button', { name: 'Forget my details' })?.click();
  await expect.poll(() => field('Full name').value).toBe('');
  expect(queryByRole('button', { name: 'Forget my details' })).toBeNull();
  const { activeElement } = root.getRootNode() as ShadowRoot;
  expect(activeElement?.getAttribute('name')).toBe('remember');
});

test('a field takes no more than the shop does', async () => {
  const { root } = await open([], EMPTY);
  const most = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)?.maxLength;
  expect(most('building')).toBe(50);
  expect(most('email')).toBe(254);
});
