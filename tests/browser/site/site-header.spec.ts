import { expect, type Locator, type Page, test } from 'playwright/test';
import { EMULATOR } from '../../../demo/run/auth-emulator.mjs';
import { CATEGORIES } from '../../helpers/categories';
import { firstUse } from '../../helpers/first-use';

// Specification, section 2 "Header" and section 4.

const DESKTOP = { width: 1440, height: 900 };
const MOBILE = { width: 390, height: 844 };

/** The header is the same on all pages; this one has little else. */
const ANY = '/tnc';

/** Every page from now on finds a printer that this browser has saved. */
const keepPrinter = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'tass-printers',
      JSON.stringify([
        {
          brand: 'hp',
          model: 'hp-laserjet-pro-m404dn',
          titles: { brand: 'HP', model: 'LaserJet Pro M404dn' },
        },
      ]),
    ),
  );

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const scrollLocked = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.documentElement).overflowY === 'hidden' ||
      getComputedStyle(document.body).overflowY === 'hidden' ||
      getComputedStyle(document.body).position === 'fixed',
  );

const LINKS = [
  ['Home', '/'],
  ['Brands', '/brand'],
  ['B2B', '/b2b'],
  ['Ink & Toner Finder', '/ink-toner-finder'],
  ['Contact us', '/contact-us'],
] as const;

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('leads to the main pages, to the lists, to the cart, and by the search to a product', async ({
    page,
  }) => {
    await page.goto(ANY);
    await test.step('links to the main pages and to the cart with its count; shows search and Login, and neither hamburger nor search icon', async () => {
      for (const [name, path] of LINKS)
        await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      await expect(header(page).getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute(
        'href',
        /\/cart$/,
      );
      await expect(header(page).getByRole('combobox', { name: 'Search products' })).toBeVisible();
      await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
      await expect(header(page).getByRole('button', { name: 'Open search' })).toBeHidden();
    });
    await test.step('the page lies 64 px under the top navigation', async () => {
      const box = await header(page).boundingBox();
      expect(box?.height).toBe(64);
      expect(await page.getByRole('main').evaluate(main => getComputedStyle(main).paddingBlockStart)).toBe(
        '64px',
      );
    });
    await test.step('the Categories menu leads to the seven lists and closes on a press outside', async () => {
      const button = header(page).getByRole('button', { name: 'Categories' });
      await button.click();
      for (const [name, path] of CATEGORIES)
        await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          new RegExp(`${path}$`),
        );
      await page.getByRole('main').click({ position: { x: 5, y: 500 } });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('a search result leads to its product without loading the document anew', async () => {
      await page.evaluate(() => document.body.setAttribute('data-same', ''));
      await header(page).getByRole('combobox', { name: 'Search products' }).fill('CF226A');
      const option = page.getByRole('option').first();
      await option.click();
      await expect(page).toHaveURL(/\/product\/[\w-]+$/);
      await expect(page.locator('body')).toHaveAttribute('data-same', '');
      await expect(header(page).getByRole('combobox', { name: 'Search products' })).toHaveValue('');
    });
  });

  test('leads to what a visitor keeps: orders, and printers where some are saved', async ({ page }) => {
    await page.goto(ANY);
    await expect(header(page).getByRole('link', { name: 'Your orders' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Your printers' })).toHaveCount(0);
    await keepPrinter(page);
    await page.reload();
    for (const [name, path] of [
      ['Your printers', '/printers'],
      ['Your orders', '/orders'],
    ] as const)
      await expect(header(page).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  test('the theme goes round, is remembered, and followed by other tabs', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(ANY);
    await firstUse(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    const button = (of: Locator) => of.getByRole('button', { name: /^Theme/ });
    await button(header(page)).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(button(page.getByRole('contentinfo'))).toHaveAccessibleName('Theme: light');
    await button(page.getByRole('contentinfo')).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button(header(page))).toHaveAccessibleName('Theme: dark');
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name="tass:theme"]')).toHaveAttribute('content', 'dark');
    await firstUse(page);
    const other = await context.newPage();
    await other.goto(ANY);
    await button(header(other)).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
    await expect(button(header(page))).toHaveAccessibleName('Theme: as on this device');
  });

  test('a Login that comes to nothing keeps the focus', async ({ page }) => {
    await page.route(`${EMULATOR}/**`, route => route.abort());
    await page.goto(ANY);
    const failed = page.waitForEvent('console', message => message.text().startsWith('Sign-in:'));
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
    await login.press('Enter');
    await failed;
    await expect(login).toBeEnabled();
    await expect(login).toBeFocused();
  });

  test('the language switch leads to the same page', async ({ page }) => {
    await page.goto('/brands/hp');
    await header(page).getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/brands\/hp$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await header(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/brands\/hp$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: MOBILE });

  const open = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true }).click();

  test('the hamburger opens a menu', async ({ page }) => {
    await page.goto(ANY);
    await test.step('with the links and an accordion of categories', async () => {
      await expect(menu(page)).toBeHidden();
      expect(await scrollLocked(page)).toBe(false);
      await open(page, 'Open menu');
      for (const [name] of LINKS)
        await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
      const accordion = menu(page).getByRole('button', { name: 'Categories' });
      await expect(menu(page).getByRole('link', { name: 'Toners', exact: true })).toBeHidden();
      await accordion.click();
      for (const [name, path] of CATEGORIES)
        await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      await accordion.click();
      await expect(menu(page).getByRole('link', { name: 'Toners', exact: true })).toBeHidden();
    });
    await test.step('and locks page scrolling while it is open', async () => {
      await expect.poll(() => scrollLocked(page)).toBe(true);
      await open(page, 'Close menu');
      await expect.poll(() => scrollLocked(page)).toBe(false);
    });
    await test.step('Escape closes it and gives the focus back', async () => {
      await open(page, 'Open menu');
      await expect(menu(page).getByRole('button', { name: 'Categories' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeFocused();
    });
    await test.step('it closes when the focus leaves it', async () => {
      await open(page, 'Open menu');
      await menu(page).getByRole('button', { name: 'Login' }).focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      await expect(header(page).getByRole('button', { name: 'Open menu' })).not.toBeFocused();
    });
  });

  test('the search icon opens a bar as wide as the window', async ({ page }) => {
    await page.goto(ANY);
    const field = header(page).getByRole('combobox', { name: 'Search products' });
    await test.step('with a close button', async () => {
      await expect(field).toBeHidden();
      await open(page, 'Open search');
      await expect(field).toBeFocused();
      const box = await header(page).locator('#search').boundingBox();
      expect(box?.width).toBe(MOBILE.width);
      await expect(menu(page)).toBeHidden();
    });
    await test.step('and locks page scrolling while it is open', async () => {
      await expect.poll(() => scrollLocked(page)).toBe(true);
      await open(page, 'Close search');
      await expect(field).toBeHidden();
      await expect.poll(() => scrollLocked(page)).toBe(false);
    });
    await test.step('it takes the place of the menu', async () => {
      await open(page, 'Open menu');
      await open(page, 'Open search');
      await expect(menu(page)).toBeHidden();
      await expect(field).toBeVisible();
    });
  });

  test('a press beside the open menu closes it and opens nothing that lies there; so does entering a page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/label-tapes');
    await firstUse(page);
    await open(page, 'Open menu');
    await expect(menu(page)).toBeVisible();
    const card = page.getByRole('main').getByRole('article').last();
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 40, Math.min(y + 40, 1100));
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/label-tapes$/);
    await open(page, 'Open menu');
    await menu(page).getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(menu(page)).toBeHidden();
  });
});

/** Where the links appear, where the icons and where the theme. */
const WIDTHS = [1024, 1200, 1280];

for (const path of [ANY, `/ar${ANY}`])
  test(`the shop’s name keeps its width beside all links, and the menu’s button fits a window of 320 px: ${path}`, async ({
    page,
  }) => {
    await keepPrinter(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (width === WIDTHS[0]) await page.goto(path);
      const logo = page
        .getByRole('banner')
        .getByRole('link', { name: /^(TASS, home|تاس، الصفحة الرئيسية)$/ });
      await expect.poll(async () => (await logo.boundingBox())?.width, `${width} px`).toBeGreaterThan(80);
      // The last one: what is too wide would push it out of the window.
      const login = page.getByRole('banner').getByRole('button', { name: /^(Login|تسجيل الدخول)$/ });
      await expect(login, `${width} px`).toBeInViewport({ ratio: 1 });
      expect((await login.boundingBox())?.height, `on one line at ${width} px`).toBe(44);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const button = header(page).getByRole('button', { name: /^(Open menu|فتح القائمة)$/ });
    await expect(button).toBeVisible();
    const { x = -1, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  });
