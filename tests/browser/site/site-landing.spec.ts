import { expect, type Page, test } from 'playwright/test';
import { landingPages } from '../../../site/content/landing-pages';

// Specification, section 2: the 24 pages for those who come from a search engine, and the three pages of text.

const TEXTS = ['/b2b', '/tnc', '/privacy-policy'];

/** What a finished file says before any script runs. */
const read = (page: Page, html: string) =>
  page.evaluate(text => {
    const file = new DOMParser().parseFromString(text, 'text/html');
    return {
      title: file.title,
      description: file.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      heading: file.querySelector('main h1')?.textContent ?? '',
      grids: file.querySelectorAll('main tass-product-grid').length,
    };
  }, html);

for (const prefix of ['', '/ar']) {
  test(`each has a title, a description and a heading of its own${prefix && ', in Arabic too'}`, async ({
    page,
    request,
  }) => {
    const seen = new Map<string, string>();
    for (const path of [...landingPages.map(one => one.path), ...TEXTS]) {
      const answer = await request.get(prefix + path);
      expect(answer.status(), path).toBe(200);
      const { title, description, heading, grids } = await read(page, await answer.text());
      for (const words of [title, description, heading]) {
        expect(words.trim(), path).not.toBe('');
        expect(seen.get(words) ?? path, `“${words}” stands on two pages`).toBe(path);
        seen.set(words, path);
      }
      if (!TEXTS.includes(path)) expect(grids, path).toBe(1);
    }
  });
}

test('a landing page shows its own products, answers questions and leads on', async ({ page }) => {
  await page.goto('/epson-toner-supplier-in-kuwait');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const words of await cards.allTextContents()) expect(words).toContain('Epson');
  await expect(page.getByRole('main').locator('details, dt').first()).toBeVisible();
});
