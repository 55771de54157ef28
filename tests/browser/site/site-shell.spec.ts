import { expect, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { firstUse } from '../../helpers/first-use';

// Specification, section 2: the shell around every page, and the footer.

/** The shell is the same around all pages; this one has little else. */
const ANY = '/tnc';

test('the shell is around every page', async ({ page }) => {
  await page.goto(ANY);
  const footer = page.getByRole('contentinfo');
  await test.step('skip link, landmarks, toast area and order dialog', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.locator('tass-toaster')).toHaveAttribute('position', 'top-right');
    await expect(page.locator('tass-order-dialog')).toHaveCount(1);
  });
  await test.step('the footer says where and when, and links everywhere it should', async () => {
    await expect(footer).toContainText('Kuwait City');
    await expect(footer).toContainText('Sun - Sat : 8:00AM - 22:00PM');
    await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(footer.getByRole('heading', { name: 'Other Pages' })).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
    for (const path of [
      '/',
      '/brand',
      '/printer-toner-supplier-in-kuwait',
      '/cart',
      '/brands/tass',
      '/contact-us',
      '/privacy-policy',
      '/tnc',
      '/sitemap',
      '/orders',
      '/tnc#returns',
      '/drum-units',
    ])
      await expect(footer.locator(`li a[href="${path}"]`)).toHaveCount(1);
    for (const name of ['Facebook', 'Instagram', 'WhatsApp'])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(footer).toContainText('©');
    await expect(footer.getByText(/Site by/).getByRole('link')).toHaveAttribute('href', /^https:/);
  });
  await test.step('the newsletter thanks at the bottom right, clears its field and sends nothing', async () => {
    const field = footer.getByRole('textbox', { name: 'Email address' });
    await field.fill('me@example.com');
    const sent: string[] = [];
    page.on('request', request => sent.push(request.url()));
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Subscribed successfully!' });
    await expect(toast).toBeVisible();
    await expect(field).toHaveValue('');
    const box = await toast.boundingBox();
    const window = page.viewportSize();
    expect(box && window && box.x > window.width / 2 && box.y > window.height / 2).toBe(true);
    expect(sent.filter(url => url.includes('/api/'))).toEqual([]);
  });
});

test('entering a page scrolls smoothly to the top, moves the focus and names the page, once more after 100 ms', async ({
  page,
}) => {
  await page.goto(ANY);
  await firstUse(page);
  await page.evaluate(() => {
    const calls: unknown[] = [];
    const scroll = window.scrollTo.bind(window);
    Object.assign(window, {
      calls,
      scrollTo: (options: ScrollToOptions) => {
        calls.push(options);
        scroll(options);
      },
    });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { calls: unknown[] }).calls))
    .toContainEqual({
      top: 0,
      behavior: 'smooth',
    });
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  // Somebody else writes another title right after the page has set its own.
  await page.evaluate(() => {
    const title = document.querySelector('title');
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.documentElement.dataset.title = document.title;
      document.title = 'Something else';
    });
    if (title) observer.observe(title, { childList: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-title', /privacy/i);
  await expect(page).toHaveTitle(/privacy/i);
});

test('the next page is drawn near its top, wherever the last one was left, and Back returns to that place', async ({
  page,
}) => {
  await page.goto('/printer-toner-supplier-in-kuwait');
  await firstUse(page);
  const card = page.locator('tass-product-grid').getByRole('link').nth(8);
  await card.evaluate(link => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await page.evaluate(() => {
    const places: number[] = [];
    const look = () => {
      if (location.pathname.startsWith('/product/')) places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  });
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  // Only that much is scrolled smoothly.
  expect(Math.max(...places)).toBeLessThanOrEqual(64);
  await page.goBack();
  await expect(page).toHaveURL(/\/printer-toner-supplier-in-kuwait$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('Back to a place far below shows what stood there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await firstUse(page);
  const card = page.locator('tass-product-grid').last().getByRole('article').first().getByRole('link');
  await page.mouse.move(200, 400);
  // What is scrolled past is laid out on the way.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(card).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });
  // Its section rises, and what is above it may still be laid out.
  const place = async () => (await card.boundingBox())?.y ?? Number.NaN;
  let before = Number.NaN;
  const rests = async () => {
    const last = before;
    before = await place();
    return before === last;
  };
  await expect.poll(rests).toBe(true);
  // Where it is: a press on the card would scroll to it.
  await page.mouse.click(200, before + 8);
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

for (const [what, path] of [
  ['read', '/printer-toner-supplier-in-kuwait'],
  ['used', '/quick-order'],
] as const)
  test(`a capture of the whole page shows what lies below the window of one that is ${what}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (what === 'used') await firstUse(page);
    const isDrawn = () =>
      page
        .getByRole('contentinfo')
        .getByText('Help', { exact: true })
        .evaluate(heading => heading.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }));
    await expect.poll(isDrawn).toBe(false);
    await page.screenshot({ fullPage: true });
    expect(await isDrawn()).toBe(true);
  });

test('a page whose code loads shows a spinner', async ({ page }) => {
  await page.goto('/');
  await firstUse(page);
  const { held, release } = deferred();
  await page.route('**/assets/js/*.js', async route => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').locator('svg')).toHaveCSS('width', '40px');
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('modified clicks and links elsewhere are left to the browser', async ({ page, context }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
  await expect(link).toHaveAttribute('href', '/contact-us');
  // Only that a tab opens: Chromium without a window can't show one that a click opened.
  await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(page).toHaveURL(/\/$/);
});

for (const [prefix, groups] of [
  ['', ['Shop', 'Categories', 'Brands', 'Printers by brand', 'Guides']],
  ['/ar', ['المتجر', 'الأقسام', 'الماركات', 'الطابعات حسب الماركة', 'أدلة']],
] as const)
  test(`the sitemap${prefix} has a way to categories, brands, printers and guides`, async ({ page }) => {
    await page.goto(`${prefix}/sitemap`);
    const main = page.getByRole('main');
    for (const name of groups)
      await expect(main.getByRole('navigation', { name, exact: true })).toBeVisible();
    for (const path of [
      '/printer-paper-supplier-in-kuwait',
      '/printer-accessories-in-kuwait',
      '/brands/tass',
      '/ink-toner-finder/hp',
      '/tass-toners-in-kuwait',
    ])
      await expect(main.locator(`a[href="${prefix}${path}"]`)).toHaveCount(1);
    await expect(main.locator(`a[href="${prefix}/ink-toner-finder/tass"]`)).toHaveCount(0);
  });

test('the page’s own drawings come compressed', async ({ request }) => {
  const answer = await request.get('/pictures/hero-logo.svg', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/svg+xml' });
  expect(await answer.text()).toMatch(/^<svg /);
});
