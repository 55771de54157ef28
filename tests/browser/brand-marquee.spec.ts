import { expect, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../helpers/element-page';

// Specification, section 2.

test('every brand with its page, running without touch, to be stopped', async ({ page }) => {
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
