import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../widgets/quick-order/files/decode';
import type { Row } from '../../../widgets/quick-order/rows/row';
import { understand } from '../../../widgets/quick-order/understand';
import { seededRandom } from '../../helpers/seeded-random';
import { models, products } from '../content/demo-catalogue';
import { type Goods, ListMaker, type MadeLine } from './lists';
import { OfficeLists } from './office-lists';
import { readRows as read, shop } from './shop';

/** What a list was understood as: `state quantity slug`, a row a line. */
describe('ways of writing', () => {
  test.each([
    ['a tab between', 'CF226A\t3', 'ok 3 CF226A'],
    ['a comma between', 'CF226A,3', 'ok 3 CF226A'],
    ['a semicolon between', 'CF226A;3', 'ok 3 CF226A'],
    ['2x', '2x CF226A', 'ok 2 CF226A'],
    ['× 2', 'CF226A × 2', 'ok 2 CF226A'],
    ['qty 2', 'CF226A qty 2', 'ok 2 CF226A'],
    ['Arabic digits', 'تونر CF226A عدد ٢', 'ok 2 CF226A'],
    ['a bullet', '• CF226A - 2 pcs', 'ok 2 CF226A'],
    ['a number before the line', '1) CF226A - 2 pcs', 'ok 2 CF226A'],
    ['lower case', 'cf226a', 'ok 1 CF226A'],
    ['blanks in the code', 'C F 226 A x 4', 'ok 4 CF226A'],
    ['a name', 'HP 26A', 'ok 1 CF226A'],
    ['a name and its code', 'HP 26A (CF226A)', 'ok 1 CF226A'],
    ['a kind', 'HP 26A compatible', 'ok 1 CF226A'],
    ['a greeting to the shop', 'Dear TASS, we need 26A, original', 'ok 1 CF226A'],
    ['a kind as people say it', '85a × 4 كوبي', 'ok 4 CE285A'],
    ['a quantity behind a stroke', 'TN2410/2', 'ok 2 TN-2410'],
    ['a price behind', 'CF226A 2 pcs @ 18.500', 'ok 2 CF226A'],
    ['quotation marks', '"CF226A",5', 'ok 5 CF226A'],
    ['a quantity written together with the code', 'TN-2410x3', 'ok 3 TN-2410'],
    ['one before it', '3xTN-2410', 'ok 3 TN-2410'],
    ['one with its unit', 'TN-2410-3pcs', 'ok 3 TN-2410'],
    ['a brand written together with the name', 'HP26A x 2', 'ok 2 CF226A'],
    ['thousands', 'CF226A - 1,000 pcs', 'ok 1000 CF226A'],
    ['tens of thousands', '12,500 pcs CF226A', 'ok 12500 CF226A'],
    ['more than there are', 'CF226A x 99999999999', 'ok 99999999999 CF226A'],
    ['a telephone behind the quantity', 'CF226A 2 pcs, 99887766', 'ok 2 CF226A'],
    ['a reference before it', '12345678 CF226A 2 pcs', 'ok 2 CF226A'],
    ['a quantity with decimals', 'CF226A qty 2.00', 'ok 2 CF226A'],
    ['an amount after "price"', 'CF226A عدد 2 بسعر 30.500 د.ك', 'ok 2 CF226A'],
    ['a whole price before', 'CF226A 42 KD 4 pcs', 'ok 4 CF226A'],
    ['one in Arabic', 'CF226A بسعر 42 دينار ٤ حبات', 'ok 4 CF226A'],
    ['a whole price times', 'CF226A 4 x 42 KD', 'ok 4 CF226A'],
    ['a sum of whole numbers', 'CF226A 4 x 42 = 168', 'ok 4 CF226A'],
    ['a unit, a quantity and its prices', '05  CF226A Toner   EA   4   42.500   170.000', 'ok 4 CF226A'],
    ['a quantity between price and total', 'CF226A 42.500 4 170.000', 'ok 4 CF226A'],
    ['a quantity behind the brand', 'CF226A original HP 4', 'ok 4 CF226A'],
    ['a share', 'CF226A + 5% VAT', 'ok 1 CF226A'],
    ['a date', 'CF226A - 2 pcs, needed by 12/05/2026', 'ok 2 CF226A'],
    ['a chat of another telephone', '12/05/2026, 9:16 am - Fahad Clinic: 3 TN-2410', 'ok 3 TN-2410'],
    ['a chat without a date', '[10:32 AM] Ahmad: 4 CF226A', 'ok 4 CF226A'],
    ['a time alone', '12/05/2026 09:16 CF226A 3', 'ok 3 CF226A'],
    ['a minimum', 'CF226A, not less than 3000 pages, 5 pcs', 'ok 5 CF226A'],
    ['what is not wanted', 'CF226A original only, not compatible x 2', 'ok 2 CF226A'],
    ['a maker misspelt', 'Cannon 737 x 2', 'ok 2 9435B002'],
    ['an exported chat', '[12/05/2026, 10:32:15] Ahmad: CF226A x 2', 'ok 2 CF226A'],
    ['a room', 'CF226A x 2 (room 12)', 'ok 2 CF226A'],
    ['a room with a letter', 'CF226A x 2 for room 85A', 'ok 2 CF226A'],
    ['goods for an office', 'Office: 26A x 2', 'ok 2 CF226A'],
    ['a printer of numbers', 'Q2612A for HP LaserJet 1020', 'ok 1 Q2612A'],
    ['a number before a brand', 'We need 5 HP 26A', 'ok 5 CF226A'],
    ['a series of printers', 'CF259A Toner for M404 x 2', 'ok 2 CF259A'],
    ['several printers in brackets', 'CE285A (P1102w, M1132) x 2', 'ok 2 CE285A'],
    ['a printer without “for”', 'TK-1170 M2040 x 2', 'ok 2 TK-1170'],
    ['whom it is for', 'HP 711 cyan for Ahmad x 2', 'ok 2 CZ130A'],
    ['a name and a request in other columns', 'REQ-1050\tNoura\tHP 711 cyan 29ml\t3', 'ok 3 CZ130A'],
    ['a size of a bottle', 'Epson 664 black 70ml x 2', 'ok 2 C13T66414A'],
    ['a colour in a printer’s name', 'CF410X black for HP Color LaserJet Pro M452dn', 'ok 1 CF410X'],
    ['a size written together with its unit', '45010 12mm x 4', 'ok 4 45010'],
    ['a series and its colour', 'TN-243 cyan', 'ok 1 TN-243C'],
    ['a series with its letter within', 'CLT-404S magenta x 2', 'ok 2 CLT-M404S'],
    ['a series of larger cartridges', 'LC472XL yellow', 'ok 1 LC472XLY'],
    ['a name of Canon with its letters', 'Canon CRG-054H cyan – 2 Nos', 'ok 2 3027C002'],
    ['a name and a quantity behind a dash', '85A-4', 'ok 4 CE285A'],
    ['a number word beyond ten', 'CF259A fourteen pcs', 'ok 14 CF259A'],
    ['a number of two words', 'TN-2420 thirty six nos', 'ok 36 TN-2420'],
    ['one with a hyphen', 'TN-2420 forty-eight pcs', 'ok 48 TN-2420'],
    ['hundreds in words', 'three hundred and ten CF259A', 'ok 310 CF259A'],
    ['an Arabic teen', 'CF259A خمسة عشر حبة', 'ok 15 CF259A'],
    ['an Arabic eleven', 'CF259A عدد احدى عشرة', 'ok 11 CF259A'],
    ['Arabic tens', 'CF259A ثلاثين حبة', 'ok 30 CF259A'],
    ['an Arabic number with و', 'CF259A عدد ستة وثلاثين', 'ok 36 CF259A'],
    ['an Arabic dual', 'عدد ثنتين CF259A', 'ok 2 CF259A'],
    ['digits and words together', 'CF259A ٢٤ (أربعة وعشرون) حبة', 'ok 24 CF259A'],
    ['a number word before a brand', 'Three HP 26A', 'ok 3 CF226A'],
    ['Gulf Arabic', 'بغيت ٣ حبات 26A', 'ok 3 CF226A'],
    ['a quantity cell in words', 'Item\tQty\nCF226A\t4 (four)', 'ok 4 CF226A'],
    ['an Arabic quantity cell', 'الصنف\tالكمية\nCF226A\tستة', 'ok 6 CF226A'],
    ['a unit column', 'Item\tUnit\tQty\nCF226A\tPCS\t4', 'ok 4 CF226A'],
    [
      'a quantity there is beside the one required',
      'Item\tQty on hand\tQty required\nCF226A\t1\t5',
      'ok 5 CF226A',
    ],
    ['remarks that say nothing of the goods', 'Item\tQty\tRemarks\nCF226A\t4\tfor room 7', 'ok 4 CF226A'],
    ['a count behind a printer’s last word', 'Q7553X for HP LaserJet M2727nf MFP - 15', 'ok 15 Q7553X'],
    ['a count behind a series', 'CF226A for LaserJet Pro 3', 'ok 3 CF226A'],
    ['a count in brackets behind a number', 'CN059AE for OfficeJet 7610 (12)', 'ok 12 CN059AE'],
    ['a printer of several words', '3YM75AE for DeskJet Plus Ink Advantage 6475', 'ok 1 3YM75AE'],
    ['a colour within one', 'CE313A (LaserJet Pro 100 color MFP M175a), qty: 2', 'ok 2 CE313A'],
    ['behind its hundred', 'CF210A for LaserJet Pro 200 color M251nw x 2', 'ok 2 CF210A'],
    ['a name’s colour behind a hyphen', 'HP 504A-M x 2', 'ok 2 CE253A'],
    ['behind its size', 'Epson T05B XXL-C x 2', 'ok 2 T05B2'],
    ['written together with a name', 'cexv64y x 2', 'ok 2 5756C002'],
    ['as another maker writes it', 'Kyocera TK-550BK x 2', 'ok 2 TK-550K'],
    ['beside the name of a series', 'Konica TN-216 cyan x 2', 'ok 2 A11G451'],
    ['a count behind words', 'CF361X original 20 no.', 'ok 20 CF361X'],
    ['the number of an order', 'order 4501 CF226A 2', 'ok 2 CF226A'],
    ['of a request', 'REQ-1014 CF226A qty 8', 'ok 8 CF226A'],
    ['of a purchase order', 'PO-7710 CF226A x 2', 'ok 2 CF226A'],
    ['of a line', 'item 8: TK-8345 yellow - 7 pcs', 'ok 7 TK-8345Y'],
    ['of an order, before a series', 'order 4519 TK-8345 yellow 2 pcs', 'ok 2 TK-8345Y'],
    ['a price behind a series', 'Kyocera TK-5270 yellow x 30 @ 53.500', 'ok 30 TK-5270Y'],
    ['what may be an order or how many', 'order 1000 CF226A', 'choice 1'],
    ['a name ahead of its code', '207X / W2213X', 'ok 1 W2213X'],
    ['a name, its code and a quantity', '207X (W2213X) x 2', 'ok 2 W2213X'],
    ['as many of a code', '26x CF226X', 'ok 26 CF226X'],
    ['a name that another code ends in', 'W2220A / 222A x 3', 'ok 3 W2220A'],
    ['a maker and colour in other spellings', 'ايتش بي 203A يلو x 2', 'ok 2 CF542A'],
    ['a maker with letters left out', 'بانتم TL-410 عدد ٣', 'ok 3 TL-410'],
  ])('%s', async (_, text, row) => expect(await read(text)).toEqual([row]));

  test('a kind chooses among the same code', async () => {
    const { rows } = await understand('26A compatible\n26A', shop);
    expect(rows.map(({ product }) => product?.kind)).toEqual(['compatible', 'original']);
  });

  test.each([
    ['an Arabic negation', 'CF226A غير أصلي', 'compatible'],
    ['a dialect’s', 'CF226A مو أصلية', 'compatible'],
    ['an English one', 'CF226A non-genuine', 'compatible'],
    ['copy', 'CF226A copy', 'compatible'],
    ['aftermarket', 'CF226A aftermarket', 'compatible'],
    ['equivalent', 'CF226A equivalent', 'compatible'],
    ['refill', 'CE505A refill', 'remanufactured'],
    ['the shop’s own title', 'TASS Remanufactured Toner 12A (Q2612A) Black', 'remanufactured'],
    ['its Arabic title', 'تونر تاس معاد تصنيعه بديل إتش بي 12A أسود (Q2612A)', 'remanufactured'],
    ['a remark', 'Item\tQty\tRemarks\nCF226A\t2\tgeneric', 'compatible'],
    ['an Arabic remark', 'الصنف;الكمية;ملاحظات\nCF226A;2;تجاري', 'compatible'],
  ])('a kind in other words: %s', async (_, text, kind) => {
    const { rows } = await understand(text, shop);
    expect(rows.map(({ state, product }) => [state, product?.kind])).toEqual([['ok', kind]]);
  });

  test('goods that the shop makes itself are known by their titles', async () =>
    expect(
      await read(
        '"TS-A4-80","TASS Copy Paper A4 80 gsm, 500 sheets","7"\n"TS-USB-18","TASS USB 2.0 Printer Cable A to B, 1.8 m","2"',
      ),
    ).toEqual(['ok 7 TS-A4-80', 'ok 2 TS-USB-18']));

  test('a set is one of each colour', async () => {
    expect(await read('HP 203A CMYK x 2')).toEqual([
      'ok 2 CF540A',
      'ok 2 CF541A',
      'ok 2 CF543A',
      'ok 2 CF542A',
    ]);
  });

  test('a count behind a set is how many', async () => {
    expect(await read('HP 203A CMYK set - 2 pcs')).toEqual([
      'ok 2 CF540A',
      'ok 2 CF541A',
      'ok 2 CF543A',
      'ok 2 CF542A',
    ]);
  });

  test('a number beside a column of quantities is a name before a colour', async () => {
    expect(await read('5\tTK-1170\n10\tHP 53A\n10\t802 black')).toEqual([
      'ok 5 TK-1170',
      'ok 10 Q7553A',
      'choice 10',
    ]);
  });

  test('what a set holds is not how many', async () => {
    expect(await read('HP 203A set (4 pcs) x 3')).toEqual([
      'ok 3 CF540A',
      'ok 3 CF541A',
      'ok 3 CF543A',
      'ok 3 CF542A',
    ]);
  });

  test.each([
    ['rows', 'HP 203A\tBlack\t2\n\tCyan\t1\n\tYellow\t3'],
    ['lines', 'HP 203A:\n- Black 2\n- Cyan 1\n- Yellow 3'],
    ['letters', 'HP 203A\nBK - 2\nC - 1\nY - 3'],
  ])('colours alone below their name: %s', async (_, text) => {
    expect(await read(text)).toEqual(['ok 2 CF540A', 'ok 1 CF541A', 'ok 3 CF542A']);
  });

  test('a code with blanks around a letter is no colour', async () => {
    expect(await read('CF226A\t2\n4934 C 001\t67')).toEqual(['ok 2 CF226A', 'ok 67 4934C001']);
  });

  test.each(['TN-247 set x 2', 'TN-247 KCMY 2', 'TN-247 2 of each colour'])(
    'a set of a series: %s',
    async text =>
      expect(await read(text)).toEqual(['ok 2 TN-247BK', 'ok 2 TN-247C', 'ok 2 TN-247M', 'ok 2 TN-247Y']),
  );

  test('several goods of a line become several rows', async () => {
    expect(await read('CF226A x 2 + TN-2410 x 3')).toEqual(['ok 2 CF226A', 'ok 3 TN-2410']);
  });

  test.each([
    ['CF226A and TN-2410, 2 each', ['ok 2 CF226A', 'ok 2 TN-2410']],
    ['CF226A x2 TN-2410 x3', ['ok 2 CF226A', 'ok 3 TN-2410']],
    ['2 CF226A 3 TN-2410', ['ok 2 CF226A', 'ok 3 TN-2410']],
    ['CF226A, TN-2410 x 3', ['choice 1', 'ok 3 TN-2410']],
    ['CF410A, 411A and 413A 2 each', ['ok 2 CF410A', 'ok 2 CF411A', 'ok 2 CF413A']],
    ['841817, 818, 820 1 each', ['ok 1 841817', 'ok 1 841818', 'ok 1 841820']],
    ['TN-423C, M, Y 2 each', ['ok 2 TN-423C', 'ok 2 TN-423M', 'ok 2 TN-423Y']],
    ['W2030A/31A/32A 1 each', ['ok 1 W2030A', 'ok 1 W2031A', 'choice 1']],
    ['TN-2410, 250', ['ok 250 TN-2410']],
    ['CF410A to CF413A 2 each', ['choice 2']],
    ['CF226A and TN-2410 (3 and 2 respectively)', ['choice 1', 'choice 3']],
    ['HP 203A black x2, cyan x1', ['ok 2 CF540A', 'ok 1 CF541A']],
    ['HP 203A black 2 and HP 203A cyan 3', ['ok 2 CF540A', 'ok 3 CF541A']],
    ['HP 203A (C+M) 2 each', ['ok 2 CF541A', 'ok 2 CF543A']],
    ['TN-247 C, Y – 1 No each', ['ok 1 TN-247C', 'ok 1 TN-247Y']],
    ['85A-2, 26A-3', ['ok 2 CE285A', 'ok 3 CF226A']],
  ])('%s', async (text, rows) => expect(await read(text)).toEqual(rows));

  test('a cell a line: the count below its goods', async () => {
    expect(await read('CF226A\n2\nTN-2410\n3')).toEqual(['ok 2 CF226A', 'ok 3 TN-2410']);
    expect(await read('1\nCF226A\n2\n2\nTN-2410\n3')).toEqual(['choice 1', 'choice 1']);
    expect(await read('CF226A\nQty: 2\nTN-2410\nالكمية ٣')).toEqual(['ok 2 CF226A', 'ok 3 TN-2410']);
    expect(await read('Item\nQty\nCF226A\nQty:\n2\nTN-2410\nالكمية\n٣')).toEqual([
      'ok 2 CF226A',
      'ok 3 TN-2410',
    ]);
    expect(await read('1. CF226A toner\n   Quantity: 2 pcs\n2. TN-2410\n   Quantity: 3')).toEqual([
      'ok 2 CF226A',
      'ok 3 TN-2410',
    ]);
    expect(await read('CE285A\nHP 85A Toner Black\n4 PCS\nTN-2410\n3 PCS')).toEqual([
      'ok 4 CE285A',
      'ok 3 TN-2410',
    ]);
  });

  test('quantities that happen to count the lines stay quantities', async () => {
    expect(await read('1 x CF226A\n2 x TN-2410\n3 pcs Q2612A\n4 pcs CF259A')).toEqual([
      'ok 1 CF226A',
      'ok 2 TN-2410',
      'ok 3 Q2612A',
      'ok 4 CF259A',
    ]);
    expect(await read('1 CF226A 5\n2 TN-2410 6\nFor HR:\n3 Q2612A 7\n4 CF259A 8')).toEqual([
      'ok 5 CF226A',
      'ok 6 TN-2410',
      'ok 7 Q2612A',
      'ok 8 CF259A',
    ]);
  });

  test('two columns of numbers without a heading are asked about, one with units is the quantity', async () => {
    expect(await read('CF226A\t5\t7\nTN-2410\t2\t3')).toEqual(['choice 5', 'choice 2']);
    expect(await read('CF226A\t5\t7 pcs\nTN-2410\t2\t3 pcs')).toEqual(['ok 7 CF226A', 'ok 3 TN-2410']);
  });

  test('the column that makes the total is the quantity', async () => {
    const table = '1\tCF226A\tPCS\t5\t36.500\t182.500\n2\tTN-2410\tPCS\t4\t14.000\t56.000';
    expect(await read(table)).toEqual(['ok 5 CF226A', 'ok 4 TN-2410']);
  });

  test('the buyer’s own numbers in a column of their own are no goods', async () => {
    expect(await read('Our code\tItem\tQty\nITM-0042\tCF226A\t2')).toEqual(['ok 2 CF226A']);
  });

  test('a table with price and total, a row above and a total below', async () => {
    const table =
      'Our order\nNo\tItem\tPrice\tQty\tTotal\n1\tCF226A\t30.000\t2\t60.000\n2\tTN-2410\t12.500\t10\t125.000\n\t\t\tTotal\t185.000';
    expect(await read(table)).toEqual(['ok 2 CF226A', 'ok 10 TN-2410']);
  });

  test('a column of numbers that is called “Item” counts the rows', async () => {
    const table =
      'Item\tDescription\tUOM\tQty\n1\tCF226A\tPCS\t4\n2\tThermal Roll 80x80\tBOX\t3\n3\tTN-2410\tPCS\t2';
    expect(await read(table)).toEqual(['ok 4 CF226A', 'choice 3', 'ok 2 TN-2410']);
    expect(await read('Item\tQty\n45013\t1\n45014\t2\n45015\t3')).toEqual([
      'ok 1 45013',
      'unknown 2',
      'unknown 3',
    ]);
  });

  test('a line break within quotation marks stays in its cell', async () => {
    expect(await read('item,qty\n"CF226A\nblack",2\nTN-2410,1')).toEqual(['ok 2 CF226A', 'ok 1 TN-2410']);
    expect(await read('"Item","Qty"\n"Toner\nCF226A","2"\n"TN-2410","1"')).toEqual([
      'ok 2 CF226A',
      'ok 1 TN-2410',
    ]);
    expect(await read('"Item";"Qty";"Price"\n"CF226A\nHP 26A";"2";"36.500"')).toEqual(['ok 2 CF226A']);
  });

  test('greetings, headings and totals are no lines', async () => {
    expect(await read('Dear Sir,\nPlease send:\nCF226A\nRegards')).toEqual(['ok 1 CF226A']);
    expect(
      await read('Block 5, Street 12, Building 30\nDeliver before 15 Nov 2026\nCost center 4010\nCF226A'),
    ).toEqual(['ok 1 CF226A']);
    expect(await read('Subject: Toner request - PR 10458\nSub-Total 73\nCF226A')).toEqual(['ok 1 CF226A']);
    expect(
      await read(
        'Supplier: TASS   Vendor code: V-30021\nAmount in words: Kuwaiti Dinars ninety only\nCF226A',
      ),
    ).toEqual(['ok 1 CF226A']);
    expect(await read('Room 85A\nOffice No. 85A\nDeliver to store 85A\nغرفة 85A\nقطعة 85A\nCF226A')).toEqual([
      'ok 1 CF226A',
    ]);
    expect(await read('Toner for HR and finance\nHP and Canon\nTotal 185\nCF226A')).toEqual(['ok 1 CF226A']);
  });
});

