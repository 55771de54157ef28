import { describe, expect, test } from 'vitest';
import { understand } from '../../../widgets/quick-order/understand';
import { shop } from './shop';

// Lists as stores and purchasing departments keep them: item numbers, printers beside cartridges, prices in the text.

async function read(text: string): Promise<string[]> {
  const { rows } = await understand(text, shop);
  return rows.map(({ state, quantity, product, offered }) =>
    [state, quantity, product?.code ?? [...new Set(offered.map(({ code }) => code))].join('/')].join(' '),
  );
}

const rowsOf = (...rows: readonly string[]) => rows.join('\n');

describe('numbers of items in the first column are no quantities', () => {
  test('where some are skipped', async () => {
    const list = ['26\tHP 85A\t4', '27\tHP 12A\t2', '28\tTN-2410\t3', '31\tCF226A\t1', '32\tCE505A\t5'];
    const rows = ['ok 4 CE285A', 'ok 2 Q2612A', 'ok 3 TN-2410', 'ok 1 CF226A', 'ok 5 CE505A'];
    expect(await read(rowsOf(...list))).toEqual(rows);
  });

  test('but quantities that happen to rise are asked for', async () => {
    const list = ['5\tCF226A\t100', '10\tCE285A\t50', '20\tTN-2410\t70', '30\tTK-1170\t20'];
    expect((await read(rowsOf(...list))).every(row => row.startsWith('choice'))).toBe(true);
  });
});

describe('printers in a cell of their own say what the goods are for', () => {
  test.each([
    ['HP LaserJet P2035, P2035n, P2055dn\t05X/80X\t2', ['choice 2 CE505X', 'choice 2 CF280X']],
    ['HP 1102, 1132\t85A, 83A\t3', ['ok 3 CE285A', 'ok 3 CF283A']],
  ])('%s', async (row, rows) => expect(await read(`Printer\tToner\tQty\n${row}`)).toEqual(rows));

  test('a name of digits beside others is no quantity', async () => {
    const rows = await read('Printer\tToner\tQty\nHP P2035, P2055\t05A/80A/319/719\t2');
    expect(rows.every(row => row.split(' ')[1] === '2')).toBe(true);
  });
});

describe('names of one colour joined by a stroke are either of them, unless each is said', () => {
  test.each([
    ['Q2612A/FX10 4', 'choice'],
    ['CE410A/411A/412A/413A 2 each', 'ok'],
    ['85A/83A 3 each', 'ok'],
    ['CC364X x 5 / 71B2HK0 x 1', 'ok'],
  ])('%s', async (line, state) => {
    const rows = await read(line);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(row => row.split(' ')[0]))).toEqual(new Set([state]));
  });
});

test('a number of a name does not replace the quantity of its column', async () => {
  const rows = await read(
    'Item\tDescription\tQty\n1\tHP 85A toner\t2\n2\tLexmark waste bottle CS42X/52X/62X\t3',
  );
  expect(rows.slice(1).every(row => row.split(' ')[1] === '3')).toBe(true);
});

