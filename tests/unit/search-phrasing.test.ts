import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../helpers/catalogue';
import { searchIn } from '../helpers/search-in';

// Ways of asking for cartridges beside their codes: several at once, letters by their Arabic names, the larger of two.

const search = searchIn(readCatalogue());

function expectFirst(q: string, first: RegExp, isGuess = false): void {
  const { products, guess } = search(q);
  expect(products[0]?.title ?? 'nothing', q).toMatch(first);
  expect(guess, q).toBe(isGuess);
}

describe('several goods', () => {
  test.each([
    ['hp 26a and canon 725', /HP 26A/, /Canon 725/],
    ['canon 725 hp 26a', /Canon 725/, /HP 26A/],
    ['26a hp and 725 canon', /HP 26A/, /Canon 725/],
    ['كانون 725 و اتش بي 26a', /Canon 725/, /HP 26A/],
    ['ink for hp 2130 and canon g3410', /HP 123/, /Canon GI-490/],
    ['toner for m404 and m402', /HP 59A/, /HP 26A/],
    ['toner for m404, m402', /HP 59A/, /HP 26A/],
    ['hp m404 / m402', /HP 59A/, /HP 26A/],
    ['حبر epson l3110 xp-2100', /Epson 103/, /Epson 603/],
    // What fits both comes before what fits one.
    ['toner hp p2055dn p2035', /HP 05A/, /HP 05X/],
    ['26x 85a', /HP 26X/, /HP 85A/],
    ['85a or canon 725', /HP 85A/, /Canon 725/],
    ['difference between 26a and 26x', /HP 26A/, /HP 26X/],
    ['26a ولا 26x', /HP 26A/, /HP 26X/],
  ])('%s', (q, first, second) => {
    const { products, guess } = search(q);
    const titles = products.filter(({ kind }) => kind === 'original').map(({ title }) => title);
    expect(titles[0], q).toMatch(first);
    expect(
      titles.find(title => !first.test(title) && second.test(title)),
      q,
    ).toBeDefined();
    expect(guess, q).toBe(false);
  });

  test('a title with sizes and codes beside each other is the product of its code', () =>
    expectFirst('ricoh sp c360x  408250  toner cartridge black', /408250/));
});

describe('letters by their Arabic names', () => {
  test.each([
    ['بي جي 445', /Canon PG-445 /],
    ['بي تي 5000', /Brother BT5000/],
    ['سي اي اكس في 33', /Canon C-EXV 33/],
    ['بي سي 211', /PC-211EV/],
    ['تي ان بي 51', /TNP-51/],
    ['بي جي اي 470', /PGI-470/],
    ['ال بي بي 6030', /Canon 725/],
    ['دي سي بي 2530', /TN-2410/],
    ['اتش ال 2360', /TN-23[12]0/],
    ['دبل يو 2411 ايه', /W2411A/],
    ['سي زي 131 ايه', /CZ131A/],
    ['اتش پي 26 ايه', /HP 26A/],
  ])('%s', (q, first) => expectFirst(q, first));
});

test.each(['dcp 2530', 'mfc 2710'])('%s is a printer without the letter before its number', q =>
  expectFirst(q, /TN-2410/),
);

describe('a high yield', () => {
  test.each([
    ['hp 26 high yield', /HP 26X/],
    ['canon 057 high capacity', /Canon 057H/],
    ['كانون 445 كبير', /PG-445XL/],
    ['hp m404 high yield', /HP 59X/],
    ['large toner for brother hl-l2350dw', /TN-2420/],
    ['canon 731 high capacity', /Canon 731H .*Black/],
    ['hp 415 high yield', /HP 415X/],
    ['epson 405 hy', /Epson 405XL/],
    ['lexmark 625 سعة عالية', /Lexmark 625H/],
    ['hp 507 الكبير', /HP 507X/],
  ])('%s', (q, first) => expectFirst(q, first));

  test.each([
    ['hp 203 xl toner', /HP 203X/],
    ['كانون 724 xl', /Canon 724H/],
  ])('%s is guessed to be called otherwise', (q, first) => expectFirst(q, first, true));

  test('is that of the colour', () => {
    const codes = search('hp 305 high yield').products.map(({ code }) => code);
    expect(codes.slice(0, 2).sort()).toEqual(['3YM62AE', '3YM63AE']);
  });
});