describe('nothing is guessed', () => {
  test.each([
    ['a printer', 'toner for LaserJet Pro M402dn - 3', 'choice 3'],
    ['a name of several colours', 'HP 203A x 2', 'choice 2'],
    ['a name with a larger sister', 'HP 953 cyan', 'choice 1'],
    ['two codes that contradict each other', 'CF226A TN-2410', 'choice 1'],
    ['another brand', 'Canon CF226A', 'choice 1'],
    ['a colour it is not made in', 'CF226A cyan', 'choice 1'],
    ['a code beside that nobody knows', 'CF226A ZZ9912B', 'choice 1'],
    ['a printer that it does not fit', 'CF226A for M2040', 'choice 1'],
    ['two printers of which it fits one', 'TN-2410 for HL-L2350DW / DCP-L2550DW x 3', 'choice 3'],
    ['a code that two makers print', 'TN-328M x 2', 'choice 2'],
    ['an equivalent of a code that two makers print', 'TN-328M compatible', 'choice 1'],
    ['half a piece', 'CF226A 2.5 pcs', 'choice 2'],
    ['one and a half of nothing', 'CF226A 1.5', 'choice 1'],
    ['the same in a cell, in Arabic digits', 'CF226A\t١٫٥', 'choice 1'],
    ['a fraction’s own sign', 'CF226A ½', 'choice 2'],
    ['what was sent back', 'CF226A,-1', 'choice 1'],
    ['the same below a heading', 'Item\tQty\nCF226A\t-3', 'choice 3'],
    ['a price or a quantity', 'CF226A 4 x 42', 'choice 4'],
    ['a quantity and a price that may be the other way round', 'CF226A 42 x 4 = 168', 'choice 42'],
    ['a currency between two numbers', 'CF226A 4 KD 42', 'choice 1'],
    ['digits and words that differ', 'CF226A 12 (ten) pcs', 'choice 10'],
    ['a range', 'CF226A 10 to 12 pcs', 'choice 12'],
    ['one of two quantities', 'CF226A 2 or 3 pcs', 'choice 3'],
    ['a number that may be something else', 'CF226A for 3 printers', 'choice 1'],
    ['boxes of several, in a sentence', '2 boxes of 10 CF226A', 'choice 2'],
    ['a name with another letter behind a stroke', 'HP 26A/X', 'choice 1'],
    ['a quantity and another one below', 'CF226A 2 pcs\nRequired: 5', 'choice 2'],
    ['a remark of what it fits', 'Item\tQty\tRemarks\nCF226A\t2\tcompatible with M402', 'choice 2'],
    ['what it fits, behind it', 'HP 26A toner compatible with LaserJet M402 x 2', 'choice 2'],
    ['what it fits, in Arabic', 'CE285A متوافق مع طابعة HP P1102 عدد 2', 'choice 2'],
    ['a drum of a toner’s name', 'HP 26A drum unit', 'choice 1'],
    ['a pair', 'CF226A زوجين', 'choice 1'],
    ['a couple', 'CF226A couple of pcs', 'choice 2'],
    ['a dozen and something', 'CF226A درزن ونص', 'choice 12'],
    ['as many as before', 'CF226A same as last time', 'choice 1'],
    ['the same in Arabic', 'CF226A نفس المرة السابقة', 'choice 1'],
    ['a dozen in a unit column', 'Item\tUnit\tQty\nCF226A\tDoz\t2', 'choice 2'],
    ['boxes of several', 'Item\tUOM\tQty\nCF226A\tpack of 5\t2', 'choice 2'],
    ['a remark that cancels', 'Item\tQty\tNotes\nCF226A\t2\tnot needed', 'choice 2'],
    ['a remark of another quantity', 'Item\tQty\tRemarks\nCF226A\t5\tsend 2 pcs only', 'choice 5'],
    ['two quantity columns', 'Item\tQty requested\tQty approved\nCF226A\t5\t3', 'choice 5'],
    ['a quantity cell that contradicts itself', 'Item\tQty\nCF226A\t3 (two)', 'choice 1'],
    ['a sum', 'CF226A 3+1', 'choice 1'],
    ['no original, and no other kind', 'CF226A not original', 'choice 1'],
    ['one kind or the other', 'CF226A original or compatible', 'choice 1'],
    ['a kind that is one of two', 'CF226A او بديل', 'choice 1'],
    ['goods that are cancelled', 'CF226A x 2 - cancelled', 'choice 2'],
    ['goods that came already', 'CF226A x 2 - delivered', 'choice 2'],
    ['goods that nobody needs', 'no need for CF226A', 'choice 1'],
    ['a no at the end', 'CF226A - no', 'choice 1'],
    ['a quantity cell of words', 'Item\tQty\nCF226A\tas needed', 'choice 1'],
    ['a reference of digits', 'Your ref. 45010', 'choice 1'],
    ['how many, or a name', 'ink 10', 'choice 1'],
    ['a number that codes have', '2612 x 5', 'choice 5'],
    ['codes of which the ends are written', 'W2030A/31/32/33 1 each', 'choice 1'],
    ['two numbers with a word between', 'حبر كانون 445 و 446', 'choice 1'],
    ['a quantity in words', 'تونر براذر 2410 عدد خمسة', 'choice 5'],
    ['goods by description beside a code', 'CF226A with printer cable', 'choice 1'],
    ['a code that is not sold', 'CF999Q x 7', 'unknown 7'],
    ['goods that a printer has none of', 'maintenance kit hp 4250', 'unknown 1'],
    ['other goods', 'whiteboard markers x 12', 'unknown 12'],
  ])('%s', async (_, text, row) => expect(await read(text)).toEqual([row]));

  test.each([
    ['Brother TN-328M', 'ok 1 TN-328M'],
    ['Konica Minolta TN-328M', 'ok 1 AAV8350'],
  ])('the brand decides about a code that two makers print: %s', async (text, row) =>
    expect(await read(text)).toEqual([row]),
  );

  test.each([
    ['toner compatible with CE285A x 2', 'ok 2 CE285A'],
    ['CF259A compatible with chip', 'ok 1 CF259A'],
    ['HP 19A drum unit', 'ok 1 CF219A'],
  ])('what only sounds so: %s', async (text, row) => expect(await read(text)).toEqual([row]));

  test('a printer that one product fits needs no question', async () => {
    expect(await read('compatible toner for HP LaserJet P2035n x 2')).toEqual(['ok 2 CE505A']);
  });
});

