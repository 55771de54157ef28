import { expect, type Locator, test } from 'playwright/test';
import { pathIn } from '../../../site/common/address';
import { deferred } from '../../helpers/deferred';
import { defined } from '../../helpers/defined';
import { openHydrated } from '../../helpers/hydrated';
import { metadata } from '../../helpers/page-metadata';
import { PAGE_PATHS } from '../../helpers/page-paths';
import { addresses } from '../../helpers/shop';

// Specification, section 2 "Routes" and "Page metadata"; contract, section 7.

/** Every kind of page, and more of those that are lists. */
const PATHS = [
  ...PAGE_PATHS,
  '/brands/tass',
  '/top-products',
  '/printer-ink-supplier-in-kuwait',
  '/drum-units',
  '/label-tapes',
  '/ribbon-cartridges',
  '/waste-toner-containers',
  '/remanufactured-toners',
];
const HIDDEN = ['/search', '/cart', '/checkout', '/quick-order', '/orders', '/printers', '/quote'];

for (const lang of ['en', 'ar'] as const) {
  const at = (path: string) => pathIn(lang, path);

  test(`every path has a title and a description of its own (${lang})`, async ({ page, request }) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const path of PATHS) {
      const answer = await request.get(at(path), { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const served = await metadata(page, await answer.text());
      const { title, description, robots, canonical, alternates, card, graph } = served;
      expect([served.lang, served.dir], path).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
      expect(titles.get(title), `${path} shares its title`).toBeUndefined();
      expect(descriptions.get(description ?? ''), `${path} shares its description`).toBeUndefined();
      titles.set(title, path);
      descriptions.set(description ?? '', path);
      expect(card).toBe('summary_large_image');
      expect(graph).not.toContain(null);
      expect(canonical).toBe(addresses.site + at(path));
      if (HIDDEN.includes(path)) {
        expect(robots).toMatch(/^noindex/);
        expect(alternates).toEqual([]);
      } else {
        expect(robots).toBe('index, follow');
        expect(alternates.map(([hreflang]) => hreflang)).toEqual(['en', 'ar', 'x-default']);
      }
    }
  });
}

/** Pixels between the middle of an element and that of the page. */
async function offCentre(element: Locator): Promise<number> {
  return element.evaluate(found => {
    const { x, width } = found.getBoundingClientRect();
    return Math.abs(x + width / 2 - document.documentElement.clientWidth / 2);
  });
}

test('an unknown path answers 404 with a way on, in both languages', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect((await metadata(page)).robots).toMatch(/^noindex/);
  await expect.poll(() => offCentre(page.getByText('The address may be old or mistyped.'))).toBeLessThan(2);
  const arabic = await page.goto('/ar/no-such-page');
  expect(arabic?.status()).toBe(404);
  // Before any script.
  expect(await arabic?.text()).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('main').getByRole('link', { name: 'الرئيسية' }).click();
  await expect(page).toHaveURL(/\/ar$/);
});

test('an old address leads to a search for its words', async ({ page }) => {
  await page.goto('/shop/hp-26a.html');
  await page.getByRole('main').getByRole('link', { name: 'Results for “hp 26a”' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hp 26a”');
  await expect(page.getByRole('link', { name: /HP 26A \(CF226A\)/ }).first()).toBeVisible();
});

for (const address of [addresses.site, addresses.partner])
  test(`an address that is none is answered, and the server lives on: ${address}`, async () => {
    expect((await fetch(`${address}//`)).status).toBeLessThan(500);
    expect((await fetch(`${address}/%`)).status).toBeLessThan(500);
    expect((await fetch(address)).status).toBe(200);
  });

test('a product newer than the build is shown by 404.html', async ({ page }) => {
  const slug = 'newer-than-the-build';
  const known = await (
    await fetch(`${addresses.api}/api/v2/products/hp-26a-cf226a-toner-cartridge-black`)
  ).json();
  await page.route(`**/api/v2/products/${slug}`, route =>
    route.fulfill({ json: { data: { ...known.data, slug, title: 'Newer Toner' } } }),
  );
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Newer Toner' })).toBeVisible();
  await expect(page).toHaveTitle(/Newer Toner/);
});

test('a product that the API does not know is a not-found page', async ({ page }) => {
  await page.goto('/product/nobody-knows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('sitemap and robots.txt name every page but cart and checkout', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${addresses.site}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of PATHS) {
    const loc = `<loc>${addresses.site}${path}</loc>`;
    expect(sitemap.includes(loc), path).toBe(!HIDDEN.includes(path));
  }
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(5000);
});

test('Add to Cart that is pressed before its element is hydrated is answered then, and once', async ({
  page,
}) => {
  const { held, release } = deferred();
  await page.route('**/assets/js/product-grid-*.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/printer-toner-supplier-in-kuwait', { waitUntil: 'commit' });
  // Somebody uses the page as soon as it is seen.
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Shift');
  await defined(page, 'tass-cart-badge');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  release();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('group').getByText('1', { exact: true })).toBeVisible();
});

test('a form that is sent before its element is hydrated never goes into the address', async ({ page }) => {
  const { held, release } = deferred();
  await page.route('**/assets/js/contact-*.js', async route => {
    const response = await route.fetch();
    // The page's own part has the same name, and is not held.
    if ((await response.text()).includes('wa.me')) await held;
    await route.fulfill({ response });
  });
  await page.addInitScript(() => {
    window.open = address => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  // Somebody uses the page as soon as it is seen.
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Shift');
  await defined(page, 'tass-cart-badge');
  await page.getByLabel('Your name').fill('Maha Al Salem');
  await page.getByLabel('Your message').fill('Is the 26A there?');
  await page.getByRole('button', { name: 'Write on WhatsApp' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-opened', /wa\.me.*Maha/);
  await expect(page.getByLabel('Your name')).toHaveValue('Maha Al Salem');
  expect(new URL(page.url()).search).toBe('');
});

test('what is far below hydrates when it is near', async ({ page }) => {
  await openHydrated(page, '/');
  const defined = () => page.locator('tass-promo:defined').count();
  expect(await defined()).toBe(0);
  await page.locator('tass-promo').scrollIntoViewIfNeeded();
  await expect.poll(defined).toBe(1);
});

test('the script takes over the very nodes that are there, and asks for each answer once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/v2/')) asked.push(request.url());
  });
  await page.route('**/assets/js/site-*.js', async route => {
    // The finished page stands by itself before the script comes.
    await page.waitForFunction(() => {
      const root = document.querySelector('tass-product-grid')?.shadowRoot;
      const kept = [
        document.querySelector('main h1'),
        root?.querySelector('[part~=card]'),
        root?.querySelector('nav'),
      ];
      Object.assign(window, { kept });
      return kept.every(Boolean);
    });
    await route.continue();
  });
  await page.goto('/printer-toner-supplier-in-kuwait', { waitUntil: 'networkidle' });
  await defined(page, 'tass-product-grid');
  const same = await page.evaluate(() =>
    (window as unknown as { kept: Element[] }).kept.every(element => element.isConnected),
  );
  expect(same).toBe(true);
  expect(asked).toEqual([...new Set(asked)]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
});
