import { expect, test } from 'vitest';
import { answer, openElement } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// Contract, sections 3 and 7: a list as a printable quote. On paper: browser/elements/quote.spec.ts.

/** Opens a quote; the shop has toners 1 to `most`. */
const open = (attributes: string, most = 2) =>
  openElement(`<tass-quote ${attributes}></tass-quote>`, {
    products: query => {
      const codes = query.get('codes')?.split(',') ?? [];
      const items = codes
        .map(code => Number(code.slice('toner-'.length)))
        .filter(number => number <= most)
        .map(number => product(number, { price: '5.000' }));
      return answer({ items, matches: codes.map(code => ({ code, slugs: [code] })) });
    },
  });

const TODAY = 'This list with today’s prices';

test('its link opens the same list and names the prices that changed', async () => {
  const quote = await open('items="toner-1:2,toner-2:1"');
  const link = await quote.findByRole('link', { name: TODAY });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/quote');
  expect(address.searchParams.get('items')).toBe('toner-1:2,toner-2:1');
  const quoted = address.searchParams.get('quoted')?.replace('5000', '4250') ?? '';
  quote.host.setAttribute('quoted', quoted);
  await quote.findByText(/Prices that changed/);
  const lines = quote.getAllByRole('listitem').map(({ textContent }) => textContent);
  const changed = lines.filter(text => text?.includes('Toner'));
  expect(changed).toEqual([expect.stringMatching(/Toner 1.*4\.250/)]);
});

test('what is gone and what can’t be read is named', async () => {
  const { findByText, getByText } = await open('items="toner-1:1,toner-7:1,<b>:1"');
  await findByText(/toner-7/);
  getByText('1 line of the link could not be read.');
});

test('a list of which nothing is sold any more says so', async () => {
  const { findByRole, getByRole } = await open('items="toner-7:1"');
  await findByRole('heading', { name: 'There is nothing to quote yet' });
  const told = 'No longer sold, and not part of this quotation: toner-7';
  expect(getByRole('status').textContent).toBe(told);
});

test('a list too long for a QR code that phones read says so, and keeps its link', async () => {
  const items = Array.from({ length: 100 }, (_, at) => `toner-${at + 1}:1`).join();
  const { findByText, getByRole, queryByRole } = await open(`items="${items}"`, 100);
  await findByText(/too long for a QR code/);
  expect(queryByRole('img', { name: 'QR code of this list' })).toBeNull();
  expect(getByRole('link', { name: TODAY }).getAttribute('href')).toMatch(/toner-100:1/);
});

test('without a list it is the cart’s, and an empty one says so', async () => {
  const { findByRole } = await open('lang="ar"');
  await findByRole('heading', { name: 'لا يوجد ما نعرض سعره بعد' });
});