describe('goods that are ordered by description', () => {
  test.each([
    ['A4 copy paper 80gsm 5 boxes', 5, 'TASS Copy Paper A4 80 gsm'],
    ['paper 10', 10, 'TASS Copy Paper A4 80 gsm'],
    ['thermal paper 80 x 80 mm 2 boxes', 2, 'TASS Thermal Paper Rolls'],
    ['USB cable 3', 3, 'TASS USB 2.0 Printer Cable'],
    ['printer cable 2', 2, 'TASS USB 2.0 Printer Cable'],
    ['belt unit brother 2', 2, 'Brother BU-'],
    ['maintenance box epson 3', 3, 'Epson Maintenance Box'],
    ['brother label tape 12mm black on white 5', 5, 'Brother TZe-'],
    ['كيبل طابعة عدد 3', 3, 'TASS USB 2.0 Printer Cable'],
    ['رول حراري 80×80 كرتون 3', 3, 'TASS Thermal Paper Rolls'],
    ['رول كاشير 10 كرتون', 10, 'TASS Thermal Paper Rolls'],
  ])('%s', async (text, quantity, first) => {
    const { rows } = await understand(text, shop);
    expect(rows).toMatchObject([{ state: 'choice', quantity }]);
    expect(rows[0]?.offered[0]?.title).toContain(first);
  });

  test('a code among them stays sure', async () => {
    expect(await read('CF226A x 2, USB cable x 1')).toEqual(['ok 2 CF226A', 'choice 1']);
    expect(await read('Print head, HP 711 x 2')).toEqual(['ok 2 C1Q10A']);
  });
});

