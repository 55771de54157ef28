import { describe, expect, test } from 'vitest';
import { understand } from '../../../widgets/quick-order/understand';
import { shop } from './shop';

// Lists as people jot them down: colours and sorts below a name, chats, scans. Each row as `state quantity code`.

async function read(text: string): Promise<string[]> {
  const { rows } = await understand(text, shop);
  return rows.map(({ state, quantity, product, offered }) =>
    [state, quantity, product?.code ?? [...new Set(offered.map(({ code }) => code))].join('/')]
      .join(' ')
      .trim(),
  );
}

describe('colours with a quantity each', () => {
  const two = ['ok 2 W2030A', 'ok 1 W2031A'];
  test.each([
    ['below a name', 'HP 415A\n2 black 1 cyan', two],
    ['behind a name', 'HP 415A 2 black 1 cyan', two],
    ['the quantity behind', 'HP 415A black 2 cyan 1', two],
    ['behind a colon', 'HP 415A: 2 black, 1 cyan', two],
    ['with a sign', 'HP 415A black x2 cyan x1', two],
    ['shortened', 'HP 415A BK-2, C-1', two],
    ['with letters before them', '1- HP 415A\na. Black 2\nb. Cyan 1', two],
    ['ahead of the name', 'we need 2 black and 1 cyan 415A', two],
    ['glued to "and"', 'HP 415A اسود حبتين وازرق حبة واحدة', two],
    ['with a unit', 'HP 415A black 2 pcs and cyan 1 pc', two],
    ['in cells', 'HP 415A black 2, HP 415A cyan 1', two],
    ['in Arabic', 'HP 415A: اسود ٢ - ازرق ١', two],
    ['without a maker', '664 black 2, cyan 1', ['ok 2 C13T66414A', 'ok 1 C13T66424A']],
    ['of a family', 'Epson T664 black 2', ['ok 2 C13T66414A']],
    ['whose name ends in a number', 'Canon C-EXV 64 black 10, cyan 2', ['ok 10 5753C002', 'ok 2 5754C002']],
    ['with a dash behind it', 'Canon C-EXV 64 - 10 black, 2 cyan', ['ok 10 5753C002', 'ok 2 5754C002']],
    ['whose name ends in an x', 'HP 201X اسود 3 ازرق 12', ['ok 3 CF400X', 'ok 12 CF401X']],
    ['below such a name', 'GI 490\nblack 2\ncyan 1', ['ok 2 GI-490 BK', 'ok 1 GI-490 C']],
    ['that is a whole set', 'Epson T664 set', ['14A', '24A', '34A', '44A'].map(end => `ok 1 C13T664${end}`)],
  ])('%s', async (_, text, rows) => expect(await read(text)).toEqual(rows));

  test('in a column for each colour', async () => {
    const table = 'Item\tBlack\tCyan\tTotal\nHP 415A\t2\t1\t3\nHP 207A\t1\t0\t1';
    expect(await read(table)).toEqual([...two, 'ok 1 W2210A']);
    expect(await read('الصنف,اسود,ازرق\nHP 415A,٢,١')).toEqual(two);
    expect(await read('Item,Black,Cyan\nHP 415A,two,1 pc')).toEqual(two);
  });

  test.each(['Total,2,1,3', ',2,1,3', 'Grand total,2,1,3', 'المجموع,2,1,3'])(
    'the sums %s below such columns are no goods',
    async sums => {
      const { rows, leftOut } = await understand(`Item,Black,Cyan,Total\nHP 415A,2,1,3\n${sums}`, shop);
      expect(rows.map(({ line }) => line)).toEqual(['HP 415A,2,1,3', 'HP 415A,2,1,3']);
      expect(leftOut).toEqual([sums]);
    },
  );

  test('columns whose names are colours are none of quantities where they hold words', async () =>
    expect(await read('Item,Color,Black,Qty\nHP 415A,Cyan,,2')).toEqual(['ok 2 W2031A']));

  test('a quantity before its colour makes no other code of the name', async () => {
    expect(await read('T664 4 yellow 2 black')).toEqual(['ok 4 C13T66444A', 'ok 2 C13T66414A']);
    expect(await read('2 black 3 cyan TK-8345')).toEqual(['ok 2 TK-8345K', 'ok 3 TK-8345C']);
  });

  test('below a printer, no line is lost', async () => {
    for (const text of ['HP M454dn\n2 black 1 cyan\n1 magenta', 'HP M454dn\nblack 2, cyan 1\nmagenta 1'])
      expect(await read(text)).toEqual([
        'choice 2 W2030A/W2030X',
        'choice 1 W2031A/W2031X',
        'choice 1 W2033A/W2033X',
      ]);
  });

  test('a code with a letter of a colour is none', async () => {
    expect(await read('HP 26A\nتونر C 7115 X')).toEqual(['ok 1 CF226A', 'ok 1 C7115X']);
  });

  test('a name that ends in a number keeps it', async () => {
    expect(await read('hp 652 black 1 color')).toEqual(['choice 1 F6V25AE/F6V24AE']);
  });
});

