import { expect, type Page, test } from 'playwright/test';
import { answer } from '../../helpers/element-page';
import { firstUse } from '../../helpers/first-use';
import { openHydrated } from '../../helpers/hydrated';
import { productPage } from '../../helpers/products';
import { saveData } from '../../helpers/save-data';
import { addresses } from '../../helpers/shop';

// Specification, sections 2 and 9: how the home page is put together.

/** Paths of the pictures that a phone has asked for, from now on. */
async function picturesOnPhone(page: Page): Promise<ReadonlySet<string>> {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = new Set<string>();
  page.on('request', request => {
    if (request.resourceType() === 'image') loaded.add(new URL(request.url()).pathname);
  });
  return loaded;
}

test('where data is saved a phone loads pictures near its window alone, and all of them on the way down', async ({
  page,
}) => {
  await saveData(page);
  const loaded = await picturesOnPhone(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded).toContain('/pictures/printer-1.svg');
  // Chromium loads what is within three windows of the first; the two lists alone have sixteen, the brands twenty.
  expect(loaded.size).toBeLessThan(20);
  for (const picture of ['/pictures/banners/', '/pictures/brands/'])
    expect([...loaded].join()).not.toContain(picture);
  for (const section of ['banner-carousel', 'brand-marquee']) {
    const picture = page.locator(`tass-${section} img`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('once loaded a page has all its pictures, but for slides that are not shown', async ({ page }) => {
  const loaded = await picturesOnPhone(page);
  await page.goto('/');
  for (const [pictures, count] of [
    ['tass-product-grid img', 16],
    ['tass-brand-marquee img', 20],
    ['tass-promo img', 1],
    ['tass-banner-carousel .slide:not([inert]) img', 1],
  ] as const)
    await expect
      .poll(() =>
        page
          .locator(pictures)
          .evaluateAll(all => all.filter(image => (image as HTMLImageElement).naturalWidth > 0).length),
      )
      .toBe(count);
  expect([...loaded].filter(path => path.startsWith('/pictures/banners/'))).toHaveLength(1);
});

test('sections in their order, the two lists with their way to more; F43 on paper both lists are whole, wherever the page stands', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(16);
  const order = await page
    .getByRole('main')
    .evaluate(main => [...main.querySelectorAll('*')].map(node => node.localName));
  expect(order.filter(name => name.startsWith('tass-'))).toEqual([
    'tass-hero',
    'tass-printer-showcase',
    'tass-benefits',
    'tass-product-grid',
    'tass-banner-carousel',
    'tass-product-grid',
    'tass-brand-marquee',
    'tass-promo',
  ]);
  for (const [at, highlight, heading, path] of [
    [0, 'Newly', 'Products', '/new-products'],
    [1, 'Top Picked', 'Products', '/top-products'],
  ] as const) {
    const grid = page.locator('tass-product-grid').nth(at);
    await expect(grid.getByRole('heading', { name: `${highlight} ${heading}` })).toBeVisible();
    await expect(grid.locator('mark')).toHaveText(highlight);
    await expect(grid.getByRole('link', { name: 'View More' })).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(grid.getByRole('article')).toHaveCount(8);
  }
  await page.emulateMedia({ media: 'print' });
  const drawn = () =>
    page
      .getByRole('article')
      .evaluateAll(
        cards =>
          cards.filter(card => card.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
            .length,
      );
  await expect.poll(drawn).toBe(16);
});

/** The promo's section, far below the first window. */
const promo = (page: Page) => page.locator('[data-reveal]').filter({ has: page.locator('tass-promo') });

/** Scrolls until so many px of the section stand in the window, measured from where it will have risen to. */
const showOf = (section: ReturnType<typeof promo>, height: number) =>
  section.evaluate((element, part) => {
    const { m42: below } = new DOMMatrix(getComputedStyle(element).transform);
    const top = scrollY + element.getBoundingClientRect().top - below;
    scrollTo({ top: top - innerHeight + part, behavior: 'instant' });
  }, height);

/** Scrolls until the section is next to come, and what is above it has its height. */
async function comeNear(section: ReturnType<typeof promo>): Promise<void> {
  let top = Number.NaN;
  const rests = async () => {
    const before = top;
    await showOf(section, -20);
    top = await section.evaluate(element => element.getBoundingClientRect().top + scrollY);
    return top === before;
  };
  await expect.poll(rests).toBe(true);
}

/** What is seen of a section is told in the frame after. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

test('what lies below rises by 50 px within 0.6 s when 20 % of it is visible, columns 0.1 s after one another', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(promo(page)).toHaveAttribute('data-reveal', 'waiting');
  await expect(promo(page)).toHaveCSS('opacity', '0');
  await expect(promo(page)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 50)');
  await comeNear(promo(page));
  const height = (await promo(page).boundingBox())?.height ?? 0;
  await showOf(promo(page), height * 0.17);
  await drawn(page);
  await expect(promo(page)).toHaveAttribute('data-reveal', 'waiting');
  await showOf(promo(page), height * 0.23);
  await expect(promo(page)).toHaveAttribute('data-reveal', 'shown');
  await expect(promo(page)).toHaveCSS('transition-duration', '0.6s, 0.6s');
  await expect(promo(page)).toHaveCSS('opacity', '1');
  await expect(promo(page)).toHaveCSS('transform', 'none');
  const delays = await promo(page).evaluate(section =>
    ['0', '1', '2', '3'].map(column => {
      const twin = section.cloneNode() as HTMLElement;
      twin.dataset.reveal = 'shown';
      twin.dataset.column = column;
      section.after(twin);
      return Number.parseFloat(getComputedStyle(twin).transitionDelay);
    }),
  );
  expect(delays).toEqual([0, 0.1, 0.2, 0.3]);
});

test('on a phone a tall section is reached when it fills a fifth of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const list = page
    .locator('[data-reveal]')
    .filter({ has: page.locator('tass-product-grid') })
    .last();
  await expect(list).toHaveAttribute('data-reveal', 'waiting');
  await comeNear(list);
  expect((await list.boundingBox())?.height).toBeGreaterThan(2 * 844);
  await showOf(list, 844 * 0.17);
  await drawn(page);
  await expect(list).toHaveAttribute('data-reveal', 'waiting');
  await showOf(list, 844 * 0.25);
  await expect(list).toHaveAttribute('data-reveal', 'shown');
});

test('with reduced motion everything stands where it belongs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await firstUse(page);
  await expect(promo(page)).toHaveCSS('opacity', '1');
  await expect(promo(page)).toHaveCSS('transform', 'none');
});

/** Enters the home page from another one while its calls are answered as a test says. */
async function enterHome(page: Page): Promise<void> {
  await page.goto('/contact-us');
  await firstUse(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click();
}

test('a spinner over the whole window until both lists are there', async ({ page }) => {
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
  test(`when the ${what} fail, everything else is there`, async ({ page }) => {
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
