import { shopApi } from '../../widgets/build/constants.mjs';

// A host that answers by state: `many`, `one`, `long` and `empty` answer at once, `failed` refuses, `loading` never answers.
// In `price-changed`, `out-of-stock`, `invalid` and `unreachable` it answers as `many` but for orders, which it does not take;
// in `no-printers` its brands have none.

const LONG = {
  en: 'Antidisestablishmentarianism-Proof High-Capacity Remanufactured Replacement Cartridge Incomprehensibilities',
  ar: 'خرطوشة حبر ليزرية سوداء عالية السعة معاد تصنيعها متوافقة مع جميع طابعات المكاتب الكبيرة والمتوسطة والصغيرة',
};
const WORDS = {
  en: {
    toner: 'Toner',
    toners: 'Toners',
    printer: 'LaserJet',
    brand: 'Brand',
    offer: 'Buy two, get one free',
  },
  ar: {
    toner: 'تونر',
    toners: 'أحبار تونر',
    printer: 'ليزر جت',
    brand: 'شركة',
    offer: 'اشترِ اثنين واحصل على الثالث',
  },
};
const COLORS = ['black', 'cyan', 'magenta', 'yellow'];
const KINDS = ['original', 'compatible', 'remanufactured'];
/** Entries that stand for many. */
const MANY = 12;

/** Whose drawings, which the reference API serves, the answers show. */
const DRAWN = {
  products: [
    'hp-26a-cf226a-toner-cartridge-black',
    'tass-compatible-toner-26a-cf226a-black',
    'hp-123-f6v16ae-ink-cartridge-tri-colour',
    'hp-19a-cf219a-drum-unit',
    'canon-rp-108-ink-and-paper-set-10-x-15-cm-108-prints',
    'epson-s015637-c13s015637-ribbon-cartridge-black',
    'epson-lk-3wbn-c53s653003-label-tape-9-mm-black-on-white',
  ],
  brands: ['hp', 'canon', 'epson', 'brother', 'samsung', 'xerox'],
  banners: ['promo-finder', 'promo-free-shipping', 'promo-ink-bottles', 'promo-tass-toners'],
};
const pictures = `${shopApi}/pictures`;
const drawn = (kind, number) => DRAWN[kind][number % DRAWN[kind].length];

const countIn = state => ({ empty: 0, one: 1 })[state] ?? MANY;
const listOf = (state, make) => Array.from({ length: countIn(state) }, (_, at) => make(at + 1));

/** A product with its detail fields. */
export function product(number, state, lang) {
  const t = WORDS[lang];
  const isLong = state === 'long';
  const image = `${pictures}/products/${drawn('products', number)}`;
  return {
    id: number,
    slug: `toner-${number}`,
    title: isLong ? `${LONG[lang]} ${number}` : `${t.toner} ${number}A`,
    image: `${image}.svg`,
    price: isLong ? '12345.750' : `${10 + number}.500`,
    regular_price: isLong ? '99999.750' : `${10 + number + (number % 2)}.500`,
    category: { slug: 'toners', title: t.toners },
    brand: { slug: 'brand-1', title: isLong ? LONG[lang] : `${t.brand} 1` },
    offers: number % 3 === 0 ? [{ title: isLong ? LONG[lang] : t.offer }] : [],
    code: isLong ? 'W'.repeat(48) + number : `CF${number}A`,
    color: COLORS[number % COLORS.length],
    kind: KINDS[number % KINDS.length],
    yield_pages: 1000 * number,
    in_stock: number % 5 !== 0,
    description: isLong ? `${LONG[lang]}. `.repeat(12) : `${t.toner} ${number}A.`,
    images: [`${image}.svg`, `${image}/box.svg`, `${image}/detail.svg`],
    devices: listOf(state, at => ({
      ...model(at, state, lang),
      brand: { slug: 'brand-1', title: `${t.brand} 1` },
    })),
    aliases: isLong ? Array.from({ length: 12 }, (_, at) => `ALIAS${at}${'X'.repeat(20)}`) : [],
  };
}

const model = (number, state, lang) => ({
  slug: `printer-${number}`,
  title: state === 'long' ? `${LONG[lang]} ${number}` : `${WORDS[lang].printer} ${number}`,
});
const brand = (number, state, lang) => ({
  slug: `brand-${number}`,
  title: state === 'long' ? `${LONG[lang]} ${number}` : `${WORDS[lang].brand} ${number}`,
  logo: `${pictures}/brands/${drawn('brands', number)}.svg`,
});
function banner(number, state, lang) {
  const file = size =>
    `${pictures}/banners/${drawn('banners', number)}-${size}${lang === 'ar' ? '-ar' : ''}.webp`;
  return {
    name: state === 'long' ? LONG[lang] : `${WORDS[lang].offer} ${number}`,
    is_active: true,
    image_url: { desktop: file('desktop'), tablet: file('tablet'), mobile: file('mobile') },
  };
}

