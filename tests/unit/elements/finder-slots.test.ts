import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { COLOR_SUPPLIES } from '../../helpers/finder-catalogue';
import { answer, openElement, record, stored } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// What fits a colour printer: a choice for each slot, complete sets.

/** Opens a finder with a printer that these fit; waits for its slots. */
async function open(items: readonly unknown[] = COLOR_SUPPLIES) {
  const finder = await openElement('<tass-finder brand="hp" model="envy-6020"></tass-finder>', {
    'products/brands': () => answer([{ slug: 'hp', title: 'HP', logo: null }]),
    'products/brands/hp/models': () => answer([{ slug: 'envy-6020', title: 'ENVY 6020' }]),
    products: () => answer({ items, page: 1, limit: 48, total: items.length }),
  });
  const cyan = within(await finder.findByRole('radiogroup', { name: 'Cyan toner' }));
  const choice = (title: string) =>
    cyan.getAllByRole('article').find(({ textContent }) => textContent?.includes(title));
  return { ...finder, cyan, choice };
}

const isChecked = (radio: HTMLElement) => (radio as HTMLInputElement).checked;

test('each slot of the printer has one choice, the best value first', async () => {
  const { choice, cyan, findByRole, getAllByRole, getByRole } = await open();
  expect(getAllByRole('radiogroup')).toHaveLength(4);
  expect(isChecked(cyan.getByRole('radio', { name: 'TASS cyan' }))).toBe(true);
  for (const text of ['Best value', 'Saves 60% a page', '4.0 fils a page'])
    expect(choice('TASS cyan')?.textContent).toContain(text);
  expect(cyan.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1);

  cyan.getByRole('radio', { name: 'Original cyan' }).click();
  await expect.poll(() => isChecked(cyan.getByRole('radio', { name: 'Original cyan' }))).toBe(true);
  cyan.getByRole('button', { name: 'Add to Cart' }).click();
  await findByRole('group', { name: 'Original cyan' });
  expect(isChecked(getByRole('radio', { name: 'TASS black' }))).toBe(true);
});

test('a choice that is out of stock says so before it is chosen, and is never the best value', async () => {
  const { choice, cyan } = await open(
    COLOR_SUPPLIES.map(item => (item.title === 'TASS cyan' ? { ...item, in_stock: false } : item)),
  );
  const gone = () => within(choice('TASS cyan') as HTMLElement);
  expect(choice('TASS cyan')?.textContent).toContain('Out of stock');
  expect(choice('TASS cyan')?.textContent).not.toContain('Best value');
  cyan.getByRole('radio', { name: 'TASS cyan' }).click();
  expect(await gone().findByRole('button')).toHaveProperty('disabled', true);
  expect(gone().getAllByText('Out of stock')).toHaveLength(1);
});

test('a complete set goes to the cart by one press, and each kind that is whole has one', async () => {
  const { findByRole, getAllByRole } = await open([
    ...COLOR_SUPPLIES,
    product(20, { kind: 'remanufactured' }),
  ]);
  const sets = within(await findByRole('region', { name: 'One of each colour' }));
  expect(sets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add complete set (original)',
    'Add complete set (compatible)',
  ]);
  expect(sets.getAllByRole('listitem')[1]?.textContent).toContain('32.000 د.ك60% less');
  sets.getByRole('button', { name: 'Add complete set (original)' }).click();
  await expect.poll(() => sets.getByRole('status').textContent).toBe('4 products were added to your cart');
  await expect.poll(() => getAllByRole('group', { name: /^Original/ })).toHaveLength(4);
  const slugs = (stored('tass-cart') as { slug: string }[]).map(({ slug }) => slug);
  expect(slugs).toEqual(['toner-1', 'toner-3', 'toner-5', 'toner-7']);
});

test('the page may refuse products of a set', async () => {
  const { findByRole, queryByText } = await open();
  const asked = record('tass-add-to-cart', true);
  (await findByRole('button', { name: 'Add complete set (original)' })).click();
  await expect.poll(() => asked).toHaveLength(4);
  expect(stored('tass-cart')).toBeNull();
  expect(queryByText(/were added to your cart/)).toBeNull();
});

test('all products as a grid, and back', async () => {
  const { findAllByRole, getAllByRole, getByRole, queryByRole } = await open();
  getByRole('button', { name: 'All products' }).click();
  await expect.poll(() => queryByRole('radiogroup')).toBeNull();
  expect(getAllByRole('article')).toHaveLength(8);
  expect(getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(8);
  getByRole('button', { name: 'By cartridge' }).click();
  expect(await findAllByRole('radiogroup')).toHaveLength(4);
});