test.each([
  ['hp 953xl color blue', 'cyan'],
  ['canon 040h color black', 'black'],
  ['epson 604 magenta color', 'magenta'],
])('%s is of that colour alone', (q, color) => {
  expect(new Set(search(q).products.map(product => product.color))).toEqual(new Set([color]));
});

test.each([
  ['toner compatible with hp m404dn', ['compatible', 'original', 'remanufactured']],
  ['حبر متوافق مع epson l3110', ['compatible', 'original']],
  ['toner compatible with CF259A', ['compatible']],
  ['compatible toner for hp m404dn', ['compatible']],
])('%s', (q, kinds) =>
  expect([...new Set(search(q).products.map(({ kind }) => kind))].sort()).toEqual(kinds),
);

describe('what two makers are named for is a guess of the one that has it', () => {
  test.each([
    ['toner canon/hp m404', /HP 59A/],
    ['كانون اتش بي 85a', /HP 85A/],
    ['hp/samsung ml-2160', /MLT-D101S/],
  ])('%s', (q, first) => expectFirst(q, first, true));

  test.each(['canon hp laminator', 'hp canon 9999z'])('%s is not sold', q =>
    expect(search(q).products).toEqual([]),
  );
});

describe('a printer is known by the name that its driver has', () => {
  test.each([
    ['HP LaserJet Pro M402dn PCL 6', /HP 26A/],
    ['HP LaserJet 400 M401dn UPD PCL 6', /HP 80A/],
    ['HP LaserJet Pro MFP M428fdw PCL-6 (V4)', /59A/],
    ['Kyocera ECOSYS M2040dn KX', /TK-1170/],
    ['Canon imageRUNNER 2520 UFR II', /C-EXV 33/],
    ['HP LaserJet MFP M227-M231', /HP 30A/],
    ['HP ColorLaserJet MFP M178-M181 PCL-6 (V4)', /HP 205A/],
    ['RICOH Aficio MP C3501', /MP C3501E/],
    ['Canon iR-ADV C5535i III', /C-EXV 51/],
    ['HP LJ Ent M607', /HP 37A/],
  ])('%s', (q, first) => expectFirst(q, first));

  test('and printers of one driver that take different cartridges are a guess', () =>
    expect(search('HP LaserJet M101-M106').guess).toBe(true));

  test.each(['CF410A-CF413A', 'T6641-T6644'])('%s are the ends of four', q => {
    const colors = new Set(search(q).products.map(({ color }) => color));
    expect([...colors].sort()).toEqual(['black', 'cyan', 'magenta', 'yellow']);
  });
});

describe('what boxes say in French and Spanish beside English', () => {
  test.each([
    ['Canon 054 toner jaune', /Canon 054 .*Yellow/],
    ['HP 410A noir', /HP 410A .*Black/],
    ['encre Epson 103', /Epson 103/],
    ['tambour compatible Brother HL-L2350DW', /Drum Unit for Brother DR-2400/],
    ['HP 305 negro', /HP 305 .*Black/],
    ['imprimante Epson L3250', /103/],
  ])('%s', (q, first) => expectFirst(q, first));
});

test('a cartouche is a cartridge', () => expectFirst('cartouche hp 305', /HP 305/));

test('comp. is compatible', () => {
  const { products } = search('comp. brother tn2410');
  expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(['compatible']));
});

test('original or compatible is either', () => {
  for (const q of ['original or compatible 85a', 'أصلي أو متوافق 85a']) {
    const { products, guess } = search(q);
    expect(new Set(products.map(({ kind }) => kind)), q).toEqual(new Set(['original', 'compatible']));
    expect(guess, q).toBe(false);
  }
});

describe('toner that is called ink is a guess', () => {
  test.each([
    ['samsung ink', /^Samsung .*Toner/],
    ['kyocera black ink', /^Kyocera .*Toner/],
    ['hp 26a ink', /^HP 26A/],
  ])('%s', (q, first) => expectFirst(q, first, true));
});

test('a drum for two cartridges is found by both of their names', () => {
  expectFirst('canon c-exv 32/33', /C-EXV 32\/33 .*Drum/);
  expectFirst('c-exv 32', /C-EXV 32 .*Toner/);
});

