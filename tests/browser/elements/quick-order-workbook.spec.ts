import { strToU8, zipSync } from 'fflate';
import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product } from '../../helpers/products';
import { inline, rows, workbook } from '../../helpers/workbook';

// An order as an Excel workbook: what the sheet shows is what is read.

/** Opens the element on a partner's page; the shop has CF101. */
async function open(page: Page): Promise<void> {
  await answerCalls(page, {
    products: (route, query) => {
      const codes = query.get('codes')?.split(',') ?? [];
      const sold = codes.filter(code => code.toLowerCase() === 'cf101');
      return answer(route, {
        items: sold.length ? [product(101)] : [],
        total: sold.length,
        matches: codes.map(code => ({ code, slugs: sold.includes(code) ? [product(101).slug] : [] })),
      });
    },
  });
  await openElements(page, '<tass-quick-order></tass-quick-order>');
}

const choose = (page: Page, buffer: Buffer, name = 'order.xlsx') =>
  page.getByLabel('CSV file', { exact: true }).setInputFiles({ name, mimeType: '', buffer });

/** Chooses a workbook, and sees what was read of it. */
async function expectRead(page: Page, file: Buffer, text: string | RegExp): Promise<void> {
  await choose(page, file);
  await expect(page.getByLabel('Paste your list')).toHaveValue(text);
}

test('the rows of a sheet are checked like pasted ones, with the text of each kind of cell', async ({
  page,
}) => {
  await open(page);
  const strings = '<si><t>Item</t></si><si><r><t>Q</t></r><r><t>ty</t></r><rPh><t>キ</t></rPh></si>';
  const xml = rows(
    '<c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c>',
    '<c r="A2" t="str"><f>"CF"&amp;101</f><v>CF101</v></c><c r="C2"><v>3.0000000000000004</v></c>',
    `${inline('حبر')}<c t="e"><v>#N/A</v></c><c t="n"><v>2</v></c>`,
  );
  await expectRead(
    page,
    workbook([{ name: 'Order', xml }], { strings }),
    'Item\t\tQty\nCF101\t\t3\nحبر\t\t2',
  );
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Toner 101' }) });
  await expect(row.getByRole('textbox')).toHaveValue('3');
  await expect(page.getByText('order.xlsx', { exact: true })).toBeVisible();
});

test('days are days, codes keep their leading zeros and a cell of several lines is one', async ({ page }) => {
  await open(page);
  const formats = ['0000', '[$-409]dd\\-mmm\\-yy', '#,##0.000&quot; day&quot;'].map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`,
  );
  const uses = [0, 14, 164, 165, 166].map(id => `<xf numFmtId="${id}"/>`);
  const styles = `<numFmts>${formats.join('')}</numFmts><cellXfs>${uses.join('')}</cellXfs>`;
  const cells = [1, 2, 3, 4].map(format => `<c s="${format}"><v>${format === 2 ? 386 : 46355}</v></c>`);
  const sheets = [{ name: 'Order', xml: rows(cells.join(''), inline('Toner "black"\nCF101')) }];
  await expectRead(
    page,
    workbook(sheets, { styles }),
    '2026-11-29\t0386\t2026-11-29\t46355\n"Toner ""black""\nCF101"',
  );
  const properties = '<workbookPr date1904="1"/>';
  await expectRead(page, workbook(sheets, { styles, properties }), /^2030-11-30\t/);
});

test('of several sheets the first that shows something is read, and named', async ({ page }) => {
  await open(page);
  const xml =
    '<cols><col min="2" max="2" hidden="1"/></cols>' +
    `<sheetData><row>${inline('CF101')}${inline('cost 9.500')}${inline('2')}</row>` +
    `<row hidden="1">${inline('CF217A')}</row><row>${inline('TN-2380')}</row></sheetData>`;
  const sheets = [
    { name: 'Prices', hidden: true, xml: rows(inline('CF410A')) },
    { name: 'Cover', xml: '<sheetData/>' },
    { name: 'November', xml },
  ];
  await expectRead(page, workbook(sheets), 'CF101\t2\nTN-2380');
  await expect(page.getByText('order.xlsx · November')).toBeVisible();
});

test('what is no workbook that can be read is refused with the next step, and nothing is lost', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Paste your list').fill('CF101 x 3');
  const order = workbook([{ name: 'Order', xml: rows(inline('CF217A')) }]);
  const inflated = workbook([{ name: 'Order', xml: `<!--${'x'.repeat(25 * 1024 * 1024)}-->` }]);
  const refused: [name: string, Buffer][] = [
    ['letter.docx', Buffer.from(zipSync({ 'word/document.xml': strToU8('<document/>') }))],
    ['cut-off.xlsx', order.subarray(0, 300)],
    ['inflated.xlsx', inflated],
    ['old-or-with-a-password.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ];
  for (const [name, file] of refused) {
    await choose(page, file, name);
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Save as' })).toBeVisible();
    await expect(page.getByLabel('Paste your list')).toHaveValue('CF101 x 3');
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Save as' })).toHaveCount(0);
  }
  // What was said follows the page into another language.
  await choose(page, order.subarray(0, 300));
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await expect(page.getByRole('alert').filter({ hasText: 'حفظ باسم' })).toBeVisible();
});

test('without a connection for the reader that is said, and nothing is lost', async ({ page }) => {
  await open(page);
  await page.getByLabel('Paste your list').fill('CF101 x 3');
  await page.route(/\/workbook-[\w-]+\.js/, route => route.abort());
  await choose(page, workbook([{ name: 'Order', xml: rows(inline('CF217A')) }]));
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be reached' })).toBeVisible();
  await expect(page.getByLabel('Paste your list')).toHaveValue('CF101 x 3');
});
