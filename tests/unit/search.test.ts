import { expect, test } from 'vitest';
import { readCatalogue } from '../helpers/catalogue';
import { makeQueries, type Product } from '../helpers/made-queries';
import { searchIn } from '../helpers/search-in';

const catalogue = readCatalogue();
const search = searchIn(catalogue);
/** Time in ms for 700 queries at the shop's whole size on a busy machine. */
const AT_SCALE = 120_000;
/** Part of each class whose first product must be right. */
const GOAL = 0.95;

/** A generator of repeatable numbers from 0 to 1, so that every run makes the same queries. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

test(
  'the right product comes first for made queries of every class',
  () => {
    const counts = new Map<string, { right: number; all: number }>();
    const wrong: string[] = [];
    for (const made of makeQueries(catalogue, 700, repeatable(11))) {
      const { products, guess } = search(made.q);
      const [first] = products as Product[];
      const isRight = made.isRight ? first !== undefined && made.isRight(first) : !first || guess;
      const count = counts.get(made.class) ?? { right: 0, all: 0 };
      counts.set(made.class, { right: count.right + Number(isRight), all: count.all + 1 });
      if (!isRight) wrong.push(`${made.class}: ${made.q} → ${first?.slug}`);
    }
    for (const [name, { right, all }] of counts)
      expect(right / all, [name, ...wrong].join('\n')).toBeGreaterThanOrEqual(GOAL);
  },
  AT_SCALE,
);

test(
  'an exact code is never called a guess, a code that is not sold never shown without saying so',
  () => {
    for (const made of makeQueries(catalogue, 700, repeatable(12))) {
      if (made.class === 'codes' || made.class === 'printedCodes')
        expect(search(made.q).guess, made.q).toBe(false);
      if (made.class === 'traps') {
        const { products, guess } = search(made.q);
        expect(guess || products.length === 0, made.q).toBe(true);
      }
    }
  },
  AT_SCALE,
);

test('a misspelt brand is neither dropped nor taken for the right one without saying so', () => {
  for (const q of ['tonner brohter', 'tonner cannon', 'tonar kyocrea']) {
    const { products, guess } = search(q);
    const brands = new Set(products.flatMap(({ devices }) => devices.map(device => device.split('-')[0])));
    expect(guess || brands.size === 1, `${q}: ${[...brands]}`).toBe(true);
  }
});

test('goods of other trades and makers beside a word of ours are never shown without saying so', () => {
  const others = [
    'dell',
    'nokia',
    'philips',
    'toshiba laptop',
    'hair',
    'tattoo',
    'ديل',
    'نوكيا',
    'بشرة',
    'شعر',
  ];
  for (const other of others)
    for (const q of [`toner ${other}`, `${other} ink`, `حبر ${other}`, `تونر ${other}`]) {
      const { products, guess } = search(q);
      expect(guess || products.length === 0, q).toBe(true);
    }
});

test('a word of another trade that sounds like one of ours, or begins one, is never shown without saying so', () => {
  const others = [
    'pepper',
    'hammer',
    'bank',
    'chicken',
    'clutch',
    'melon',
    'car',
    'bar',
    'spa',
    'mat',
    'tsc',
    'lg',
  ];
  const arabic = ['قلادة', 'منشفة', 'روبيان', 'بلاط', 'دراجة', 'ملح', 'طاولة'];
  for (const q of [...others, ...arabic, 'qwertz', 'azerty']) {
    const { products, guess } = search(q);
    expect(guess || products.length === 0, q).toBe(true);
  }
});

test('a number that only measures what is sold is no answer to who asks for a cartridge of it', () => {
  expect(search('hp 40')).toMatchObject({ guess: true });
  expect(search('ink 40 ml')).toMatchObject({ guess: false });
});

test('a word as it is typed, and a name in the other script, are no guesses', () => {
  for (const q of ['ton', 'lab', 'eps', 'offic', 'بيكسما', 'ليزرجت', 'ستار', 'ليكسمارك', 'اكسبريشن', 'pfv'])
    expect(search(q), q).toMatchObject({ guess: false });
});

test('the beginning of a code is an answer as it is typed, a code that is not sold is not', () => {
  expect(search('cf22')).toMatchObject({ guess: false });
  expect(search('cf22').products[0]?.code).toMatch(/^CF22/);
  expect(search('cf228a').guess).toBe(true);
});

test('what was meant is only named where one thing alone is near', () => {
  // Any of several cartridges is as near.
  expect(search('138a')).toMatchObject({ guess: true, didYouMean: null });
  expect(search('clt-k404x')).toMatchObject({ guess: true, didYouMean: 'CLT-K404S' });
});

test('what is known by its name is not taken for another because nothing of the kind asked for fits it', () => {
  const { products } = search('cartridge for epson tm-t100');
  expect(products.every(({ devices }) => devices.includes('epson-tm-t100'))).toBe(true);
  expect(search('913a toner').products[0]?.title).toContain('913A');
});

test('several codes or names are all shown, in the order they were typed', () => {
  const codes = (q: string) => [...new Set(search(q).products.map(({ code }) => code))];
  expect(codes('TN-2410 and DR-2400')).toEqual(['TN-2410', 'DR-2400']);
  expect(codes('cl-446 pg-445')).toEqual(['CL-446', 'PG-445']);
  expect(search('hp 950xl 951xl')).toMatchObject({ guess: false });
  expect(codes('lc3217 lc3219xl').map(code => code?.slice(0, 6))).toContain('LC3219');
  // Two numbers are no third one, and cartridges before what printers of both numbers share.
  expect(codes('hp 21 22')).toEqual(['C9351AE', 'C9352AE']);
  expect(codes('hp 17 19')).toEqual(['CF217A', 'CF219A']);
  expect(codes('canon 445 446').slice(0, 2)).toEqual(['PG-445', 'CL-446']);
  // One that is not sold is not passed over.
  expect(search('cf226a cf228a').guess).toBe(true);
});

test('a set of a name or printer is its cartridges', () => {
  const sets = ['all colors', 'set', 'multipack', 'value pack', '4 pack', 'combo'].map(
    set => `hp 415a ${set}`,
  );
  for (const q of [...sets, 'طقم حبر 415A', 'مجموعة 415A', 'cmyk 415a']) {
    const { products, guess } = search(q);
    expect(guess, q).toBe(false);
    expect(new Set(products.map(({ color }) => color)), q).toEqual(
      new Set(['black', 'cyan', 'magenta', 'yellow']),
    );
  }
});

test('what is asked in a sentence is answered as the words in it that say something', () => {
  for (const q of [
    'which toner goes in brother hl-l2365dw',
    'what toner does my hl-l2365dw take',
    'toner that works with hl-l2365dw',
    'شنو تونر hl-l2365dw',
    'bulk hl-l2365dw toner for office near me',
    'do you deliver hl-l2365dw toner',
  ]) {
    const { products, guess } = search(q);
    expect(guess, q).toBe(false);
    expect(products[0]?.code, q).toBe('TN-2310');
  }
});

test('a larger filling that is not sold is not what fits a printer of its number', () => {
  for (const q of ['202 xl', 'epson 202 xl', 'حبر 202 xl']) expect(search(q).guess, q).toBe(true);
  // Four digits are rather a printer's.
  for (const q of ['xp 202 xl', 'hp 2320 xl', '305 xl']) expect(search(q).guess, q).toBe(false);
});

test('a code that is not sold is a guess at those called alike, with or without its hyphen', () => {
  for (const [q, near] of [
    ['pg-545', 'PG-445'],
    ['pg 545', 'PG-445'],
    ['cl-546', 'CL-446'],
    ['kp-108', 'RP-108'],
    // Numbers within codes are what others are called by.
    ['hp 301', 'CF301A'],
    ['hp 364', 'CC364A'],
    ['hp 10a', 'C1Q10A'],
  ] as const) {
    const { products, guess } = search(q);
    expect(guess, q).toBe(true);
    expect(products[0]?.code, q).toBe(near);
  }
});

test('of a size that is not sold, other sizes are shown, and said to be a guess', () => {
  for (const [q, first] of [
    ['lan cable 5m', /Network Cable/],
    ['كيبل شبكة 5 متر', /Network Cable/],
    ['usb cable 7 m', /^TASS USB .* Cable/],
    ['كيبل طابعة 7 متر', /^TASS USB .* Cable/],
    ['photo paper 13x18', /Photo Paper/],
  ] as const) {
    const { products, guess } = search(q);
    expect(guess, q).toBe(true);
    expect(products[0]?.title, q).toMatch(first);
  }
  expect(search('hdmi cable 5m').products).toEqual([]);
});

test('a size of paper is no other size', () => {
  for (const q of ['a4 paper', 'a4 paper 80gsm', 'ورق a4'])
    expect(
      search(q).products.every(({ title }) => title.includes('A4')),
      q,
    ).toBe(true);
});

test('a series that is called by its hundred is its printers, and said to be a guess', () => {
  const { products, guess } = search('hp deskjet 2700 series');
  expect(guess).toBe(true);
  expect(products[0]?.devices.some(device => /^hp-deskjet-27\d\d/.test(device))).toBe(true);
});

test('a tape is called after its ground', () => {
  const [first] = search('شريط ليبل أصفر').products;
  expect(first).toMatchObject({ category: 'label-tapes', color: 'black-on-yellow' });
});

/** Queries as people type them, each with the beginning of what must come first. */
const SPOKEN: readonly (readonly [q: string, first: RegExp])[] = [
  // Sizes, in either script, with and without a space.
  ['p-touch tape 12mm', /^Brother TZe-\w+ Label Tape 12 mm/],
  ['شريط ليبل ١٢مم', /Label Tape .*12 mm|12 mm, /],
  ['wax ribbon 110mm', /Wax Ribbon 110 mm/],
  ['photo paper 4x6', /Photo Paper.* 10 × 15 cm/],
  ['a4 paper 80 gram', /Paper A4 80 gsm/],
  ['a3 paper', /Paper A3/],
  ['plotter paper 24 inch', /Plotter Roll 610 mm/],
  ['usb cable 3 meters', /USB .* 3 m$/],
  ['كيبل شبكة 10 متر', /Network Cable, 10 m$/],
  ['كيبل شبكة ١٠ م', /Network Cable, 10 m$/],
  ['cash roll 80', /Thermal Paper Rolls 80/],
  ['photo paper 10x15', /Photo Paper.* 10 × 15 cm/],
  ['photo paper 10 x 15 cm', /Photo Paper.* 10 × 15 cm/],
  ['label 29 x 90 mm', /Label Roll .*29 × 90 mm/],
  ['شريط ١٢ ملم', /Label Tape .*12 mm|12 mm, /],
  ['paper 80 gsm', /Paper A4 80 gsm/],
  ['ورق ٨٠ جرام', /Paper A4 80 gsm/],
  ['a4 glossy photo paper 20 sheets', /A4 .*20 sheets/],
  ['a4 paper one box', /Paper A4 .* box of/],
  ['thermal label 100x150', /Thermal Label Roll 100 × 150 mm/],
  ['brother ql 62mm', /DK-\d+ Label Roll 62 mm|DK-\d+ Label Roll 62 × /],
  // A cartridge of that number before what measures as much, and where its kind is said before printers called so.
  ['hp 80', /^HP 80A/],
  ['تونر 80', /^HP 80A/],
  ['hp 30', /^HP 30A/],
  ['تونر 203', /203/],
  // Kinds that no category is called.
  ['card printer ribbon', /YMCKO|Monochrome/],
  ['zebra zxp 3', /^Zebra .*YMCKO/],
  ['receipt printer ribbon', /^Epson ERC-/],
  ['شريط طابعة فواتير', /^Epson ERC-/],
  ['ورق طباعة ابيض', /Paper A4/],
  ['barcode label roll', /Label Roll/],
  ['ملصقات باركود', /Label Roll|Labels/],
  ['plotter ink', /^HP (711|712)|Ink Cartridge .*ml$/],
  ['hp xl ink', /^HP \d+XL/],
  // What goes to waste is no toner.
  ['علبة نفايات تونر كانون', /^Canon Waste Toner Container/],
  // A letter before a number by its neighbour in the other script.
  ['ابسون ل3250', /^Epson 103 /],
  ['حبر ل 3150', /^Epson 103 /],
  ['م404', /59A/],
  // All colours of a name before printers of its number.
  ['حبر 305 ملون', /^HP 305 .* Tri-colour/],
  // As it sounds, and with a letter left out of a short word.
  ['toner reeko', /Ricoh/],
  ['تونر براثر', /Brother/],
  ['حر كانون', /^Canon/],
  ['prum lexmark', /^Lexmark .*Imaging Unit/],
  // A code typed on the Arabic keyboard that begins with an Arabic word.
  ['فى-3170', /Brother TN-3170/],
  // A mistake in a name that is glued to its series.
  ['brother mfcl271d', /Brother/],
  // A number that cartridges and printers have: cartridges of it first, printers where their series is said.
  ['حبر كانون ٤٩٠', /^Canon GI-490/],
  ['pixma 490', /^Canon (PG|CL)-51\d/],
  ['laserjet 281', /^HP 203A/],
  // The larger filling of a number before what fits a printer of it.
  ['920 cyan', /^HP 920XL/],
  ['445 xl', /^Canon PG-445XL/],
  ['445 اكس ال', /^Canon PG-445XL/],
  ['xp 202 xl', /^Epson 18XL/],
  // A measure is no series.
  ['epson ink 70 ml', /^Epson .* 70 ml$/],
  // A maker's two letters mistyped by a third.
  ['hpp 26a', /^HP 26A/],
  ['hip 7612', /^HP 93[23]/],
];

