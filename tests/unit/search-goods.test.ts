import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../helpers/catalogue';
import { searchIn } from '../helpers/search-in';

// Goods as people call them, beside codes and printers (`search.test.ts`): what comes first, and that it is no guess.

const search = searchIn(readCatalogue());

function expectFirst(q: string, first: RegExp, isGuess = false): void {
  const { products, guess } = search(q);
  expect(products[0]?.title ?? 'nothing', q).toMatch(first);
  expect(guess, q).toBe(isGuess);
}

describe('waste containers', () => {
  test.each([
    ['toner waste container konica', /Konica Minolta .* Waste Toner/],
    ['kyocera toner waste bottle', /Kyocera .* Waste Toner/],
    ['brother toner waste box hl-l3210cw', /WT-223CL/],
    ['used toner box ricoh', /Ricoh Waste Toner/],
    ['epson waste ink pad', /Epson Maintenance Box/],
    ['حاوية التونر كيوسيرا', /Kyocera .* Waste Toner/],
    ['علبة فضلات التونر ريكو', /Ricoh Waste Toner/],
    ['صندوق التونر المستهلك كونيكا', /Konica Minolta .* Waste Toner/],
    ['حاوية حبر مستعمل برذر', /Brother .* Waste Toner/],
    ['خزان حبر مستهلك ابسون', /Epson Maintenance Box/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('how many are wanted, and how much they print', () => {
  test.each([
    ['epson 103 x 4', /Epson 103 /],
    ['4 epson 664', /Epson 664 /],
    ['epson 664 pack of 4', /Epson 664 /],
    ['2 x hp 652', /HP 652 /],
    ['hp 953 set of 4', /HP 953 /],
    ['canon pg-445 x 2', /PG-445 Ink/],
    ['brother 2410 qty: 3', /TN-2410/],
    ['تونر 26A عدد ٣', /HP 26A/],
    ['TK-1170 7200 pages', /TK-1170/],
    ['D116L 3000 pages', /MLT-D116L/],
    ['hp 26a ٣١٠٠ صفحة', /HP 26A/],
    ['hp 652 2x', /HP 652 /],
    ['أصلي 100% Canon C-EXV 34', /Canon C-EXV 34 /],
    // Sizes are no quantities, nor is the end of a code.
    ['W222 2X', /W2222X/],
    ['52 D 2 X 00', /525X/],
    ['80 x 80 thermal roll', /80 × 80 mm/],
    ['photo paper 10 x 15', /10 × 15 cm/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('colours', () => {
  test.each([
    ['410a c', /410A .* Cyan/],
    ['hp 305a m', /305A .* Magenta/],
    ['epson 103 y', /Epson 103 .* Yellow/],
    ['epson 664 c', /Epson 664 .* Cyan/],
    ['erc38 black and red', /ERC-38BR/],
    ['شريط اسود واحمر', /Black and Red/],
    ['dymo tape 12mm black/yellow', /D1 45018 .*Black on Yellow/],
    ['dymo 12mm white/black', /White on Black/],
    ['شريط دايمو 12 مم اسود/اصفر', /Black on Yellow/],
    // Of cartridges either.
    ['lc3217 black/yellow', /LC3217BK/],
    ['photo black ink epson', /Epson .* Photo Black/],
    ['epson 33xl photo black', /33XL .* Photo Black/],
    ['epson matte black', /Epson .* Matte Black/],
    ['hp 11 cyan print head', /HP 11 Cyan Print Head/],
    ['oki mc562 cyan drum', /OKI 44968301 Image Drum/],
    ['matte paper', /Matte .*Paper/],
    ['colour laser paper a4', /Colour Laser Paper A4/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('what is not original', () => {
  test.each([
    ['non original hp 85a', /^TASS .*85A/],
    ['m404 not original toner', /^TASS .*59A/],
    ['حبر غير اصلي كانون 725', /^TASS .*725/],
    ['تونر مو اصلي 85a', /^TASS .*85A/],
  ])('%s', (q, first) => expectFirst(q, first));
});

test('a colour that a printer has none of is not answered with a drum of no colour', () => {
  for (const q of ['hl-1110 cyan', 'kyocera m2040dn magenta']) expect(search(q).guess, q).toBe(true);
});

test('half a word at the end leaves what stands before it, as a guess', () => {
  for (const [q, first] of [
    ['hp l', /^HP/],
    ['epson eco', /^Epson/],
    ['waste toner b', /Toner/],
  ] as const)
    expectFirst(q, first, true);
});

describe('sizes', () => {
  test.each([
    ['zebra ribbon 110mm x 74m', /110 mm × 74 m/],
    ['zebra wax ribbon 110 x 450', /110 mm × 450 m/],
    ['شريط زيبرا 110x74', /110 mm × 74 m/],
    ['zebra zt230 300dpi head', /Printhead 300 dpi/],
    ['a4 80 gms paper', /A4 80 gsm/],
    ['4x6 shipping labels', /104 × 159 mm shipping labels/],
    ['4x6 label brother', /102 × 152 mm/],
    ['label 89x28', /28 × 89 mm/],
    ['200 labels', /200 labels/],
    ['520 sheet tray', /520 sheets/],
    ['a4 80g', /A4 80 gsm/],
    ['copy paper a4 80 g', /A4 80 gsm/],
    ['ورق مقاس a3', /A3/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('goods by the words for them', () => {
  test.each([
    ['dot matrix ribbon epson', /Epson .* Ribbon/],
    ['zebra thermal transfer ribbon', /Zebra .* (Wax|Resin)/],
    ['cash register rolls', /Thermal Paper Rolls/],
    ['ream of a4 paper', /Copy Paper A4/],
    ['carton of a4 paper', /box of 5 reams/],
    ['paper, multi-purpose (copy), A4, 70 gsm', /Economy Paper A4 70 gsm/],
    ['bond paper a4', /Copy Paper A4/],
    ['bond paper rolls', /Bond Paper Rolls/],
    ['hp printer supplies', /^HP .*Toner/],
    ['مستلزمات طابعة اتش بي p1102', /HP 85A/],
    ['طابعة ابسون L3250 متعددة الوظائف', /Epson 103/],
    ['كرتون ورق a4', /box of 5 reams/],
    ['hewlett packard toner', /^HP/],
    ['brother fax toner', /Brother TN-/],
    ['dymo cartridge', /DYMO/],
    ['rj45', /Network Cable/],
    ['ink collector ricoh', /Ink Collector Unit/],
    ['laminated tape 12mm', /TZe-.*12 mm/],
    ['brother 12mm black white', /12 mm, Black on White/],
    ['letratag paper', /LetraTag .* paper/],
    ['strong adhesive tape brother 12mm', /TZe-S231/],
    ['thermal head cleaning pens', /Thermal Head Cleaning Pens/],
    ['laser printer cleaning kit', /Laser Printer Cleaning Kit/],
    ['dymo shipping labels', /DYMO .* shipping labels/],
    ['extension socket', /Surge-protected Extension/],
    ['ink bottle', /Ink Bottle/],
    ['شريط الكاشير', /ERC-/],
    ['درج الورق', /Tray/],
    ['رول نقاط البيع', /Thermal Paper Rolls/],
    ['شريط بطاقات زيبرا', /YMCKO/],
    ['شريط راينو دايمو', /DYMO Rhino/],
    ['غرشة حبر ابسون', /Epson .* Ink Bottle/],
    ['ورق ايه فور', /A4/],
    ['سلندر كيوسيرا', /Kyocera .* Drum Unit/],
    ['اكو تانك ٣٢١٠', /Epson 103 /],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('a product by its own title', () => {
  test.each([
    ['مناديل تنظيف التونر', /Toner Cloths/],
    ['طقم تنظيف رؤوس الطباعة لطابعات الحبر', /Print Head Cleaning Kit for Inkjet/],
    ['أقلام تنظيف الرؤوس الحرارية', /Thermal Head Cleaning Pens/],
    ['رولات ورق عادي 76 × 70 مم', /76 × 70 mm/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('a whole code, whatever else is said', () => {
  test.each([
    ['S/N CE285A', /CE285A/],
    ['CF226A laserjet m402', /CF226A/],
    ['HP 26A Black Original LaserJet Toner Cartridge (CF226A)', /CF226A/],
    ['Ricoh MP C3503 Magenta Print Cartridge 841819', /841819/],
    ['original HP W1106A (106A) with chip', /W1106A/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('a cartridge that is not sold, by the number of a printer', () => {
  test.each([
    ['tn-2350', /Brother TN-23/],
    ['تونر برذر tn-2350', /Brother TN-23/],
    ['tk-3060', /Kyocera TK-/],
    ['crg 325', /Canon/],
    ['crg312', /Canon/],
    ['tze 232', /TZe-231/],
  ])('%s is a guess', (q, first) => expectFirst(q, first, true));
  test.each([
    ['crg 725', /Canon 725/],
    ['tn 2410', /TN-2410/],
    ['تونر كانون 325', /Canon 056/],
  ])('%s is none', (q, first) => expectFirst(q, first));
});

describe('makers as they sound, typed on the other keyboard', () => {
  test.each([
    ['fv`v', /Brother/],
    ['j,kv fv`v 2410', /TN-2410/],
    ['pfv hdfs,k', /Epson/],
    ['j,kv g;slhv;', /Lexmark/],
  ])('%s', (q, first) => expectFirst(q, first));
});

test('unknown words beside a kind of goods and its maker leave a guess, beside less nothing', () => {
  expectFirst('hp toner for the accountant', /^HP/, true);
  for (const q of ['face toner', 'hp laptop', 'flight to dubai']) expect(search(q).products, q).toEqual([]);
});

describe('maintenance kits and boxes', () => {
  test.each([
    ['maintenance kit epson l6170', /Epson Maintenance Box/],
    ['طقم صيانة ابسون', /Epson Maintenance Box/],
    ['kyocera m2040dn maintenance box', /MK-1150/],
    ['canon g2470 maintenance kit', /MC-G02/],
  ])('%s is a guess at the other', (q, first) => {
    const { products, guess } = search(q);
    expect(products[0]?.title, q).toMatch(first);
    expect(guess, q).toBe(true);
  });
});

test('a series is heard before sizes of paper: "ايكوسيس" is Ecosys, not A5', () =>
  expectFirst('طابعة ايكوسيس 6021', /Kyocera TK-580/));

test.each([
  ['inkjet cartridges ricoh', 'inks'],
  ['laser cartridges epson', 'toners'],
])('%s', (q, category) => {
  const categories = new Set(search(q).products.map(product => product.category));
  expect([...categories], q).toEqual([category]);
});

test.each([
  ['ورق ايه 3', /A3/],
  ['ورق ايه 5', /A5/],
])('%s', (q, size) => {
  const { products } = search(q);
  expect(products.length, q).toBeGreaterThan(0);
  for (const { title } of products) expect(title).toMatch(size);
});

test('a cartridge is a toner or ink before it is a tape', () => {
  for (const q of ['brother cartridge', 'متوافق كاتريج بروذر'])
    expect(search(q).products[0]?.category, q).toBe('toners');
  expect(search('dymo cartridge').products[0]?.category).toBe('label-tapes');
});

test('the stock of a maker alone is no goods of its', () => {
  expect(search('xerox stock').products).toEqual([]);
  for (const q of ['hp 26a stock', 'xerox toner stock']) expect(search(q).guess, q).toBe(false);
});

describe('a colour’s letter behind the yield or by another letter', () => {
  test.each([
    ['CLT508LY', /CLT-Y508L/],
    ['LC3719XLK', /LC3719XLBK/],
    ['tn243k', /TN-243BK/],
    ['konica minolta TN-321K and canon 070H', /Konica Minolta TN-321K|Canon 070H/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('words around what is asked for', () => {
  test.each([
    ['which is better 59a or 59x', /59A/],
    ['ايهما افضل 26a او 26x', /26A/],
    ['مافي 85a متوافق؟', /Compatible .*85A/],
    ['label maker tape 9mm', /Label Tape.* 9 mm/],
  ])('%s', (q, first) => expectFirst(q, first));
});
