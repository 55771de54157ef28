import { expect, test, vi } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { answer, fill, openElement, press, record, SHOP } from '../../helpers/open-element';
import { product, productPage } from '../../helpers/products';

// Specification, sections 4 (search), 5 and 8; contract, sections 3 and 4. What needs a browser: browser/elements/search*.spec.ts.

const PRINTER = {
  slug: 'hp-laserjet-pro-m402dn',
  title: 'LaserJet Pro M402dn',
  brand: { slug: 'hp', title: 'HP' },
};

/** A search box whose every question has the same answer, and what was asked for. */
async function open(data: unknown = productPage(3), body = '<tass-search></tass-search>', surroundings = {}) {
  const asked: (string | null)[] = [];
  const search = await openElement(
    body,
    {
      products: query => {
        asked.push(query.get('q'));
        return answer(data);
      },
    },
    surroundings,
  );
  return { ...search, asked, field: search.getByRole('combobox') };
}

test('a blank text asks for nothing and closes the list', async () => {
  const { asked, field, findAllByRole, queryByRole } = await open();
  fill(field, 'toner');
  expect(await findAllByRole('option')).toHaveLength(3);
  fill(field, '   ');
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  fill(field, 'ink');
  expect(await findAllByRole('option')).toHaveLength(3);
  await expect.poll(() => asked).toEqual(['toner', 'ink']);
});

test('says Searching... while loading, and No results found. when there are none', async () => {
  const { held, release } = deferred();
  const search = await openElement('<tass-search></tass-search>', {
    products: async () => {
      await held;
      return answer(productPage(0));
    },
  });
  fill(search.getByRole('combobox', { name: 'Search products' }), 'nothing');
  await search.findByText('Searching...');
  release();
  await search.findByText('No results found.');
  expect(search.queryByText('Searching...')).toBeNull();
});

test('F37 what is cleared while its answer is awaited is not shown, and not told of', async () => {
  const calls: RequestInit[] = [];
  const search = await openElement('<tass-search></tass-search>', {
    products: (_, request) => {
      calls.push(request);
      return new Promise(() => {});
    },
  });
  const logged = (['warn', 'error'] as const).map(kind => vi.spyOn(console, kind));
  const told = [record('tass-search'), record('tass-error')];
  const field = search.getByRole('combobox');
  fill(field, 'toner');
  await expect.poll(() => calls.length).toBe(1);
  fill(field, '');
  await expect.poll(() => calls[0]?.signal?.aborted).toBe(true);
  expect(search.getByRole('status').textContent).toBe('');
  expect(search.queryByRole('listbox')).toBeNull();
  expect([...told.flat(), ...logged.flatMap(({ mock }) => mock.calls)]).toEqual([]);
});

test('tells the page what is shown', async () => {
  const { field } = await open(productPage(2));
  const told = record('tass-search');
  fill(field, ' toner ');
  await expect
    .poll(() => told)
    .toMatchObject([{ query: 'toner', results: [{ slug: 'toner-1' }, { slug: 'toner-2' }] }]);
});

