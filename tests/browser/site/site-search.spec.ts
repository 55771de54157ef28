import { expect, type Page, test } from 'playwright/test';
import { openHydrated } from '../../helpers/hydrated';

// The page of all that a search finds (contract, sections 4, 6 and 7).

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const cards = (page: Page) => page.locator('tass-product-grid [part~=card]');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /products?$/ });

test('Enter with nothing chosen shows all results, and the header keeps what was searched for', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await field(page).fill('canon 054');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=canon%20054');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “canon 054”');
  await expect(count(page)).toHaveText(/^\d+ products$/);
  await expect(cards(page).first()).toContainText('054');
  await expect(field(page)).toHaveValue('canon 054');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toHaveCount(0);
});

test('on a page that the browser has translated the next search has its own heading and count', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=cf226a');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(count(page)).toHaveText(/^\d+ products$/);
  for (const text of [heading, count(page)])
    await text.evaluate(element => {
      // As Google's does: its own nodes in the place of the page's.
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const font = document.createElement('font');
        font.textContent = 'Übersetzt';
        (texts.currentNode as Text).replaceWith(font);
        texts.currentNode = font.firstChild as Text;
      }
    });
  await expect(heading).toHaveText('Übersetzt');
  await field(page).fill('canon 054');
  await field(page).press('Enter');
  await expect(heading).toHaveText('Results for “canon 054”');
  await expect(count(page)).toHaveText(/^\d+ products$/);
});

test('results are narrowed, sorted and paged like any list, and the search stays in the address; filters that leave nothing can be cleared where the products would be', async ({
  page,
}) => {
  await page.goto('/search?q=toner&min_price=900000');
  await expect(page.getByText('No product matches all these filters')).toBeVisible();
  await page.locator('tass-product-grid').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/search?q=toner');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('compatible');
  await expect(page).toHaveURL('/search?q=toner&kind=compatible');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await expect(page).toHaveURL('/search?q=toner&kind=compatible&sort=price');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=toner&kind=compatible&sort=price&page=2');
  await page.reload();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('compatible');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/search?q=toner&sort=price');
});

test('what is near a code is never shown as the code', async ({ page }) => {
  await page.goto('/search?q=138A');
  await expect(page.getByText('No exact match for “138A”. Similar:')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/ar/search?q=138A');
  await expect(page.getByText('لا يوجد تطابق تام مع «138A». الأقرب إليه:')).toBeVisible();
});

test('printers that the words name lead to their supplies', async ({ page }) => {
  await page.goto('/search?q=hp%20m402dn');
  await page.getByRole('link', { name: 'HP LaserJet Pro M402dn: all supplies' }).click();
  await expect(page).toHaveURL('/ink-toner-finder/hp/hp-laserjet-pro-m402dn');
});

test('without results, and without a search, there are ways on', async ({ page }) => {
  const printers = [
    { brand: 'hp', model: 'hp-laserjet-pro-m402d', titles: { brand: 'HP', model: 'LaserJet Pro M402d' } },
  ];
  await page.addInitScript(saved => localStorage.setItem('tass-printers', saved), JSON.stringify(printers));
  const mine = page.getByRole('main').getByRole('navigation', { name: 'Your printers' });
  await test.step('without results: the finder and WhatsApp, with the words filled in, and the visitor’s printers', async () => {
    await page.goto('/search?q=coffee%20machine');
    await expect(page.getByRole('heading', { level: 2, name: 'No results found.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find it by your printer' })).toHaveAttribute(
      'href',
      '/ink-toner-finder',
    );
    await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=.*coffee%20machine$/,
    );
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
    await expect(mine.getByRole('link', { name: /M402d/ })).toBeVisible();
  });
  await test.step('without a search: what can be searched for, which no search engine lists, and the visitor’s printers', async () => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const everything = page.getByRole('navigation', { name: 'Everything for printing' });
    await everything.getByRole('link', { name: 'Toners', exact: true }).click();
    await expect(page).toHaveURL('/printer-toner-supplier-in-kuwait');
    await page.goBack();
    await mine.getByRole('link', { name: /M402d/ }).click();
    await expect(page).toHaveURL('/ink-toner-finder/hp/hp-laserjet-pro-m402d');
  });
});

test('a price that the words name holds for the list, which says so and shows all prices again', async ({
  page,
}) => {
  await page.goto('/search?q=hp%20toner%20under%2010%20kd');
  const note = page.getByRole('status').filter({ hasText: 'Only what costs up to' });
  await expect(note).toContainText('10.000');
  await expect(cards(page).first()).toBeVisible();
  for (const price of await cards(page).locator('.price:not(.price-regular)').allTextContents())
    expect(Number.parseFloat(price)).toBeLessThanOrEqual(10);
  await note.getByRole('link', { name: 'Show all prices' }).click();
  await expect(page).toHaveURL('/search?q=hp%20toner');
  await expect(note).toHaveCount(0);
});

test('where nothing costs what the words allow, the nearest is shown and said to be at other prices', async ({
  page,
}) => {
  await page.goto(
    '/ar/search?q=%D8%AA%D9%88%D9%86%D8%B1%20%D8%A7%D9%82%D9%84%20%D9%85%D9%86%20%D8%AF%D9%8A%D9%86%D8%A7%D8%B1',
  );
  await expect(page.getByText('لا يوجد منتج بسعر حتى')).toContainText('بأسعار أخرى');
  await expect(page.getByText('لا يوجد تطابق تام')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'عرض كل الأسعار' }).click();
  await expect(page).toHaveURL(/\/ar\/search\?q=[^&]*$/);
  await expect(page.getByText('لا يوجد منتج بسعر')).toHaveCount(0);
});
