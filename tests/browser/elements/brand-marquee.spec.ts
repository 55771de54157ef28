import { expect, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';

declare global {
  interface Window {
    /** How often a frame callback was asked for. */
    framesAsked?: number;
  }
}

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
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = callback => {
      window.framesAsked = (window.framesAsked ?? 0) + 1;
      return ask(callback);
    };
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
  // The browser moves them: a script that asks for every frame would keep a phone at work as long as the page is open.
  const asked = () => page.evaluate(() => window.framesAsked);
  const [earlier, there] = [await asked(), await place()];
  await expect.poll(place).not.toBe(there);
  expect(await asked()).toBe(earlier);
});
