import { describe, expect, test } from 'vitest';
import { readRows as read } from './shop';

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