/** Numbers of the products that a code or slug means; `1A`, without what makes it whole, means the first two. */
function meant(code) {
  if (/^1a$/i.test(code)) return [1, 2];
  const number = Number(/^(?:cf(\d+)a|toner-(\d+))$/i.exec(code)?.slice(1).join(''));
  return number >= 1 && number <= MANY ? [number] : [];
}

function productList(query, state, lang) {
  const codes = query.get('codes')?.split(',') ?? [];
  const matches = codes.map(code => ({ code, numbers: state === 'empty' ? [] : meant(code) }));
  const items = query.has('codes')
    ? [...new Set(matches.flatMap(({ numbers }) => numbers))].map(number => product(number, state, lang))
    : listOf(state, at => product(at, state, lang));
  return {
    items,
    page: 1,
    limit: 48,
    total: items.length,
    ...(query.has('codes') && {
      matches: matches.map(({ code, numbers }) => ({
        code,
        slugs: numbers.map(number => `toner-${number}`),
      })),
    }),
  };
}

const order = (number, state, lang, createdAt = '2026-01-15T09:00:00.000Z') => ({
  number,
  status: 'confirmed',
  items: [{ slug: 'toner-1', title: product(1, state, lang).title, quantity: 1, price: '11.500' }],
  subtotal: '11.500',
  shipping: '2.000',
  total: '13.500',
  currency: 'KWD',
  created_at: createdAt,
});

/** Why an order is not taken, by state. */
const REFUSALS = {
  'price-changed': { status: 409, items: [{ slug: 'toner-1', price: '9.500' }] },
  'out-of-stock': { status: 409, items: [{ slug: 'toner-2', available: 1 }] },
  invalid: {
    status: 422,
    detail: {
      en: 'Please look at what is marked.',
      ar: 'يُرجى مراجعة ما هو محدد.',
    },
    errors: {
      en: [{ field: 'items.1.quantity', message: 'Please call us about this many.' }],
      ar: [{ field: 'items.1.quantity', message: 'يُرجى الاتصال بنا لهذه الكمية.' }],
    },
  },
};

const problemType = kind => `https://tass.example/problems/${kind}`;

function refusal(state, lang) {
  const { status, detail, errors, ...more } = REFUSALS[state];
  const type = problemType(state);
  return { status, body: { type, status, title: detail?.[lang] ?? state, errors: errors?.[lang], ...more } };
}

/** Answers an order that is placed or, with DELETE, voided; a host that is `empty` knows of no voiding. */
function answerOrder(state, method, lang) {
  // No problem, so that nobody knows whether the order was accepted.
  if (state === 'unreachable') return { status: 403, body: '' };
  if (method === 'DELETE' && state === 'empty')
    return { status: 404, body: { title: 'Not Found', status: 404 } };
  if (method === 'POST' && REFUSALS[state]) return refusal(state, lang);
  return { status: 201, body: { data: order('TASS-1', state, lang, new Date()) } };
}

/** Calls by their paths below `/api/v2`; the first that fits answers. */
const CALLS = [
  [/^\/products$/, (_, query, state, lang) => productList(query, state, lang)],
  [/^\/products\/brands$/, (_, __, state, lang) => listOf(state, at => brand(at, state, lang))],
  [
    /^\/products\/brands\/[^/]+\/models$/,
    (_, __, state, lang) => (state === 'no-printers' ? [] : listOf(state, at => model(at, state, lang))),
  ],
  [
    /^\/products\/toner-(\d+)$/,
    ([, number], __, state, lang) => (state === 'empty' ? undefined : product(Number(number), state, lang)),
  ],
  [/^\/promotions$/, (_, __, state, lang) => listOf(state, at => banner(at, state, lang))],
  [
    /^\/orders\/(.+)$/,
    ([, number], __, state, lang) => (state === 'empty' ? undefined : order(number, state, lang)),
  ],
];

/** Answers a call in a state: status and body. Never settles while that state is `loading`. */
export async function answerIn(state, { method, path, query, lang }) {
  if (state === 'loading') await new Promise(() => {});
  // A refusal, which nobody tries again: the state shows at once.
  if (state === 'failed')
    return { status: 403, body: { type: problemType('forbidden'), title: 'Forbidden', status: 403 } };
  if (path === '/order') return answerOrder(state, method, lang);
  for (const [pattern, answer] of CALLS) {
    const match = pattern.exec(path);
    const data = match && answer(match, query, state, lang);
    if (data) return { status: 200, body: { data } };
  }
  return { status: 404, body: { title: 'Not Found', status: 404 } };
}
