import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../helpers/catalogue';
import { searchIn } from '../helpers/search-in';

// Typing mistakes in words, and what is not sold beside what is: always a guess, and the likeliest one.

const search = searchIn(readCatalogue());

describe('mistyped makers and kinds', () => {
  test.each([
    // Mistakes in a spelling that is itself not the maker's own: "كنون", "كانن", "برذر", "بانتم".
    ['طكنون تونر', /^Canon .*Toner/],
    // Without the letter of a name behind it.
    ['cann c-exv 55', /^Canon C-EXV 55/],
    ['حبر كلانن', /^Canon /],
    ['درام بذر', /^Brother .*Drum/],
    ['بانت حبر', /^Pantum /],
    ['تونر تشبا', /^Toshiba /],
    // A maker with one letter too many before a word of the other script that sounds alike.
    ['cartridge epxson', /^Epson /],
    ['حبر كونيطا', /^Konica/],
    ['cartridge zevra', /^Zebra /],
    // "nit" is no kit, and an ink cartridge no toner.
    ['dru nit xerox', /^Xerox .*Drum/],
    ['iink cartrifgge brother', /^Brother .*Ink/],
    ['ik catrtidge ricoh', /^Ricoh .*Ink/],
    // One mistake more than in other words, where both are named.
    ['cano toenf', /^Canon .*Toner/],
    ['acno wast toner', /^Canon Waste Toner/],
    ['patmu drm nuit', /^Pantum .*Drum/],
    ['درمم ركيز', /^Ricoh .*Drum/],
    ['خرزشة ليكسمارك', /Lexmark/],
  ])('%s', (q, first) => {
    const { products, guess } = search(q);
    expect(products[0]?.title ?? 'nothing', q).toMatch(first);
    expect(guess, q).toBe(true);
  });
});

test.each([
  ['hb 410a', /^HP 410A/],
  ['تونر hb 26a', /^HP 26A/],
])('%s is meant by who has no p', (q, first) => {
  const { products, guess } = search(q);
  expect(products[0]?.title ?? 'nothing', q).toMatch(first);
  expect(guess, q).toBe(false);
});

test('an ink cartridge is no toner, a label cartridge no ribbon', () => {
  const categories = (q: string) => [...new Set(search(q).products.map(({ category }) => category))];
  expect(categories('canon ink for cartridge')).toEqual(['inks']);
  expect(categories('brother cartridge label')).toEqual(['label-tapes']);
});

describe('what is not sold is never shown without saying so', () => {
  test.each([
    // A cartridge called by its number and colour: the M680 takes toner, the C325 is a copier.
    'HP 680 حبر أسود',
    'hp 680 black',
    'canon 325 black',
    // A letter that stands apart belongs to the code.
    'hp 110 a',
    'tk 5290 a',
    // Letters that are a word elsewhere, before a number like that of codes.
    'pc-214',
    // No size of 540 by 75 metres.
    'c540x75m',
  ])('%s', q => {
    const { products, guess } = search(q);
    expect(guess || products.length === 0, `${q}: ${products[0]?.slug}`).toBe(true);
  });

  test.each([
    ['hp 680 black toner', /HP 652A/],
    ['laserjet 680 black', /HP 652A/],
    ['hp m404 black', /HP 59A/],
    ['hp 305 black', /HP 305 /],
    ['hp 26 a', /HP 26A/],
    ['hp 107 a', /HP 106A/],
    ['pc 211', /PC-211EV/],
  ])('%s is', (q, first) => {
    const { products, guess } = search(q);
    expect(products[0]?.title ?? 'nothing', q).toMatch(first);
    expect(guess, q).toBe(false);
  });
});

describe('a whole name beside another maker, or beside a size that no title has, is a guess at it', () => {
  test.each([
    ['epson 26a', /HP 26A/],
    ['canon 85a toner', /HP 85A/],
    ['brother g3010 ink', /Canon GI-790/],
    ['hp mf3010', /Canon 725/],
    ['epson m404dn toner', /HP 59A/],
    ['epson 101 127ml black', /Epson 101 .*Black/],
    ['Epson 103 EcoTank Black ink bottle 65ml', /Epson 103 .*Black/],
  ])('%s', (q, first) => {
    const { products, guess } = search(q);
    expect(products[0]?.title ?? 'nothing', q).toMatch(first);
    expect(guess, q).toBe(true);
  });

  test('what the maker itself calls so comes before', () => {
    const { products, guess } = search('hp 26 high capacity');
    expect(products[0]?.title).toMatch(/HP 26X/);
    expect(guess).toBe(false);
  });
});

describe('a printer that is said', () => {
  test.each([
    // The M201 before the cartridge 201A, where such goods fit it.
    ['toner for printer hp 201', /HP 83A/, false],
    ['تونر لطابعة اتش بي 201', /HP 83A/, false],
    ['hp 305 ink for printer', /HP 305 /, false],
    ['hp 85 toner for printer', /HP 85A/, false],
    // Whatever words of series are said beside it.
    ['pro m806dn', /HP 25X/, false],
    ['hp mfp m102a', /HP 17A/, false],
    ['2600n mfp', /HP 124A/, false],
    // Beside a series that has such a printer, before cartridges of any maker.
    ['enterprise 406', /HP 59A/, false],
    ['toner ecosys 3150', /TK-3160/, false],
    ['i-sensys 729', /Canon 718/, false],
    // By its series and number, whatever it takes.
    ['toner designjet 250', /HP 712 .*Ink/, true],
    ['drum deskjet 2130', /HP 123 /, true],
    // Tapes and ribbons are called alike.
    ['شريط طابعة ليبل مانجر 220', /DYMO D1/, true],
    ['شريط طابعة دايمو', /DYMO D1/, true],
    ['شريط حبر طابعات اوكي', /OKI .*Ribbon/, false],
  ])('%s', (q, first, isGuess) => {
    const { products, guess } = search(q);
    expect(products[0]?.title ?? 'nothing', q).toMatch(first);
    expect(guess, q).toBe(isGuess);
  });
});

describe('letters that look like digits', () => {
  test.each([
    ['1O6RO2773', '106R02773'],
    ['CFO33A', 'CF033A'],
    ['hp W2O3OA toner', 'W2030A'],
    ['TN-24lO', 'TN-2410'],
    ['MLT-D1IIS', 'MLT-D111S'],
  ])('%s is the code', (q, code) => {
    const { products, guess } = search(q);
    expect(new Set(products.map(product => product.code)), q).toEqual(new Set([code]));
    expect(guess, q).toBe(false);
  });

  test.each(['CLI-42 LGY', 'HL-L2310D'])('%s stays as it is', q => {
    expect(search(q).products.length, q).toBeGreaterThan(0);
    expect(search(q).didYouMean, q).toBeNull();
  });
});

test.each([
  // A mistyped code, before any of its kind.
  ['tze-6111', /TZe-[16]11/],
  ['tze-5212', /TZe-521/],
  ['tze-s521', /TZe-S251/],
  // The printer without the letters behind its number.
  ['konica minolta 361dw', /TN-511/],
  ['toshiba 307nf', /T-5070E/],
  ['toner kyocera FS-1325dw', /TK-1125/],
  // One mistake is likelier: the C222DN.
  ['c224dn', /Ricoh SP C/],
])('%s is a guess', (q, first) => {
  const { products, guess } = search(q);
  expect(products[0]?.title ?? 'nothing', q).toMatch(first);
  expect(guess, q).toBe(true);
});

test.each(['samsung fridge', 'sharp pencil', 'canon owner', 'pizza toner oven'])('%s is another trade', q =>
  expect(search(q).products).toEqual([]),
);