describe('prices are no quantities', () => {
  test.each([
    ['HP 26X (Price 1,600/-) 3', 'ok 3 CF226X'],
    ['85A 1,200/- x 3', 'ok 3 CE285A'],
    ['TN-2410 4.500/- 3 pcs', 'ok 3 TN-2410'],
    ['26X 1,600/-', 'ok 1 CF226X'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('requests for a printer in a sentence are kept', () => {
  test.each([
    ['toner for Brother L2350 printer', /^choice 1 .*TN-2410/],
    ['need toner for my HP 1102 printer', /^choice 1 CE285A/],
    ['نحتاج حبر لطابعة كانون MF3010', /^choice 1 3484B002/],
  ])('%s', async (line, row) => expect((await read(line))[0]).toMatch(row));

  test.each(['Toners for HP printers', 'HP toner RFQ 1102', 'kindly quote HP toner for 2025'])(
    '%s is no request',
    async line => expect(await read(line)).toEqual([]),
  );
});

describe('how many of what is called by a number', () => {
  test.each([
    ['4*1102', /^choice 4 CE285A/],
    ['toner hp 4*1102', /^choice 4 CE285A/],
    ['2*2055', /^choice 2 CE505A/],
    ['CF226A 5*1200', /^ok 5 CF226A/],
  ])('%s', async (line, row) => expect((await read(line))[0]).toMatch(row));
});

test('the ends of codes are read behind letters that stand apart', async () =>
  expect(await read('CE 410A/ 411A\nCF 410A, 411A, 412A each 2')).toEqual([
    'ok 1 CE410A',
    'ok 1 CE411A',
    'ok 2 CF410A',
    'ok 2 CF411A',
    'ok 2 CF412A',
  ]));

test('a kind that is said of the first goods leaves open that of the next', async () => {
  const kinds = async (text: string) =>
    (await understand(text, shop)).rows.map(({ state, product, offered }) => [
      state,
      ...new Set((product ? [product] : offered).map(({ kind }) => kind)),
    ]);
  expect(await kinds('HP 26A compatible, 59A x 2 each')).toEqual([
    ['ok', 'compatible'],
    ['choice', 'compatible'],
  ]);
  expect(await kinds('26A compatible, 59A original x 2 each')).toEqual([
    ['ok', 'compatible'],
    ['ok', 'original'],
  ]);
});

describe('a high yield is the larger cartridge, which is asked for where the name is that of the other', () => {
  test.each([
    ['canon 057 high capacity 2', 'choice 2 3010C002/3009C002'],
    ['HP 26A high yield 2', 'choice 2 CF226X/CF226A'],
    ['HP 26X high yield 2', 'ok 2 CF226X'],
    ['CF226A high yield 3', 'ok 3 CF226A'],
    ['حبر HP 305XL أسود عالي الإنتاجية 2', 'ok 2 3YM62AE'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('forms have a table, and around it what is no goods', () => {
  const around = (above: readonly string[], table: readonly string[], below: readonly string[]) =>
    rowsOf(...above, ...table, ...below);
  const TABLE = [
    'Sr.\tDescription\tUnit\tQty\tU. Price',
    '1\tHP 12A\tPcs\t4\t28.500',
    '2\tStapler\tPcs\t2\t1.750',
  ];

  test('an order form in English', async () => {
    const above = [
      'AL NOOR TRADING CO. W.L.L.',
      'P.O. Box 22341 Safat 13084\tTel: 22451234',
      'C.R. No. 45821',
      '\t\tLPO No.\tAN/2026/1187',
      'Date\t2026-11-29',
      'Requested by\tAhmad Salem\tExt.\t4501',
      'Project\tStore 3\tCost code\t7731-22',
      'Payment terms\t30 days credit',
    ];
    const below = [
      '\t\t\tSubtotal\t117.500',
      'Amount in words: one hundred seventeen dinars and 500 fils only',
      'Terms & conditions:',
      '1. Goods must be original and sealed.',
      '2. Delivery within 3 working days to Shuwaikh store no. 3',
      '3. Invoice must mention LPO number AN/2026/1187',
      'Prepared by: Maha\tChecked by: Yousef\tApproved by: General Manager',
      'Form no. PUR-F-07 Rev. 2\tPage 1 of 1',
    ];
    expect(await read(around(above, TABLE, below))).toEqual(['ok 4 Q2612A', 'unknown 2 ']);
  });

  test('an order form in Arabic', async () => {
    const above = ['طلب شراء رقم\t1187/2026', 'القسم\tالمشتريات\tتحويلة\t4501', 'المشروع\tمبنى الشويخ رقم 3'];
    const table = [
      'م\tالبيان\tالوحدة\tالكمية\tالسعر',
      '1\tحبر HP 12A\tحبة\t4\t28.500',
      '2\tدباسة\tحبة\t2\t1.750',
    ];
    const below = [
      'فقط مائة وسبعة عشر دينارا كويتيا لا غير',
      '1- التسليم خلال 3 أيام عمل',
      '2- البضاعة أصلية ومغلفة',
      'أعده: مها\tراجعه: يوسف\tالمدير العام',
    ];
    expect(await read(around(above, table, below))).toEqual(['ok 4 Q2612A', 'unknown 2 ']);
  });

  test('but goods that are named above or below it are goods', async () => {
    const rows = await read(around(['CF226A x 2'], TABLE, ['Also:', 'TN-2410 3 pcs', 'Markers x 12', '85A']));
    expect(rows).toEqual([
      'ok 2 CF226A',
      'ok 4 Q2612A',
      'unknown 2 ',
      'ok 3 TN-2410',
      'unknown 12 ',
      'ok 1 CE285A',
    ]);
  });
});
