// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { changedRow, type ListRow, type RowChanges } from '../../../widgets/elements/quick-order/list-rows';
import { TableRow } from '../../../widgets/elements/quick-order/table-row';
import { useList } from '../../../widgets/elements/quick-order/use-list';
import { product } from '../../helpers/products';

const settings = { shop: 'https://shop.example', lang: 'en', onShop: false };
vi.mock('../../../widgets/hooks/use-settings', () => ({ useSettings: () => settings }));
vi.mock('../../../widgets/api/products-by-slug', () => ({
  productsBySlug: async () => new Map([['toner', product(1)]]),
}));

afterEach(() => document.body.replaceChildren());

/** A list with one line, so many pieces of it. */
function List({ pieces }: { readonly pieces: number }) {
  const list = useList(`toner:${pieces}`);
  return (
    <table>
      <tbody>
        {list.rows.map(row => (
          <TableRow key={row.id} row={row} list={list} />
        ))}
      </tbody>
    </table>
  );
}

/** The line's quantity, to be typed. */
async function quantityOf(pieces: number) {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<List pieces={pieces} />);
  const field = () => place.querySelector('input') as HTMLInputElement;
  await expect.poll(field).not.toBeNull();
  return {
    field,
    text: () => place.textContent,
    type: (value: string) => type(field(), value),
  };
}

/** Types into a field. */
function type(field: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a quantity beyond what the shop takes is cut and says so, until it is corrected', async () => {
  const { field, text, type } = await quantityOf(5);
  expect(text()).not.toContain('More than 999 pieces');
  type('5000');
  await expect.poll(text).toContain('More than 999 pieces');
  expect(field().value).toBe('999');
  type('12');
  await expect.poll(text).not.toContain('More than 999 pieces');
  expect(field().value).toBe('12');
});

test('a quantity may be typed in Arabic digits, and what is none stays to be corrected', async () => {
  const { field, text, type } = await quantityOf(5);
  type('٤٠');
  await expect.poll(text).toContain('740.000');
  type('1.5');
  await expect.poll(text).toContain('Enter a quantity');
  expect(field().value).toBe('1.5');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

/** A line that says two numbers, with what is changed of it. */
function OpenLine() {
  const [row, setRow] = useState<ListRow>({
    id: 0,
    line: 'CF226A 2+2',
    state: 'choice',
    quantity: 2,
    offered: [],
    isCountOpen: true,
  });
  const change = (_: number, changes: RowChanges) => setRow(changedRow(row, changes));
  return <TableRow row={row} list={{ change, remove: () => undefined, restored: undefined }} />;
}

test('an open quantity is asked for until another is typed', async () => {
  const place = document.body.appendChild(document.createElement('table'));
  createRoot(place.createTBody()).render(<OpenLine />);
  await expect.poll(() => place.textContent).toContain('Is this how many you need?');
  type(place.querySelector('input') as HTMLInputElement, '4');
  await expect.poll(() => place.textContent).not.toContain('Is this how many you need?');
});