test('a failure is only logged: the list stays as it was', async () => {
  const search = await openElement('<tass-search></tass-search>', {
    products: query => (query.get('q') === 'bad' ? answer(undefined, 400) : answer(productPage(2))),
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const field = search.getByRole('combobox');
  fill(field, 'good');
  await search.findAllByRole('option');
  fill(field, 'bad');
  await expect.poll(() => String(logged.mock.calls[0]?.[0])).toMatch(/^tass-search/);
  expect(search.queryByText('Searching...')).toBeNull();
  expect(search.getAllByRole('option')).toHaveLength(2);
});

test('in Arabic, from right to left', async () => {
  const search = await open(productPage(0), '<tass-search lang="ar"></tass-search>');
  const field = search.getByRole('combobox', { name: 'ابحث عن منتج' });
  fill(field, 'حبر');
  await search.findByText('لم نجد أي نتائج.');
  expect(field.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test('a text that the page put into the field is searched for when somebody opens the list', async () => {
  const search = await open(productPage(2), '<tass-search query="canon 054"></tass-search>');
  expect(search.getByRole('combobox')).toHaveProperty('value', 'canon 054');
  expect(search.asked).toEqual([]);
  await press(search.field, 'ArrowDown');
  expect(await search.findAllByRole('option')).toHaveLength(2);
  expect(search.asked).toEqual(['canon 054']);
});

test.each(['press', 'Enter'])('choosing by %s clears, closes and leads to the product', async by => {
  const { field, findAllByRole, queryByRole } = await open();
  const [selected, gone] = [record('tass-select'), record('tass-navigate', true)];
  fill(field, 'toner');
  const [, second] = await findAllByRole('option');
  if (by === 'press') second?.click();
  else for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await press(field, key);
  await expect.poll(() => field).toHaveProperty('value', '');
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  expect(selected).toMatchObject([{ product: { slug: 'toner-2' } }]);
  expect(gone).toEqual([{ href: `${SHOP}/product/toner-2` }]);
});

test('a page that cancels tass-select goes nowhere', async () => {
  const { field, findAllByRole, queryByRole } = await open();
  const [selected, gone] = [record('tass-select', true), record('tass-navigate')];
  fill(field, 'toner');
  (await findAllByRole('option'))[0]?.click();
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  expect(selected).toHaveLength(1);
  expect(gone).toEqual([]);
});

test('Enter with nothing chosen, and the link below the list, lead to all results with the partner’s id', async () => {
  const { field, findByRole, queryByRole } = await open(
    productPage(2),
    '<tass-search partner="shop-9"></tass-search>',
  );
  const gone = record('tass-navigate', true);
  fill(field, ' canon 054 ');
  await press(field, 'Enter');
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  await press(field, 'ArrowDown');
  (await findByRole('link', { name: 'See all results for “canon 054”' })).click();
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  const all = { href: `${SHOP}/search?q=canon+054&ref=shop-9` };
  expect(gone).toEqual([all, all]);
});

test('a printer that the words name comes first and leads to its supplies', async () => {
  const { field, findAllByRole } = await open(productPage(2, { printers: [PRINTER] }));
  const [selected, gone] = [record('tass-select'), record('tass-navigate', true)];
  fill(field, 'm402dn');
  const options = await findAllByRole('option');
  expect(options.map(option => option.textContent)).toEqual([
    'HP LaserJet Pro M402dn: all supplies',
    expect.stringContaining('Toner 1'),
    expect.stringContaining('Toner 2'),
  ]);
  for (const key of ['ArrowDown', 'Enter']) await press(field, key);
  expect(gone).toEqual([{ href: `${SHOP}/ink-toner-finder/hp/hp-laserjet-pro-m402dn` }]);
  expect(selected).toEqual([]);
});

test('a code stands in bold, in its title or beside the kind; what is out of stock says so', async () => {
  const items = [
    product(1, { title: 'HP 26A (CF226A) Toner', code: 'CF226A' }),
    product(2, { title: 'TASS Toner', code: 'CF226X', in_stock: false }),
  ];
  const { field, findAllByRole } = await open({ ...productPage(2), items });
  fill(field, '26');
  const options = await findAllByRole('option');
  expect(options.map(option => option.querySelector('b')?.textContent)).toEqual(['CF226A', 'CF226X']);
  expect(options[1]?.textContent).toContain('Out of stock');
});

test('a guess is said, and what was meant is offered', async () => {
  const { field, findByRole, getByRole } = await open(productPage(2, { guess: true, did_you_mean: '136A' }));
  const gone = record('tass-navigate', true);
  fill(field, '138A');
  (await findByRole('link', { name: 'Did you mean “136A”?' })).click();
  expect(getByRole('status').textContent).toContain('No exact match for “138A”. Similar:');
  expect(gone).toEqual([{ href: `${SHOP}/search?q=136A` }]);
});

test('without results the finder is offered, and WhatsApp with the words where the page has a number', async () => {
  const { field, findByText, getByRole } = await open(productPage(0), undefined, {
    head: '<meta name="tass:whatsapp" content="+965 5000 0000">',
  });
  fill(field, 'coffee');
  await findByText('No results found.');
  expect(getByRole('link', { name: 'Find it by your printer' }).getAttribute('href')).toBe(
    `${SHOP}/ink-toner-finder`,
  );
  expect(getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/96550000000?text=Hello%2C%20I%20am%20looking%20for%3A%20coffee',
  );
});
