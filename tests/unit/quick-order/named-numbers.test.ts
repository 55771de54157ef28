import { describe, expect, test } from 'vitest';
import { readRows as read } from './shop';

// Numbers of lines that name something, as shops and stores write what fits the same printers; none of them is ordered as a quantity.

describe('is no quantity', () => {
  test.each([
    ['another maker’s name behind a stroke', 'HP 83A/337', ['choice 1']],
    ['one before a set', 'HP 410A/046 full set', ['choice 1']],
    ['one with a zero before it', 'HP 26A 052', ['choice 1']],
    ['a number behind its sign', 'CE255A (#5120)', ['choice 1']],
    ['a printer’s number behind others', 'CE285A for M1130 M1132 1212 1217', ['choice 1']],
    ['printers alone', 'Canon LBP 2900, 3000', ['choice 1']],
    ['four digits', 'CF226A 2415', ['choice 1']],
    ['a printer that the goods fit, round as it is', 'C7115A 1200', ['choice 1']],
    ['the name of a larger cartridge with another behind a stroke', '26X/CF226X - 2', ['ok 2 CF226X']],
    ['the names of both yields in brackets', 'HP 26A / 26X (CF226A / CF226X)', Array(3).fill('choice 1')],
  ])('%s', async (_, line, rows) => expect(await read(line)).toEqual(rows));

  test('a price of columns without a heading', async () => {
    const list = ['CF226A;HP 26A;8500;11000', 'CE285A;HP 85A;7200;9500', 'TN-2410;Brother;6900;9000'];
    expect(await read(list.join('\n'))).toEqual(Array(3).fill('choice 1'));
  });

  test('yet a line with it is goods that are named', async () => {
    expect(await read('058 (without chip)\n<img src=x onerror=alert(1007)>')).toEqual([
      'unknown 1',
      'unknown 1',
    ]);
  });

  test('how many sheets a ream has', async () => {
    expect(await read('A4 paper 70 gsm (ream 500) x 5')).toEqual(['choice 5']);
    expect(await read('ورق A4 70 جرام (رزمة 500)')).toEqual(['choice 1']);
  });
});

describe('is one where it is called so, or nothing else could be the name', () => {
  test.each([
    ['CF226A - 100', 'ok 100 CF226A'],
    ['CF226A 2500 pcs', 'ok 2500 CF226A'],
    ['CF226A x 2500', 'ok 2500 CF226A'],
    // More than one order takes, which the table says.
    ['CF226A 2500', 'ok 2500 CF226A'],
    ['CF226A/20', 'ok 20 CF226A'],
    ['HP 85A/325 6 pcs', 'ok 6 CE285A'],
    ['HP 85A/325 - 6 pcs', 'ok 6 CE285A'],
    ['HP 85A/325 x 6', 'ok 6 CE285A'],
    // The end of the code, perhaps: the CF411A.
    ['CF410A/411 - 2 pcs', 'choice 2'],
    ['W2123X toner - 2 only', 'ok 2 W2123X'],
    ['PT-1230PC x 2', 'unknown 2'],
    ['binder clips 32mm\n5', 'unknown 5'],
    ['ورق A4 10 رزم', 'choice 10'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

test.each([
  ['an answer', 'On Mon, May 12, 2026 at 10:33 AM Ali <ali@co.com> wrote:\n> CF226A x 2\n> Ali Hassan'],
  ['a forwarded letter', 'Sent: Monday, 12 May 2026 10:33\nCF226A x 2\nP.O. Box 1234 Safat 13013'],
])('of %s the goods are read, and neither when nor where to it was written', async (_, text) =>
  expect(await read(text)).toEqual(['ok 2 CF226A']),
);
