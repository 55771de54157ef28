import { describe, expect, test } from 'vitest';
import { understand } from '../../../widgets/quick-order/understand';
import { readRows as read, shop } from './shop';

// Lines that may be read in two ways: which of them is meant, and that the quantity stays what was written.

describe('numbers of rows are no goods', () => {
  const rows = ['1,HP 654A cyan,36', '2,CF211A,15', '3,CF226A,6', '21,toner CLT-C304S,25'];

  test.each(['Item No.', 'No', 'Item', 'Running'])('below "%s"', async heading =>
    expect(await read([`${heading},Description,Qty`, ...rows].join('\n'))).toEqual([
      'ok 36 CF331A',
      'ok 15 CF211A',
      'ok 6 CF226A',
      'unknown 25',
    ]),
  );
});

describe('a letter that scans put for a digit stands within its word', () => {
  test.each([
    ['cli-45 lgy', 'unknown 1'],
    ['TN-24l0 3', 'ok 3 TN-2410'],
    ['TN-241O x 3', 'ok 3 TN-2410'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('how many are needed', () => {
  test.each([
    ['need 12 Yellow 312A compatible', 'ok 12 CF382A'],
    ['نحتاج ٥ أصفر 312A متوافق', 'ok 5 CF382A'],
    ['need 40 w2072x', 'unknown 40'],
    ['need 36 HDMI cable', 'unknown 36'],
    ['We need 26X', 'ok 1 CF226X'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('an x glued to a number', () => {
  test.each([
    ['2x hp 26A', 'ok 2 CF226A'],
    ['1x hp 37Y', 'ok 1 CF237Y'],
    ['30x coffee capsules', 'unknown 30'],
    ['26X x 3', 'ok 3 CF226X'],
    ['15x 78 C 20 K 0 toner', 'ok 15 78C20K0'],
    ['25x شريط 12267 org', 'ok 25 12267'],
    ['25x كانون 728', 'choice 25'],
    ['4x ابسون 673 اصفر original', 'ok 4 C13T67344A'],
    ['120x toner LaserJet M3027 MFP', 'choice 120'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test('may be a name where the shop has one', async () =>
    expect((await read('26x 59x'))[0]).toMatch(/^choice/));
});

test('numbers in brackets count lines where these go on from one; alone they are how many', async () => {
  const goods = ['CF226A (1)', 'CE285A, 6', 'TN-2410 x 2', 'TK-1170'];
  expect(await read(goods.map((line, at) => `(${at + 1}) ${line}`).join('\n'))).toEqual([
    'ok 1 CF226A',
    'ok 6 CE285A',
    'ok 2 TN-2410',
    'ok 1 TK-1170',
  ]);
  expect(await read('(3) CF226A\n(2) CE285A')).toEqual(['ok 3 CF226A', 'ok 2 CE285A']);
});

describe('blanks and hyphens', () => {
  test.each([
    ['TK 5240 black 2', 'ok 2 TK-5240K'],
    ['TN 247 cyan x 3', 'ok 3 TN-247C'],
    ['TN 247 2', 'choice 2'],
    ['LC 3217 cyan x 2', 'ok 2 LC3217C'],
    ['TK--350 need 4', 'ok 4 TK-350'],
    ['Sharp MX- 312GT x 4', 'ok 4 MX-312GT'],
    ['IT- 26A x 2', 'choice 2'],
    // Digits alone.
    ['5 pcs 46 490607', 'ok 5 46490607'],
    ['40829 6 x 20', 'ok 20 408296'],
    ['12 408250', 'ok 12 408250'],
    // Brother's tapes by the letters of those before them.
    ['Brother TZ 231 tape', 'ok 1 TZe-231'],
    ['TZ-FX231 x 2', 'ok 2 TZe-FX231'],
    ['TZ-2312', 'unknown 1'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('bullets of word processors', () => {
  test.each(['o CF226A x 2', 'o\tCF226A\t2', '§ CF226A x 2', '\uf0b7 CF226A x 2', '❖ 2 x CF226A'])(
    '%s',
    async line => expect(await read(line)).toEqual(['ok 2 CF226A']),
  );
});

describe('a name that another maker has with a letter for each colour', () => {
  test.each([
    ['TN-325 x 5', 'choice 5'],
    ['TN-325 black x 5', 'choice 5'],
    ['Brother TN-325 black x 5', 'ok 5 TN-325BK'],
    ['Konica Minolta TN-325 x 5', 'ok 5 A8DA050'],
    ['TN-325 cyan x 2', 'ok 2 TN-325C'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

test('all colours of a product of several leave it sure', async () =>
  expect(await read('شريط حبر ستار ميكرونيكس RC700BR أسود وأحمر أصلي')).toEqual(['ok 1 RC700BR']));

describe('strokes and points', () => {
  test.each([
    ['TN/3480 x 3', ['ok 3 TN-3480']],
    ['TK/8115C 2', ['ok 2 TK-8115C']],
    ['TN2410/2', ['ok 2 TN-2410']],
    ['HP/26A 3', ['ok 3 CF226A']],
    ['MLT.D206L 3', ['ok 3 MLT-D206L']],
    ['CF226A qty.12', ['ok 12 CF226A']],
    ['Qty.12 CF226A', ['ok 12 CF226A']],
    ['26A/59A 2 each', ['ok 2 CF226A', 'ok 2 CF259A']],
  ])('%s', async (line, rows) => expect(await read(line)).toEqual(rows));
});

test.each(['Pos;Artikel;Bezeichnung;Menge;Preis', 'Foo;Bar;Baz;Bat;Bam'])(
  'numbers of rows below "%s" are none, whatever language it is of',
  async heading => {
    const rows = [
      '10;CF289A;HP 89A;3;52,900',
      '20;CE505X;HP 05X;8;38,000',
      '30;TN-3480;Brother;5;29,500',
      '40;MLT-D203L;Samsung;2;41,000',
    ];
    const read4 = (await read([heading, ...rows].join('\n'))).slice(-4);
    expect(read4).toEqual(['ok 3 CF289A', 'ok 8 CE505X', 'ok 5 TN-3480', 'ok 2 MLT-D203L']);
  },
);

test('letters of a code that is written apart are no colours', async () =>
  expect(await read('تونر 80 C 2 H K 0 Blk * 15')).toEqual(['ok 15 80C2HK0']));

test('other goods are named as not found, whatever words of letters are in them', async () =>
  expect(await read('sticky notes x 12\nSticky notes - 3 pcs')).toEqual(['unknown 12', 'unknown 3']));

test('a name of digits before its quantity', async () => {
  expect(await read('yellow EPSON 113 qty: 5')).toEqual(['ok 5 C13T06B440']);
  // HP has a 10, too.
  expect(await read('ink hp 711 red [10]')).toEqual(['ok 10 CZ131A']);
});

test('a printer that is called by one code needs no question where one thing fits', async () =>
  expect(await read('toner hp LaserJet Pro M1217nfw MFP original 36 pcs\nHP M404 toner original 3')).toEqual([
    'ok 36 CE285A',
    'choice 3',
  ]));

test.each(['Toner for Toshiba e-STUDIO 506', 'labels for DYMO LabelWriter 450', 'ribbon Microline 3320'])(
  'the number of a printer is no quantity: %s',
  async line => expect(await read(line)).toEqual(['choice 1']),
);

test('more pieces than a set has are sets, as many may be what it is', async () => {
  expect(await read('Canon C-EXV 64 BCMY (20 pcs)')).toEqual([
    'ok 20 5753C002',
    'ok 20 5754C002',
    'ok 20 5755C002',
    'ok 20 5756C002',
  ]);
  expect(await read('HP 655A set (4 pcs)')).toEqual(['choice 1']);
});

test.each([
  ['CF226A 1,5', 'choice 1'],
  ['CF226A 1,5 pcs', 'choice 1'],
  ['حبر 26a ١,٥', 'choice 1'],
  // A comma behind a name, and one that divides cells.
  ['canon 725,3', 'ok 3 3484B002'],
  ['CF226A, 5', 'ok 5 CF226A'],
])('a decimal comma is no end of a cell: %s', async (line, row) => expect(await read(line)).toEqual([row]));

describe('a title that the shop gives its goods is theirs with all its numbers and commas', () => {
  test.each([
    ['DYMO LW 99014 Label Roll 54 × 101 mm shipping labels, 220', 'ok 1 99014'],
    ['3 x DYMO LW 99014 Label Roll 54 × 101 mm shipping labels, 220', 'ok 3 99014'],
    ['DYMO LW 99014 Label Roll 54 × 101 mm shipping labels, 220 - 4 pcs', 'ok 4 99014'],
    ['Brother TZe-FX241 Label Tape 18 mm, Black on White, flexible ID for cables x 3', 'ok 3 TZe-FX241'],
    ['TASS Copy Paper A4 80 gsm, box of 5 reams x 3', 'ok 3 TS-A4-80-5'],
    ['TASS Compatible Toner for Canon 715 Black', 'ok 1 1975B002'],
    ['HP 26A (CF226A) Toner Cartridge Black compatible x 2', 'ok 2 CF226A'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test('what a tape is for is no second thing', async () =>
    expect(await read('شريط TZe-FX241 مرن للكابلات x 3')).toEqual(['ok 3 TZe-FX241']));
});

describe('a sign that may be the letter of a larger cartridge', () => {
  test.each([
    ['CF226 x 2', 'choice 2'],
    ['CE505 x2', 'choice 2'],
    ['CF 226 x 2', 'choice 2'],
    ['CF226 X', 'ok 1 CF226X'],
    ['CF226 X x 2', 'ok 2 CF226X'],
    ['CF 226 X 2 pcs', 'ok 2 CF226X'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test('both of them may be chosen', async () => {
    const { rows } = await understand('CF226 x 2', shop);
    const codes = new Set(rows.flatMap(({ offered }) => offered.map(({ code }) => code)));
    expect([...codes].sort()).toEqual(['CF226A', 'CF226X']);
  });
});

describe('how many is asked where a line leaves it open', () => {
  test.each(['CF226A 2+2', 'CF226A 10-12 pcs', 'CF226A 10-12', '10-12 pcs CF226A', 'CF226A 2 or 3'])(
    '%s',
    async line => {
      const { rows } = await understand(line, shop);
      expect(rows).toMatchObject([{ state: 'choice', isCountOpen: true }]);
    },
  );

  test('of a range the number that stands with its unit is supposed, not one', async () =>
    expect(await read('CF226A 10-12 pcs\nTN-2410 5-6')).toEqual(['choice 12', 'choice 6']));

  test('not where it is said', async () => {
    const { rows } = await understand('CF226A 2\nHP 415A x 3\nCF259A', shop);
    expect(rows.map(({ isCountOpen }) => isCountOpen)).toEqual([undefined, undefined, undefined]);
  });
});

describe('numbers that say when, where or which line are no quantities', () => {
  test.each([
    ['CF226A 3 days', 'ok 1 CF226A'],
    ['delivery 3 weeks CF226A x 2', 'ok 2 CF226A'],
    ['Item 3 CF226A', 'choice 1'],
    ['No.3 CF226A', 'choice 1'],
    ['صنف 3 تونر 26A', 'choice 1'],
    ['Item 3 CF226A x 2', 'ok 2 CF226A'],
    ['CF226A 3 peaces', 'ok 3 CF226A'],
    ['CF226A none', 'choice 1'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('a number of three digits beside how many is the name', () => {
  test.each([
    ['725 - 4', 'choice 4'],
    ['4 x 725', 'choice 4'],
    ['226X 3', 'choice 3'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test('where letters stand before it', async () =>
    expect(await read('minolta TN 216 set')).toEqual(
      ['A11G151', 'A11G451', 'A11G351', 'A11G251'].map(code => `ok 1 ${code}`),
    ));

  test('of the maker that stands alone above it', async () =>
    expect(await read('HP:\n26A - 3\nCanon:\n725 - 4\n737 x 1\nEpson\n664 black 2')).toEqual([
      'ok 3 CF226A',
      'ok 4 3484B002',
      'ok 1 9435B002',
      'ok 2 C13T66414A',
    ]));

  test('of the maker of the first where several have how many each', async () => {
    expect(await read('hp 652 black 2, 650 black 1')).toEqual(['ok 2 F6V25AE', 'ok 1 CZ101AE']);
    // A 445XL is sold, too.
    expect(await read('حبر كانون 445 اسود عدد 4 و 446 ملون عدد 3')).toEqual(['choice 4', 'choice 3']);
    expect(await read('canon 445, 446')).toEqual(['choice 1']);
  });
});

test.each([
  ['CF226A/X 2', ['choice 2']],
  ['Canon 057H 10 compatible ok', ['choice 10']],
])('two things that may be meant are asked about: %s', async (line, rows) =>
  expect(await read(line)).toEqual(rows),
);