for (const [q, first] of SPOKEN)
  test(`${q} is understood`, () => {
    expect(search(q).products[0]?.title).toMatch(first);
  });

test('a brand that was said holds though it has nothing of the number', () => {
  const { products, guess } = search('epson 003 ink');
  expect(guess).toBe(true);
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ brand, title }) => brand === 'epson' || title.includes('Epson'))).toBe(true);
});

test('what fits one printer stands together where several have the number', () => {
  const { products } = search('canon 340');
  const printers = products.map(({ devices }) => devices.filter(device => /340/.test(device)).join());
  const changes = printers.filter((printer, at) => printer !== printers[at - 1]);
  expect(new Set(changes).size).toBeGreaterThan(1);
  expect(changes).toHaveLength(new Set(changes).size);
});

test('a word of another trade is not taken for a phrase that sounds alike', () => {
  expect(search('cartridge huawei').products).toEqual([]);
});

test('a code is no guess because a word beside it is misspelt', () => {
  expect(search('اش بي cf237a')).toMatchObject({ guess: false, didYouMean: null });
});

test('what was meant is said with every word mended, and a series once', () => {
  expect(search('brother mfcj2517').didYouMean).toBe('brother MFC-J2510');
  expect(search('toenr rother').didYouMean).toBe('toner brother');
});

