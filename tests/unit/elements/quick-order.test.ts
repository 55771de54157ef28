import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, fill, openElement, record, stored } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// Contract, sections 3 and 4: pasted and saved lists. Files, paper, tabs, focus: browser/elements/quick-order*.spec.ts, named-lists.spec.ts.

/** Toners 1 to 999 by slug or code; NAME7 stands for three. */
function productsOf(code: string) {
  const [, number] = /^(?:toner-|cf)(\d{1,3})$/i.exec(code) ?? [];
  if (number) return [product(Number(number))];
  if (!/^name7$/i.test(code)) return [];
  return ['cyan', 'magenta', 'yellow'].map((color, at) =>
    product(701 + at, { title: `NAME7 ${color}`, color }),
  );
}

async function open(attributes = '', { takesCodes = true, status = 200 } = {}) {
  const asked: string[] = [];
  const list = await openElement(`<tass-quick-order ${attributes}></tass-quick-order>`, {
    products: query => {
      const codes = takesCodes ? query.get('codes')?.split(',') : undefined;
      if (!query.has('codes')) asked.push(query.get('q') ?? '');
      const found = (codes ?? [query.get('q') ?? '']).map(code => ({ code, products: productsOf(code) }));
      const items = found.flatMap(({ products }) => products);
      const matches = found.map(({ code, products }) => ({ code, slugs: products.map(({ slug }) => slug) }));
      return answer(codes ? { items, matches } : { items, total: items.length }, status);
    },
  });
  const rows = () => [...list.root.querySelectorAll<HTMLElement>('tr[data-state]')];
  return {
    ...list,
    asked,
    rows,
    row: (line: string) => rows().find(({ textContent }) => textContent?.includes(line)) as HTMLElement,
    button: (name: string | RegExp) => list.findByRole('button', { name }),
    async paste(text: string) {
      fill(list.getByLabelText('Paste your list'), text);
      (await list.findByRole('button', { name: 'Check list' })).click();
    },
    async save(name: string) {
      fill(await list.findByLabelText('Name of this list'), name);
      (await list.findByRole('button', { name: 'Save list' })).click();
    },
    said: () => list.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
}

test('a choice that is pressed makes its line ready, and all ready lines go into the cart', async () => {
  const { button, findByRole, findByText, paste, queryByRole } = await open();
  const added = record('tass-add-to-cart');
  await paste('CF101,3\nNAME7,2');
  (await button(/^NAME7 magenta/)).click();
  await findByRole('link', { name: 'NAME7 magenta' });
  expect(queryByRole('link', { name: 'View cart' })).toBeNull();
  (await button('Add all to cart')).click();
  await findByText(/Lines added to your cart: 2\./);
  const toCart = await findByRole('link', { name: 'View cart' });
  await expect.poll(() => toCart.getAttribute('href')).toMatch(/\/cart\b.*toner-101/);
  expect(added).toMatchObject([
    { product: { slug: 'toner-101' }, quantity: 3 },
    { product: { slug: 'toner-702' }, quantity: 2 },
  ]);
});

test('of two lines of one product that come to more than the shop takes, it is said that fewer are in the cart', async () => {
  const { button, findByText, paste, rows } = await open();
  const added = record('tass-add-to-cart');
  await paste('CF101 x 600\ntoner-101 x 500');
  await expect.poll(rows).toHaveLength(2);
  (await button('Add all to cart')).click();
  await findByText(/Lines added to your cart: 2\. More than 999 pieces: the shop takes 999 at most\./);
  expect(added).toMatchObject([{ quantity: 600 }, { quantity: 999 }]);
});

test('a host that ignores codes is asked one by one', async () => {
  const { asked, findByRole, paste } = await open('', { takesCodes: false });
  await paste('CF101 x 3');
  await findByRole('link', { name: 'Toner 101' });
  expect(asked).toContain('cf101');
});

test('a list in the attribute opens as it was', async () => {
  const { findByRole, findByText, row, rows } = await open(
    'items="toner-101:2,toner-102:5,bad:0" name="Front office"',
  );
  await findByText('Lines of the link that could not be read: 1.');
  await findByRole('heading', { name: 'Front office' });
  await expect.poll(rows).toHaveLength(2);
  expect(within(row('CF102')).getByRole('textbox')).toHaveProperty('value', '5');
});

test('a shop out of reach loses nothing that was pasted', async () => {
  const { getByLabelText, paste, said } = await open('', { status: 400 });
  await paste('CF101 x 3');
  await expect.poll(said).toContainEqual(expect.stringContaining('can’t be reached'));
  expect(getByLabelText('Paste your list')).toHaveProperty('value', 'CF101 x 3');
});

test('lines that are still open are said not to be saved', async () => {
  const { findByText, paste, rows, save } = await open();
  await paste('CF101 x 3\nwhiteboard markers x 12');
  await expect.poll(rows).toHaveLength(2);
  await save('Office');
  await findByText(/Lines that are not in it: 1\./);
  await findByText(/Lines that are still open, and in none of these: 1\./);
});

test('marks that nobody sees name no list, and make no second one of a name', async () => {
  const { paste, rows, said, save } = await open();
  await paste('CF101 x 3');
  await expect.poll(rows).toHaveLength(1);
  await save('\u200f\u202b ');
  await expect.poll(said).toContainEqual(expect.stringMatching(/Type a name/));
  await save('\u200fOffice\u200f');
  await expect.poll(() => stored('tass-lists')).toMatchObject([{ name: 'Office' }]);
});

test('what a list had and the shop no longer sells is called so', async () => {
  const { row } = await open('items="toner-1:2,sold-once:5"');
  await expect.poll(() => row('sold-once')?.textContent).toContain('No longer sold');
});

const SYSTEM = 'https://srm.example.com';

test('nothing is returned to an address that is not listed', async () => {
  const list = await open(`items="toner-1:2" return-hosts="${SYSTEM}"`);
  for (const address of [
    'https://evil.example/',
    'https://srm.example.com@evil.example/',
    'https://srm.example.com:444/',
    'http://srm.example.com/',
  ]) {
    list.host.setAttribute('return-to', address);
    await expect
      .poll(list.said)
      .toContainEqual(expect.stringMatching(RegExp(`does not know.*${address}|${address}.*does not know`)));
    expect(await list.button('Add all to cart')).toHaveProperty('disabled', false);
    expect(list.queryByRole('button', { name: 'Return to purchasing system' })).toBeNull();
  }
});