describe('sorts of goods below a printer', () => {
  test('are for it, and it is no goods', async () => {
    expect(await read('Brother HL-L2350DW\n3 toner\nDrum: 1')).toEqual([
      'choice 3 TN-2410/TN-2420',
      'choice 1 DR-2400',
    ]);
  });

  test('ask where what stands above is goods', async () => {
    const rows = await read('CF226A\nToner 5');
    expect(rows).toEqual(['ok 1 CF226A', 'choice 5 CF226A']);
  });

  test('below a room or person stay what they are', async () => {
    for (const text of ['Office 85A\nToner 3', 'Mr Ahmed 99887766\nToner 3'])
      expect(await read(text)).toEqual(await read('Toner 3'));
  });

  test('that the shop has none of are not found', async () => {
    expect(await read('HP M454dn drum 1')).toEqual([expect.stringMatching(/^unknown 1/)]);
  });
});

describe('a number that is a name', () => {
  test.each([
    ['for a printer', 'Canon 725 for LBP6030 - 3 pcs', 'ok 3 3484B002'],
    ['with its printer in brackets', '3 x Canon 725 (LBP6030)', 'ok 3 3484B002'],
    ['with two printers in brackets', 'HP 26A (M402/M426) 2', 'ok 2 CF226A'],
    ['one piece', 'تونر كانون 725 حبة وحدة', 'ok 1 3484B002'],
    ['a piece', 'تونر كانون 725 حبة', 'choice 1 3484B002'],
    ['pieces of nothing else', 'Canon 725 pcs', 'choice 1 3484B002'],
    ['one of a short name', 'تونر HP 85A حبة واحدة فقط', 'ok 1 CE285A'],
    ['behind letters of a printer', 'ريكو MP 2501', 'choice 1 842009'],
    ['an ink unit', '8 حبة وحدة حبر إبسون T01D2', 'ok 8 T01D2'],
    ['a drum unit', '2 حبة وحدة درام زيروكس 013R00660', 'ok 2 013R00660'],
  ])('%s', async (_, text, row) => expect(await read(text)).toEqual([row]));
});

describe('a printer without its maker is no line to leave out', () => {
  test.each([
    ['Phaser 3020', ['choice 1 106R02773']],
    ['LaserJet 1320 x 3', ['choice 3 Q5949A/Q5949X']],
    ['Aficio 2022 toner 2 pcs', ['choice 2 842042']],
    ['HL - 2140 x 2', ['choice 2 TN-2120/DR-2100/TN-2110']],
    ['ML- 1640', ['choice 1 MLT-D108S']],
    ['Advance 500', []],
    ['pens - 100', ['unknown 100']],
  ])('%s', async (line, rows) => expect(await read(line)).toEqual(rows));

  test('nor one whose place stands in a cell of its own', async () => {
    const list = ['IT\tCanon iR1643i\t2nd floor', 'HR\tCanon MF3010\tRoom 12, branch office'];
    expect(await read(list.join('\n'))).toEqual(['choice 1 3526C002', 'choice 1 3484B002']);
  });
});

describe('letters that scans put for digits', () => {
  test.each([
    ['TK-117O x 3', 'ok 3 TK-1170'],
    ['TN-24lO x 1', 'ok 1 TN-2410'],
    ['106RO2773 x 2', 'ok 2 106R02773'],
    ['CI3T49N200', 'ok 1 C13T49N200'],
    ['O23OOGS11OO7 5', 'ok 5 02300GS11007'],
    ['AoD7152 3', 'ok 3 A0D7152'],
    ['clt-y5o8l 2', 'ok 2 CLT-Y508L'],
    ['44O59168 x 3', 'ok 3 44059168'],
    ['10 l water', 'unknown 10'],
    ['MLT-D1O1S 2', 'ok 2 MLT-D101S'],
    // No G1420.
    ['GI-420 M x 2', expect.stringMatching(/^unknown 2/)],
    ['water 5l x 2', 'unknown 2'],
  ])('%s', async (text, row) => expect(await read(text)).toEqual([row]));
});

test('a quantity is no end of a code', async () => {
  expect(await read('TK-410 5')).toEqual(['choice 1 TK-4105/TK-410']);
  for (const text of ['TK-710 5 pcs', 'Kyocera Toner TK-710 5 pcs @ 68.010'])
    expect(await read(text)).toEqual(['ok 5 TK-710']);
});

describe('chats', () => {
  test.each([
    ['copied', '[10:23, 12/11/2024] Ahmed: 2 26a and 3 85a\n[10:24, 12/11/2024] Ahmed: thanks'],
    ['exported', '12/11/24, 10:23 - Ahmed: 26a x 2, 85a x 3\n12/11/24, 10:24 - TASS: ok'],
    [
      'with what the chat itself says',
      '12/05/2026, 10:32 - Messages and calls are end-to-end encrypted.\n12/05/2026, 10:33 - Ahmed: 26a x 2, 85a x 3',
    ],
    ['of a phone', '[١٢/٥/٢٠٢٦, ١٠:٣٢:١٥ ص] أحمد: 26a حبتين و 85a ثلاث'],
    ['glued', '2x26a 3x85a'],
    ['with a glued "and"', 'تونر 26a حبتين وتونر 85a ثلاث حبات'],
    ['in words', 'we want 26a two pcs and 85a three pcs'],
  ])('%s', async (_, text) => expect(await read(text)).toEqual(['ok 2 CF226A', 'ok 3 CE285A']));
});