/** Series as people shorten them, by how they begin in models' titles. */
const SHORTENED = [
  ['imageRUNNER ADVANCE ', 'ir adv '],
  ['imageRUNNER ', 'ir'],
  ['Color LaserJet ', 'clj '],
  ['LaserJet Pro ', 'ljp '],
  ['LaserJet ', 'lj '],
  ['OfficeJet Pro ', 'ojp '],
  ['OfficeJet ', 'oj '],
  ['DeskJet ', 'dj '],
  ['WorkCentre ', 'wc '],
  ['Microline ', 'ml '],
  ['Microline ', 'ml'],
] as const;

for (const [series, short] of SHORTENED)
  test(
    `“${short}” stands for ${series}with every model that has supplies`,
    () => {
      const sold = new Set(catalogue.products.flatMap(({ devices }) => devices));
      const models = catalogue.models.filter(
        ({ slug, title }) =>
          sold.has(slug) && SHORTENED.find(([begins]) => title.startsWith(begins))?.[0] === series,
      );
      expect(models.length).toBeGreaterThan(10);
      const wrong = models.filter(({ slug, title }) => {
        const { products, guess } = search(title.replace(series, short));
        return guess || !products[0]?.devices.includes(slug);
      });
      expect(wrong.map(({ title }) => title)).toEqual([]);
    },
    AT_SCALE,
  );

test('what only means “in” on the other keyboard is not taken for words typed there', () => {
  const tapes = search('tz-231');
  expect(tapes).toMatchObject({ guess: false, didYouMean: null });
  expect(tapes.products[0]?.code).toBe('TZe-231');
  expect(search('td 231').didYouMean ?? '').not.toMatch(/[ء-ي]/);
});
