import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../helpers/element-page';
import { productPage } from '../helpers/products';
import { addresses } from '../helpers/shop';

// What only the home page shows (specification, sections 2, 4 and 9).

test('hero: three printers in turn, three round links, 70 % of the window high', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openElements(
    page,
    '<tass-hero facebook="https://www.facebook.com/tass" instagram="https://www.instagram.com/tass" phone="+96522000000"></tass-hero>',
  );
  const slide = page.locator('[part=slide][aria-hidden=false] img');
  await expect(slide).toHaveAttribute('alt', 'Office laser printer');
  for (const printer of ['Ink tank printer', 'Label printer', 'Office laser printer']) {
    await page.clock.runFor(3000);
    await expect(slide).toHaveAttribute('alt', printer);
  }
  for (const name of ['Facebook', 'Instagram']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveCSS('border-radius', /50%|\d{2,}px/);
  }
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+96522000000$/);
  const { height = 0 } = (await page.locator('.hero').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(0.7 * 800 - 1);
});

test('F34 hostile addresses of social pages and a hostile number become no links', async ({ page }) => {
  for (const hostile of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'JAVASCRIPT:\nalert(1)',
  ]) {
    await openElements(
      page,
      `<tass-hero facebook="${hostile}" instagram="${hostile}" phone="1?body=x&quot;><b>"></tass-hero>`,
    );
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
    for (const name of ['Facebook', 'Instagram'])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
});

for (const [width, size, scale, gap] of [
  [1500, 240, 1.5, 500],
  [1300, 200, 1.4, 350],
  [900, 180, 1.3, 200],
] as const) {
  test(`showcase at ${width} px: the middle printer ${scale} times its ${size} px, neighbours fade to 0.8`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openElements(page, '<tass-printer-showcase></tass-printer-showcase>');
    const middle = page.locator('[data-place=middle]');
    const order = () =>
      page.locator('[part=slide]').evaluateAll(all => all.map(one => one.getAttribute('data-place')));
    await expect(middle).toHaveCount(1);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await expect
      .poll(async () => Math.round((await middle.locator('img').boundingBox())?.width ?? 0))
      .toBe(size * scale);
    await expect(middle).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-place=start]')).toHaveCSS('opacity', '0.8');
    const centre = async (place: string) => {
      const box = await page.locator(`[data-place=${place}]`).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    expect(Math.round((await centre('end')) - (await centre('middle')))).toBe(gap);
    expect(new Set(await order()).size).toBe(3);
  });
}

test('showcase: the three printers change places and come round', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1500, height: 900 });
  await openElements(page, '<tass-printer-showcase></tass-printer-showcase>');
  const middle = page.locator('[data-place=middle] img');
  await expect(middle).toBeVisible();
  const seen: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    seen.push((await middle.getAttribute('alt')) ?? '');
    await page.clock.runFor(3800);
    await expect(middle).not.toHaveAttribute('alt', seen.at(-1) ?? '');
  }
  expect(new Set(seen).size).toBe(3);
  await expect(middle).toHaveAttribute('alt', seen[0] ?? '');
});

test('showcase on a phone: a slider of single printers, 280 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openElements(page, '<tass-printer-showcase></tass-printer-showcase>');
  await expect(page.locator('.swiper-slide img').first()).toHaveAttribute('width', '160');
  await expect(page.locator('[data-place]')).toHaveCount(0);
});

