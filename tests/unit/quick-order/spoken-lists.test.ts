import { describe, expect, test } from 'vitest';
import { understand } from '../../../widgets/quick-order/understand';
import { readRows as read, shop } from './shop';

// Lists as they are said and dictated: dozens and pairs, letters by their names, words around the goods.

describe('dozens and pairs are how many', () => {
  test.each([
    ['CF226A 2 dozen', 'ok 24 CF226A'],
    ['2 doz CF226A', 'ok 24 CF226A'],
    ['one dozen 05A', 'ok 12 CE505A'],
    ['half a dozen 12A', 'ok 6 Q2612A'],
    ['درزن 12A', 'ok 12 Q2612A'],
    ['نص درزن 12A', 'ok 6 Q2612A'],
    ['CF226A درزنين', 'ok 24 CF226A'],
    ['pair of 35A', 'ok 2 CB435A'],
    ['2 pairs TN-2410', 'ok 4 TN-2410'],
    ['TN-2410 - 1 doz. (12 pcs)', 'ok 12 TN-2410'],
    ['CF283A 3no.', 'ok 3 CF283A'],
    // Half of what holds several is the buyer's to say.
    ['12A نص كرتون', 'choice 1'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test('no digit of a code', async () => expect((await read('T664 2 dozen'))[0]).toMatch(/^unknown 24/));
});

describe('letters of codes by their Arabic names', () => {
  test.each([
    ['تي ان ٢٤١٠ عدد ٤', 'ok 4 TN-2410'],
    ['سي اف ٢٢٦ اي عدد ٢', 'ok 2 CF226A'],
    ['85 ايه 3', 'ok 3 CE285A'],
    ['اتش بي ٨٥ ايه ٢', 'ok 2 CE285A'],
    ['نبي ٢ سي اف ٢٨٣ ايه', 'ok 2 CF283A'],
    ['ام ال تي دي 111 اس 2', 'ok 2 MLT-D111S'],
    // There is a PG-445XL, too.
    ['بي جي 445 3', 'choice 3'],
    ['تي ان ٩٩٩٩ عدد ٢', 'unknown 2'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test('beside another number are none', async () => expect(await read('غرفة 12 اي')).toEqual([]));
});

describe('words around a short name and its sort leave it sure', () => {
  test.each([
    ['تونر 85a للمدير ٢', 'ok 2 CE285A'],
    ['kindly arrange 85a toner 2 nos', 'ok 2 CE285A'],
    ['tonar 85a 2', 'ok 2 CE285A'],
    ['سیاه epson 103 2', 'ok 2 C13T00S14A'],
    // Without the sort it may be a room.
    ['85a للمدير ٢', 'choice 2'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));

  test.each(['CF226A chip 3', '85A toner powder 3', '12A فارغ 3'])(
    'a piece of it is asked for: %s',
    async line => expect(await read(line)).toEqual(['choice 3']),
  );

  test('with a piece is the whole', async () =>
    expect(await read('CF259X with chip 3')).toEqual(['ok 3 CF259X']));
});

test.each(['953XL: 2bk 1c 1m 1y', '953XL bk2 c1 m1 y1'])('colours glued to how many: %s', async line =>
  expect(await read(line)).toEqual(['ok 2 L0S70AE', 'ok 1 F6U16AE', 'ok 1 F6U17AE', 'ok 1 F6U18AE']),
);

describe('an x glued to the end of a code with blanks', () => {
  test.each([
    ['tn 2410x2', 'ok 2 TN-2410'],
    ['CE 285Ax2', 'ok 2 CE285A'],
    ['TN-241 BKx2', 'ok 2 TN-241BK'],
    ['45013x10', 'ok 10 45013'],
    // The code's own letter, or a size.
    ['W2220X2', 'unknown 1'],
    ['label 100x50', 'choice 1'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('how many ahead of a name are no part of it', () => {
  test.each([
    ['1 26A black toner', 'ok 1 CF226A'],
    ['2 05A toner', 'ok 2 CE505A'],
    ['2 30X black toner', 'ok 2 CF230X'],
    ['2 x 305 black ink', 'choice 2'],
    ['3 x 664 black', 'choice 3'],
    ['126A cyan', 'ok 1 CE311A'],
    // How many is announced, so that 802X is a name.
    ['802X cyan qty 100', 'ok 100 80C2XC0'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

test('what a title multiplies is no quantity', async () => {
  const title = 'DYMO LW 99012 Label Roll 36 × 89 mm address labels, 2 × 260';
  expect(await read(`${title} (3 pcs)`)).toEqual(['ok 3 99012']);
  expect(await read(title)).toEqual(['ok 1 99012']);
  expect(await read(title.replace('labels', 'label'))).toEqual(['choice 1']);
  expect(await read('DYMO LW 99012 2 × 260')).toEqual(['choice 1']);
});

test('beside a colour the three others are asked for', async () =>
  expect(await read('953XL black + 3 colors')).toEqual(['choice 1']));

test('a unit in a cell of its own leaves a number a name', async () =>
  expect(await read('Toner Canon 725\t3\tPCS\tHR dept')).toEqual(['ok 3 3484B002']));

test('who supplied it last says nothing of its kind', async () => {
  const table = 'Item\tQty required\tLast price\tSupplier\nCF259A\t4\t33.000\tTASS\nCF259X\t2\t61.500\tTASS';
  expect(await read(table)).toEqual(['ok 4 CF259A', 'ok 2 CF259X']);
  const { rows } = await understand(table, shop);
  expect(rows.map(({ product }) => product?.kind)).toEqual(['original', 'original']);
});

test('as many as before is asked unless it is said', async () => {
  expect(await read('CF226A same as last time')).toEqual(['choice 1']);
  expect(await read('CF226A same as last time 4')).toEqual(['ok 4 CF226A']);
});

test('toner is no ink for a printer of that number', async () => {
  const { rows } = await understand('HP toner 415 black 2', shop);
  expect(rows.map(({ state, quantity }) => `${state} ${quantity}`)).toEqual(['choice 2']);
  expect(new Set(rows[0]?.offered.map(({ code }) => code))).toEqual(new Set(['W2030A', 'W2030X']));
});