describe('words beside a name', () => {
  test.each([
    ['cli 42 pc', /CLI-42 PC/],
    ['hp 305 clr', /HP 305 .*Tri-?colou?r/i],
    ['epson 103 ylw', /Epson 103 .*Yellow/],
    ['hp 26a copy', /TASS .*26A/],
    ['kyo 1170', /TK-1170/],
    ['ايبسونC13T09C64A', /^Epson 108/],
    ['imageclass mf3010', /Canon 725/],
    ['dymo lw450', /DYMO LW /],
    ['lw450', /DYMO LW /],
    ['dymo lw labels', /DYMO LW /],
    ['canon copy machine ir 2520', /^Canon C-EXV 33/],
    ['copy machine toner', /^HP .*Toner/],
    ['hp 59a without chip', /59A/],
    ['حبر طابعة البطاقات', /YMCKO/],
    ['تونر 26a بالجملة', /HP 26A/],
    ['تونر بدل 85a', /TASS Compatible Toner 85A/],
    ['حبر 85a بدل الاصلي', /TASS Compatible Toner 85A/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('what is said not to be wanted is left out, and that is a guess', () => {
  test.each([
    ['toner for m404 not for m402', /HP 59A/],
    ['hp ink not toner', /^HP .*Ink/],
    ['hp toner not canon', /^HP .*Toner/],
  ])('%s', (q, first) => expectFirst(q, first, true));
});

describe('a code of another maker is not what the maker who is named calls so', () => {
  test.each([
    // No title of it says A4.
    ['konica minolta TN-321C a4', /Konica Minolta TN-321C/, true],
    ['konica tn 325 bk', /Konica Minolta TN-325 /, false],
    ['konica tn325bk', /Konica Minolta TN-325 /, false],
    ['brother tn 325 bk', /Brother TN-325BK/, false],
  ])('%s', (q, first, isGuess) => expectFirst(q, first, isGuess));
});

describe('a set is of the number before it', () => {
  test.each([
    ['epson 103 set', /Epson 103 /],
    ['epson 664 set', /664/],
    ['hp 652 set', /HP 652 /],
    ['canon 054 set', /Canon 054 /],
    ['epson l3150 103 set', /Epson 103 /],
    ['epson 103 2 sets', /Epson 103 /],
    ['10 sets epson 103', /Epson 103 /],
    ['hp 415a 2 pack', /HP 415A /],
  ])('%s', (q, first) => expectFirst(q, first));
});

test('the number of a printer measures nothing', () => {
  const { products } = search('brother ql-800 labels 62mm');
  expect(products.map(({ code }) => code)).toContain('DK-22205');
});

describe('colours by their letters', () => {
  const colorsOf = (q: string) => {
    const { products, guess } = search(q);
    expect(guess, q).toBe(false);
    return [...new Set(products.map(({ color }) => color))].sort();
  };
  const FOUR = ['black', 'cyan', 'magenta', 'yellow'];

  test.each(['hp 903 xl (K, M, Y, C)', 'hp 903xl bk/c/m/y', 'TN-243BK/C/M/Y'])('%s is all four', q =>
    expect(colorsOf(q)).toEqual(FOUR),
  );

  test.each([
    ['hp 59x (k)', ['black']],
    ['brother bt5000 c/m/y', FOUR.slice(1)],
    ['hp 953xl cmy', FOUR.slice(1)],
    // Behind a name, where the whole is no code.
    ['cexv64y', ['yellow']],
    ['hp gt52m', ['magenta']],
    ['cli471k', ['black']],
    ['115bk epson', ['black']],
    ['canon 710bk', ['black']],
    ['TN321 k brother', ['black']],
    ['gc-41m', ['magenta']],
    ['cli 65k canon', ['black']],
    ['epson t40c black', ['black']],
  ])('%s', (q, colors) => expect(colorsOf(q)).toEqual(colors));

  // In a colour that isn't sold, and as another maker's codes are written.
  test.each(['TN-2410C', 'TN-221BK'])('%s may be another code', q => expect(search(q).guess).toBe(true));

  test.each([
    ['canon 045 toner cartridge for lbp612c(ye', 'yellow'],
    ['canon 045 toner cartridge for lbp612c (m', 'magenta'],
  ])('%s is cut within its colour', (q, color) => expect(search(q).products[0]?.color).toBe(color));
});

describe('several codes of one query', () => {
  test.each([
    ['hp 410x set (CF410X CF411X CF412X CF413X) mfp m477fdw', ['CF410X', 'CF411X', 'CF412X', 'CF413X']],
    ['CE 410A/ 411A', ['CE410A', 'CE411A']],
    ['CE310/CF350A (C729)', ['CE310A', 'CF350A']],
  ])('%s', (q, codes) => {
    const { products, guess } = search(q);
    expect([...new Set(products.map(({ code }) => code))].sort(), q).toEqual(codes);
    expect(guess, q).toBe(false);
  });
});

test('a printer that is named twice is one printer', () => {
  const { printers } = search('hp m402d m402d m402n');
  expect(new Set(printers).size).toBe(printers.length);
});

describe('what was meant is said as it was typed but for its mistakes', () => {
  test.each([
    ['Q2612AD dual pack', 'Q2612A dual pack'],
    ['brother mfcj2517 ink bottle', 'brother MFC-J2510 ink bottle'],
    // As it is usually written, not as others misspell it or without its space.
    ['tona hp m404', 'toner hp m404'],
    ['catrigde hp 26a', 'cartridge hp 26a'],
    ['brohter drum unt', 'brother drum unit'],
  ])('%s', (q, meant) => expect(search(q).didYouMean).toBe(meant));

  test.each(['حبر hp 305xl اسود عالي الانتاجية', 'حبر hp 106a متوافق عالي الجودة'])('%s has no mistake', q =>
    expect(search(q)).toMatchObject({ guess: false, didYouMean: null }),
  );
});

describe('a colour that a name has not is that of the cartridge beside it, as a guess', () => {
  test.each([
    ['canon 445 color', /CL-446 /],
    ['خرطوشة كانون 445 ملون', /CL-446 /],
    ['hp 654a black', /HP 654X .*Black/],
  ])('%s', (q, first) => expectFirst(q, first, true));
});

describe('a number behind "laser" is a laser printer’s', () => {
  test.each([
    ['laser 432', /^HP 331A/],
    ['laser 2035', /^HP 05A/],
    ['ليزر 1102', /^HP 85A/],
    // Of goods and makers the word says nothing.
    ['brother laser toner', /^Brother TN-/],
    ['canon laser 3010', /^Canon 712/],
    ['laser toner 725', /^Canon 725/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('a word without a space behind a code or printer', () => {
  test.each([
    ['85atoner', /^HP 85A/],
    ['26ablack', /^HP 26A/],
    ['hp 85acartridge', /^HP 85A/],
    ['p1102wtoner', /^HP 85A/],
    ['mfc-l2710dwdrum', /^Brother DR-2400/],
    ['hp m130fwmfp', /^HP 17A/],
  ])('%s', (q, first) => expectFirst(q, first));
});

test.each(['double a a4 paper', 'navigator a4 paper 80gsm', 'ورق نافيجيتر a4'])(
  'paper of another maker is a guess at paper of that size: %s',
  q => {
    const { products, guess } = search(q);
    expect(guess).toBe(true);
    expect(products.length).toBeGreaterThan(0);
    for (const { title } of products) expect(title).toMatch(/A4/);
  },
);

describe('manners, times, places and what goods do leave a name as sure as it is', () => {
  test.each([
    ['good morning sir kindly send quotation hp 26a toner tomorrow', /^HP 26A/],
    ['hp 26a toner suitable price salmiya', /^HP 26A/],
    ['what prints with canon mf3010, is there warranty', /^Canon 725/],
    ['شكثر تونر hp 26a', /^HP 26A/],
    ['صباح الخير ما هو كاترج المناسب لطابعة كانون mf3010', /^Canon 725/],
    ['abi habr canon mf3010', /^Canon 725/],
  ])('%s', (q, first) => expectFirst(q, first));

  test.each(['flight to kuwait city tomorrow', 'صباح الخير شباب', 'are there students'])(
    'alone they ask for nothing: %s',
    q => expect(search(q).products).toEqual([]),
  );

  test('what else is asked for of a cartridge is still a guess', () => {
    expect(search('hp 26a toner chip').guess).toBe(true);
  });
});

describe('numbers that a voice said in words', () => {
  test.each([
    ['H P twenty six A', /HP 26A/],
    ['hp eighty five a toner', /HP 85A/],
    ['C F two two six A', /CF226A/],
    ['canon oh fifty seven', /Canon 057/],
    ['brother T N twenty four ten', /TN-2410/],
    ['hp four hundred ten a black', /HP 410A/],
    ['اتش بي ستة وعشرين اي', /HP 26A/],
    ['ابسون مية وثلاثة', /Epson 103/],
    // And letters by their English names.
    ['laserjet pro em four oh four', /HP 59A/],
    ['brother tee en 2410', /TN-2410/],
    ['epson el thirty one fifty ink', /Epson 103/],
    // The Arabic article.
    ['toner el 26a', /HP 26A/],
  ])('%s', (q, first) => expectFirst(q, first));

  test('one beside a word is how many', () => expectFirst('two brother tn-2410', /TN-2410/));
});

describe('a message whose greetings are longer than what is read', () => {
  test.each([
    [
      'hello good morning hope you are doing well i want to ask about the price of toner 85a please',
      /HP 85A/,
    ],
    [
      'السلام عليكم ورحمة الله وبركاته اخوي العزيز صباح الخير شلونكم عساكم بخير ابي منكم لو سمحتوا تونر حق طابعة اتش بي ام ٤٠٤',
      /HP 59A/,
    ],
  ])('%s', (q, first) => expectFirst(q, first));

  test('of greetings alone finds nothing', () =>
    expect(search('hello good morning hope you are doing well '.repeat(3)).products).toEqual([]));
});

describe("Canon's names are said without their nought", () => {
  test.each([
    ['57h', /Canon 057H/],
    ['canon 45h cyan', /Canon 045H .*Cyan/],
    ['crg 57', /Canon 057 /],
    // A name of its own comes before.
    ['canon 54 cyan', /C-EXV 54 /],
    ['57a', /HP 57A/],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('kinds and colours as they are said in Kuwait', () => {
  test.each([
    ['تونر كوبي 85a', /^TASS Compatible .*85A/],
    ['سیاه epson 103', /Epson 103 .*Black/],
    ['مشکی epson 103', /Epson 103 .*Black/],
    ['زرد epson 103', /Epson 103 .*Yellow/],
    ['bhai hp 85a chahiye', /HP 85A/],
    ['hp 305 kala', /HP 305 .*Black/],
    ['17xl neela', /Epson 17XL .*Cyan/],
    ['toner laal hp 212a', /HP 212A .*Magenta/],
    ['epson 18 peela', /Epson 18 .*Yellow/],
    ['33 قرمز جوهر', /Epson 33 .*Magenta/],
    ['ٹونر سیاہ ریکو M C250H', /Ricoh M C250H .*Black/],
    ['ایپسن 27XXL سیاہی', /Epson 27XXL /],
    ['قیمت تونر برادر HL-4150CDN', /TN-320BK/],
    ['چاپگر اچ پی M404dn تونر', /HP 59A/],
    ['toner konica minolta TN-325 hai kya', /TN-325 /],
  ])('%s', (q, first) => expectFirst(q, first));
});

describe('the letter of a printer’s name by one Arabic letter', () => {
  test.each([
    ['كانون ج3010', /GI-790/],
    ['حبر كانون ج ٣٤١١', /GI-490/],
    ['ج2010', /GI-790/],
  ])('%s', (q, first) => expectFirst(q, first));
});

test('of a name that two makers have, all in black come first', () => {
  const { products } = search('TN-321');
  const originals = products.filter(({ kind }) => kind === 'original').map(({ title }) => title);
  expect(originals.slice(0, 2).sort()).toEqual([
    'Brother TN-321BK Toner Cartridge Black',
    'Konica Minolta TN-321K (A33K150) Toner Cartridge Black',
  ]);
  expectFirst('tn-321 brother', /Brother TN-321BK/);
});

test('a word of an account before a code leaves it as it is', () => expectFirst('Acct 0264B002', /0264B002/));