describe('files', () => {
  const list = 'الصنف;الكمية\r\nتونر CF226A;2\r\n';
  const utf16 = (text: string) =>
    new Uint8Array(Uint16Array.from(`\ufeff${text}`, char => char.charCodeAt(0)).buffer);
  test.each([
    ['UTF-8', new TextEncoder().encode(list)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${list}`)],
    ['UTF-16', utf16(list)],
    ['UTF-16 without a mark', utf16(list).slice(2)],
    [
      'Windows-1256',
      Uint8Array.from([
        0xc7,
        0xe1,
        0xd5,
        0xe4,
        0xdd,
        0x3b,
        0xc7,
        0xe1,
        0xdf,
        0xe3,
        0xed,
        0xc9,
        0x0d,
        0x0a,
        ...new TextEncoder().encode('CF226A;2'),
      ]),
    ],
  ])('%s', async (_, bytes) => expect(await read(decodeText(bytes))).toEqual(['ok 2 CF226A']));

  test('UTF-8 whose cells were cut off within a letter', async () => {
    const whole = new TextEncoder().encode('الصنف\tالكمية\nCF226A حبر طابعة');
    const rest = new TextEncoder().encode('\t2');
    expect(await read(decodeText(new Uint8Array([...whole.slice(0, -1), ...rest])))).toEqual(['ok 2 CF226A']);
    expect(decodeText(whole.slice(0, -1))).toMatch(/^الصنف\tالكمية\nCF226A حبر طابع/);
  });
});

describe('F66: lists as other offices write them', () => {
  test.each([1, 2, 3, 4, 5, 6])('seed %i: none of 500 lines is silently wrong', async seed => {
    const maker = new OfficeLists(products as readonly Goods[], models, seededRandom(seed));
    const faults: string[] = [];
    let [right, resolvable] = [0, 0];
    for (let at = 0; at < 20; at++) {
      const { as, text, lines } = maker.document(25);
      const { rows } = await understand(decodeText(encoded(text, at)), shop);
      for (const line of lines) {
        if (lines.filter(other => other.text.trim() === line.text.trim()).length > 1) continue;
        const own = rows.filter(row => row.line === line.text.trim());
        const sure = own.filter(({ state }) => state === 'ok');
        const isItem = ({ product, quantity }: Row) =>
          line.items.some(item => item.slug === product?.slug && item.quantity === quantity);
        if (!sure.every(isItem)) faults.push(`${as}, ${line.as}: ${line.text}`);
        if (line.kind !== 'product') continue;
        resolvable++;
        if (own.length === line.items.length && own.every(isItem)) right++;
      }
    }
    expect(faults).toEqual([]);
    expect(right / resolvable).toBeGreaterThan(0.98);
  });
});

/** A text as different programs write it. */
function encoded(text: string, at: number): Uint8Array {
  const units = Uint16Array.from(text, char => char.charCodeAt(0));
  if (at % 4 === 0 && units.length === text.length) return new Uint8Array(units.buffer);
  const arabic = Uint8Array.from(text, char => WINDOWS_1256.indexOf(char));
  if (at % 4 === 1 && [...text].every(char => WINDOWS_1256.includes(char))) return arabic;
  return new TextEncoder().encode(`${at % 4 === 2 ? '\ufeff' : ''}${text}`);
}

const WINDOWS_1256 = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, at) => at));

describe('F66: lists made from the catalogue', () => {
  test.each([11, 12, 32, 39])('seed %i: 98 of 100 lines are right, none is silently wrong', async seed => {
    const maker = new ListMaker(products as readonly Goods[], models, seededRandom(seed));
    const wrong: string[] = [];
    let [right, resolvable] = [0, 0];
    for (let at = 0; at < 20; at++) {
      const { text, lines } = maker.list(25);
      const { rows } = await understand(text, shop);
      for (const line of lines.filter(
        (one, index) =>
          !lines.some((other, place) => place !== index && other.text.trim() === one.text.trim()),
      )) {
        const own = rows.filter(row => row.line === line.text.trim());
        const sure = own.filter(({ state }) => state === 'ok');
        const good = sure.every(
          row => line.slugs.includes(row.product?.slug ?? '') && row.quantity === line.quantity,
        );
        if (!good) wrong.push(`${line.as}: ${line.text} became ${sure.map(({ product }) => product?.slug)}`);
        if (line.kind !== 'product') continue;
        resolvable++;
        if (good && isWhole(line, own.length, sure.length)) right++;
      }
    }
    expect(wrong).toEqual([]);
    expect(right / resolvable).toBeGreaterThan(0.98);
  });
});

const isWhole = ({ slugs }: MadeLine, rows: number, sure: number) => rows === sure && sure === slugs.length;
