import { expect, type Page, test } from 'playwright/test';
import { elements } from '../../../widgets/all';
import { openElements } from '../../helpers/element-page';
import { noteFigures, pageMemory } from '../../helpers/page-memory';

// What only shows after long use of one page. `npm run soak` runs it.

const MB = 2 ** 20;
/** Minutes of the shop's own time, and ms of it spent on each page. */
const MINUTES = 30;
const STAY = 30_000;

/** Enters a page through the footer and, where it lists products, the first product's; stays on each. Answers for how many ms. */
async function visit(page: Page, path: string): Promise<number> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(STAY);
  const product = page.getByRole('main').locator('a[href^="/product/"]').first();
  if (!(await product.isVisible())) return STAY;
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(STAY);
  return 2 * STAY;
}

test(`${MINUTES} minutes of browsing leave nothing behind`, async ({ page }) => {
  test.setTimeout(1_200_000);
  await page.clock.install();
  await page.goto('/contact-us');
  const paths = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll(links => [
      ...new Set(
        (links as HTMLAnchorElement[])
          .filter(({ origin, hreflang }) => origin === location.origin && !hreflang)
          .map(({ pathname }) => pathname),
      ),
    ]);
  const memory = await pageMemory(page);
  const round = async () => {
    let stayed = 0;
    for (const path of paths) stayed += await visit(page, path);
    return stayed;
  };
  await round();
  const before = await memory();
  for (let stayed = 0; stayed < MINUTES * 60_000; ) stayed += await round();
  const after = await memory();
  noteFigures(before, after);
  expect(after.used - before.used).toBeLessThan(2 * MB);
  expect(after.listeners - before.listeners).toBeLessThan(50);
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
});

for (const name of Object.keys(elements))
  test(`tass-${name} comes and goes 1,000 times and leaves nothing`, async ({ page }) => {
    test.setTimeout(180_000);
    await openElements(page, `<tass-${name}></tass-${name}><div></div>`);
    await page.waitForFunction(tag => customElements.get(tag), `tass-${name}`);
    const cycle = (times: number) =>
      page.evaluate(
        async ([tag, count]) => {
          const place = document.querySelector('div') as Element;
          for (let done = 0; done < count; done += 10) {
            place.append(...Array.from({ length: 10 }, () => document.createElement(tag)));
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            place.replaceChildren();
          }
        },
        [`tass-${name}`, times] as const,
      );
    const memory = await pageMemory(page);
    await cycle(100);
    await page.waitForLoadState('networkidle');
    const before = await memory();
    await cycle(1_000);
    await expect.poll(async () => (await memory()).used - before.used).toBeLessThan(MB);
    const after = await memory();
    noteFigures(before, after);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes - before.nodes).toBeLessThan(100);
  });
