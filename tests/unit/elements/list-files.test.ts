import { expect, test } from 'vitest';
import type { Product } from '../../../widgets/api/schemas';
import { csvText } from '../../../widgets/elements/quick-order/csv-file';
import type { ReadyRow } from '../../../widgets/elements/quick-order/list-rows';
import { readyCells } from '../../../widgets/elements/quick-order/list-rows';
import { ociFields } from '../../../widgets/elements/quick-order/oci';
import { understand } from '../../../widgets/quick-order/understand';
import { products } from '../content/demo-catalogue';
import { shop } from '../quick-order/shop';

const HEADINGS = {
  en: ['Code', 'Product', 'Quantity', 'Price', 'Total'],
  ar: ['الكود', 'المنتج', 'الكمية', 'السعر', 'الإجمالي'],
};

const row = (product: Product, quantity: number): ReadyRow => ({
  id: quantity,
  line: product.code ?? '',
  state: 'ok',
  quantity,
  product,
  offered: [],
});

test.each(['en', 'ar'] as const)(
  'a list saved as a file (%s) is the same list when it is read again',
  async lang => {
    const shelf = products
      .filter((_, at) => at % 17 === 0)
      .map(one => ({ ...one, title: lang === 'en' ? one.title : one.title_ar }));
    const rows = shelf.map((one, at) => row(one as unknown as Product, 1 + (at % 40)));
    const { rows: read } = await understand(csvText([HEADINGS[lang], ...readyCells(rows)]), shop);
    expect(read).toHaveLength(rows.length);
    const wrong = read.filter(
      ({ state, product, quantity }, at) =>
        quantity !== rows[at]?.quantity || (state === 'ok' && product?.slug !== rows[at]?.product.slug),
    );
    expect(wrong.map(({ line, product }) => `${line} became ${product?.slug}`)).toEqual([]);
    expect(read.filter(({ state }) => state === 'ok').length / read.length).toBeGreaterThan(0.98);
  },
);

test.each([
  ...['=1+1', '+1', '-2', '−2', '- 2 pcs CF226A', '@x', '\t=1', ' =1'],
  ...['＝1', '＋1', '－1', '＠x', '\u200b=1', '\u200f＝1', '\ufeff@x', '\u00a0-1'],
])('a cell that a spreadsheet would run, such as “%s”, gets an apostrophe', text => {
  expect(csvText([[text]])).toBe(`\ufeff"'${text.replace(/\s+/g, ' ')}"\r\n`);
});

test('a line behind such an apostrophe is understood as without it', async () => {
  const { rows } = await understand(csvText([['Line'], ['- 2 pcs CF226A']]), shop);
  expect(rows).toMatchObject([{ quantity: 2, product: { code: 'CF226A' } }]);
});

test('quotation marks in a cell are doubled', () => {
  expect(csvText([['a "b"', 'x']])).toBe('\ufeff"a ""b""","x"\r\n');
});

test('a purchasing system gets the fields of the Open Catalog Interface, counted from 1', () => {
  const title = `Toner ${'long '.repeat(12)}`;
  const product = { id: 77, slug: 'toner-77', title, price: '18.500', code: 'CF226A' };
  const rows = [row({ ...product, kind: 'original' }, 3), row({ ...product, id: 78, kind: 'compatible' }, 1)];
  const fields = ociFields(rows, 'basket');
  expect(fields.slice(0, 3)).toEqual([
    ['~OkCode', 'ADDI'],
    ['~TARGET', 'basket'],
    ['~CALLER', 'CTLG'],
  ]);
  const named = new Map(fields);
  expect([...named].filter(([name]) => name.endsWith('[1]') || name.includes('_1:'))).toEqual([
    ['NEW_ITEM-DESCRIPTION[1]', title.slice(0, 40)],
    ['NEW_ITEM-QUANTITY[1]', '3.000'],
    ['NEW_ITEM-UNIT[1]', 'PCE'],
    ['NEW_ITEM-PRICE[1]', '18.500'],
    ['NEW_ITEM-CURRENCY[1]', 'KWD'],
    ['NEW_ITEM-PRICEUNIT[1]', '1'],
    ['NEW_ITEM-LONGTEXT_1:132[]', title],
    ['NEW_ITEM-VENDORMAT[1]', '77'],
    ['NEW_ITEM-MANUFACTMAT[1]', 'CF226A'],
    ['NEW_ITEM-EXT_PRODUCT_ID[1]', '77'],
  ]);
  expect(named.get('NEW_ITEM-VENDORMAT[2]')).toBe('78');
  expect(named.has('NEW_ITEM-MANUFACTMAT[2]')).toBe(false);
});
