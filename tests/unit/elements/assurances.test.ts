import { expect, test, vi } from 'vitest';
import { answer, openElement, store } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// What product, cart and checkout promise: when an order comes, warranty, returns, payment. 22 November 2026 is a Sunday.

const SUNDAY_MORNING = '2026-11-22T09:00:00+03:00';
const THURSDAY_EVENING = '2026-11-26T18:00:00+03:00';
const TASS = { slug: 'tass', title: 'TASS' };
const HEAD = '<meta name="tass:whatsapp" content="+965 5000 0000">';

async function open(tag: string, { at = SUNDAY_MORNING, lang = 'en', different = {}, draft = {} } = {}) {
  const one = product(1, { title: 'HP 26A Toner Black', ...different });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  store('tass-cart', [{ ...one, quantity: 1 }]);
  store('tass-checkout', { fields: draft });
  const page = await openElement(
    `<${tag} slug="toner-1"></${tag}>`,
    { 'products/toner-1': () => answer(one) },
    { lang, head: HEAD },
  );
  const part = (name: string) => page.root.querySelector(`[part=${name}]`);
  await expect.poll(() => part('delivery')).not.toBeNull();
  const delivery = part('delivery') as Element;
  return {
    ...page,
    delivery,
    /** When an order comes to a place. */
    promised: (place: string) =>
      [...delivery.querySelectorAll('div')].find(({ textContent }) => textContent?.includes(place))
        ?.textContent,
    /** Warranty, returns, payment. */
    rest: () => part('assurances')?.textContent,
  };
}

test.each(['tass-product', 'tass-cart', 'tass-checkout'])(
  '%s says when an order comes, the warranty, returns and payment',
  async tag => {
    const { delivery, promised, rest } = await open(tag);
    await expect.poll(() => delivery.textContent).toContain('Order by 2 PM today');
    expect(promised('Capital')).toContain('Today Sunday 22 November');
    expect(promised('Ahmadi')).toContain('Tomorrow Monday 23 November');
    expect(promised('Wafra')).toContain('Tuesday 24 November');
    expect(delivery.textContent).toContain('No deliveries on Friday.');
    expect(rest()).toContain('14 days to return it');
    expect(rest()).toContain('An opened original is taken back only if it is faulty');
    expect(rest()).toContain('Pay when it arrives');
    expect(rest()).toContain('KNET');
  },
);

test('after the hour on a Thursday the next delivery is on Saturday, also in Arabic', async () => {
  const { delivery, promised } = await open('tass-product', { at: THURSDAY_EVENING, lang: 'ar' });
  await expect.poll(() => delivery.textContent).toContain('اطلب قبل الساعة 2 بعد الظهر يوم السبت');
  expect(promised('العاصمة')).toContain('السبت، 28 نوفمبر');
  expect(promised('الأحمدي')).toContain('الأحد، 29 نوفمبر');
});

test('where the checkout knows the area, only that is said', async () => {
  const { delivery } = await open('tass-product', { draft: { governorate: 'ahmadi', area: 'wafra' } });
  const texts = (tag: string) => [...delivery.querySelectorAll(tag)].map(({ textContent }) => textContent);
  await expect.poll(() => texts('dt')).toEqual(['To your address']);
  await expect.poll(() => texts('dd')).toEqual(['Tuesday 24 November']);
});

test('the warranty is the shop’s own for its brand, and each kind has its rule once it is opened', async () => {
  const { rest } = await open('tass-product', { different: { brand: TASS, kind: 'remanufactured' } });
  expect(rest()).toContain('12-month TASS warranty');
  expect(rest()).toContain('An opened remanufactured one is taken back only if');
});

test('paper has no seal to open', async () => {
  const { rest } = await open('tass-product', { different: { category: { slug: 'paper', title: 'Paper' } } });
  expect(rest()).toContain('14 days to return it');
  expect(rest()).not.toContain('opened');
});

test('a question by WhatsApp names the product and its address', async () => {
  const { findByRole } = await open('tass-product');
  const link = await findByRole('link', { name: 'Ask us on WhatsApp' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/96550000000');
  expect(address.searchParams.get('text')).toMatch(
    /^Hello, I have a question about HP 26A Toner Black\nhttp.*\/product\/toner-1$/,
  );
});