test('brands strip: every brand with its page, running without touch, to be stopped', async ({ page }) => {
  await answerCalls(page, {
    'products/brands': route =>
      answer(
        route,
        [
          'HP',
          'Canon',
          'Epson',
          'Brother',
          'Xerox',
          'Ricoh',
          'Kyocera',
          'Samsung',
          'Oki',
          'Lexmark',
          'Dymo',
          'TASS',
        ].map(title => ({
          slug: title.toLowerCase(),
          title,
          logo: 'data:image/svg+xml,',
        })),
      ),
  });
  await openElements(page, '<tass-brand-marquee></tass-brand-marquee>');
  await expect(page.getByRole('heading', { name: 'Brands We Sales' })).toBeVisible();
  await expect(page.locator('mark')).toHaveText('We Sales');
  await expect(page.locator('.swiper-slide a').first()).toHaveAttribute('href', /\/brands\/[a-z]+$/);
  const strip = page.locator('.swiper-wrapper');
  await expect(strip).toHaveCSS('transition-duration', '6s');
  // In one moment: they are on their way.
  const gap = await page.locator('.swiper-slide').evaluateAll(([first, second]) => {
    if (!first || !second) return undefined;
    return second.getBoundingClientRect().left - first.getBoundingClientRect().right;
  });
  expect(Math.round(gap ?? 0)).toBe(20);
  const place = () => strip.evaluate(node => new DOMMatrix(getComputedStyle(node).transform).m41);
  const before = await place();
  await expect.poll(place).not.toBe(before);
});

for (const [width, columns] of [
  [360, 1],
  [700, 2],
  [1200, 4],
] as const) {
  test(`benefits at ${width} px in ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openElements(page, '<tass-benefits></tass-benefits>');
    const items = page.locator('[part=benefit]');
    await expect(items).toHaveCount(4);
    for (const words of [
      'Free Shipping',
      'Orders Over KWD 30',
      'Quick Payment',
      '100% Secure',
      'Great Savings',
      'Upto 40% Off!',
      '24/7 Support',
      'Ready For You',
    ])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    const lefts = await items.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().x)));
    expect(new Set(lefts).size).toBe(columns);
  });
}

test('promo: picture, headline, tagline, and the way to the own toners', async ({ page }) => {
  await openElements(page, '<tass-promo></tass-promo>');
  await expect(page.getByRole('heading', { name: 'Want Prints That Actually Print Right?' })).toBeVisible();
  await expect(page.getByText(/^TASS toners are/)).toBeVisible();
  await expect(page.locator('tass-promo img')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See TASS toners' })).toHaveAttribute(
    'href',
    /\/brands\/tass$/,
  );
});

/** Enters the home page from another one while its calls are answered as a test says. */
async function enterHome(page: Page): Promise<void> {
  await page.goto('/contact-us');
  // From then on the site follows its links by itself.
  await page.waitForFunction(() => customElements.get('tass-cart-badge'));
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click();
}

test('home: a spinner over the whole window until both lists are there', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/api\/v2\/products\?/, async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await answer(route, productPage(8));
  });
  await enterHome(page);
  const cover = page.locator('.cover');
  await expect(cover).toBeVisible();
  const box = await cover.boundingBox();
  expect(box?.width).toBe(page.viewportSize()?.width);
  await expect.poll(() => held.length).toBe(2);
  held[0]?.();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(cover).toBeVisible();
  held[1]?.();
  await expect(cover).toBeHidden();
});

for (const [what, url] of [
  ['products', /\/api\/v2\/products\?/],
  ['brands', /\/api\/v2\/products\/brands/],
  ['banners', /\/api\/v2\/promotions/],
] as const) {
  test(`home: when the ${what} fail, everything else is there`, async ({ page }) => {
    await page.route(url, route => answer(route, undefined, 400));
    await enterHome(page);
    await expect(page.getByText('Free Shipping')).toBeVisible();
    await page
      .getByRole('heading', { name: 'Want Prints That Actually Print Right?' })
      .scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Brands We Sales' })).toHaveCount(
      what === 'brands' ? 0 : 1,
    );
    if (what !== 'products') await expect(page.getByRole('article')).toHaveCount(16);
    if (what !== 'banners')
      await expect(page.locator('tass-banner-carousel [part=slide]').first()).toBeAttached();
    expect(page.url()).toBe(`${addresses.site}/`);
  });
}
