import { describe, expect, test } from 'vitest';
import { understand } from '../../../widgets/quick-order/understand';
import { readRows as read, shop } from './shop';

// Lists as they are typed in chats of Kuwait and copied from labels.

describe('Arabic in Latin letters', () => {
  test.each([
    ['abi 2 toner 59x', 'ok 2 CF259X'],
    ['7br 85a 3 7abat', 'ok 3 CE285A'],
    ['7br asli 26a 3adad 4', 'ok 4 CF226A'],
    ['7br 415a aswad 2', 'ok 2 W2030A'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('Urdu, Hindi and Persian', () => {
  test.each([
    ['Brother LC563M genuine do adad', 'ok 2 LC563M'],
    ['تونر tk-570c اصلي 5 adad', 'ok 5 TK-570C'],
    ['TN-2410 دو عدد', 'ok 2 TN-2410'],
    ['teen adad 85a toner', 'ok 3 CE285A'],
    ['hp 415a kala 2 pcs', 'ok 2 W2030A'],
    ['عدد 20 اتش پي CF226A', 'ok 20 CF226A'],
    // Elsewhere these are other words.
    ['do you have CF226A', 'ok 1 CF226A'],
    ['CF226A دو عدد 5', 'ok 5 CF226A'],
    ['تونر براذر 2410 عدد ٥', 'choice 5'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('two, as Arabic says it in one word', () => {
  test.each([
    ['حبرين 26A', 'ok 2 CF226A'],
    ['حبرين كانون 737', 'ok 2 9435B002'],
    ['درامين براذر DR-2400', 'ok 2 DR-2400'],
  ])('%s', async (line, row) => expect(await read(line)).toEqual([row]));
});

describe('a number sign behind goods', () => {
  test.each([
    ['says how many', 'CF226A # 4', 'ok 4 CF226A'],
    ['or their own name', 'CF283A # 83', 'ok 1 CF283A'],
    ['or something else where it leads', '#3 CF226A', 'choice 1'],
  ])('%s', async (_, line, row) => expect(await read(line)).toEqual([row]));
});

describe('what labels print beside the code is no line', () => {
  test.each(['EAN 4977766779401', 'UPC 0 88879 38072 06', 'Barcode: 4549292136180', 'S/N: VNB3K12345'])(
    '%s',
    async label => {
      expect(await read(label)).toEqual([]);
      expect(await read(`CF226A ${label} x 2`)).toEqual(['ok 2 CF226A']);
    },
  );
});

describe('colours', () => {
  test.each([
    ['in a word where the code has a letter', '702 magenta 2 pcs', 'choice 2'],
    ['by a letter behind the yield', 'CLT508LY 2', 'ok 2 CLT-Y508L'],
    ['black by one letter', 'LC3719XLK 4', 'ok 4 LC3719XLBK'],
  ])('%s', async (_, line, row) => expect(await read(line)).toEqual([row]));
});

test.each(['664 (all colors) 2 each', '664 all colors 2', '702 magenta 2'])(
  'the number before its colours is a name, not how many: %s',
  async line => expect(await read(line)).toEqual(['choice 2']),
);

describe('what may be two things is asked about', () => {
  test('a count that makes another code of a name', async () => {
    const { rows } = await understand('T664 2', shop);
    expect(rows.map(({ state, quantity }) => `${state} ${quantity}`)).toEqual(['choice 2']);
    const codes = new Set(rows[0]?.offered.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['C13T66414A', 'C13T66424A', 'C13T66434A', 'C13T66444A']);
  });
  test.each([
    ['two numbers that are names', 'hp 21 22 2 each', 'choice 2'],
    ['a drum beside a toner', 'TN-2410 + drum 1', 'choice 1'],
  ])('%s', async (_, line, row) => expect(await read(line)).toEqual([row]));
  test('a drum’s own code is none', async () =>
    expect(await read('DR-2400 drum 2')).toEqual(['ok 2 DR-2400']));
});

test('terms of payment are no goods', async () => expect(await read('payment 30 days')).toEqual([]));

describe('how many', () => {
  test.each([
    ['by a word glued to it', 'CF226A عدد٣', 'ok 3 CF226A'],
    ['by a sign and a unit', 'CF226A X3pcs', 'ok 3 CF226A'],
    ['announced and left open', 'CF226A x ?', 'choice 1'],
    ['announced and left out', 'CF226A qty:', 'choice 1'],
    ['announced for the next line', 'CF226A Qty:\n3', 'ok 3 CF226A'],
    ['needed, at the end', 'toner cartridge Kyocera TK-350 need 4', 'ok 4 TK-350'],
  ])('%s', async (_, text, row) => expect(await read(text)).toEqual([row]));
});

describe('packs whose content nobody knows are asked about', () => {
  test.each(['2 ctn CF283A', 'CF283A 2 cartons', 'Item\tUnit\tQty\nCF283A\tCTN\t2'])('%s', async text =>
    expect(await read(text)).toEqual(['choice 2']),
  );
  test('half a box', async () => expect(await read('half box CF283A')).toEqual(['choice 1']));
});

test.each([
  [
    'the Arabic "and" before a number',
    'نبي ٢ تونر 26A\nو٣ حبات 05A تجاري\nوCF259A 4',
    ['ok 2 CF226A', 'ok 3 CE505A', 'ok 4 CF259A'],
  ],
  [
    'colours as they are shortened',
    '207A blk 1 cyn 2 mag 3 yel 4',
    ['ok 1 W2210A', 'ok 2 W2211A', 'ok 3 W2213A', 'ok 4 W2212A'],
  ],
  ['who wrote when, on a line of its own', 'Ali Mohammed, [12.05.26 13:23]\n26A 3', ['ok 3 CF226A']],
])('%s', async (_, text, rows) => expect(await read(text)).toEqual(rows));
