import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';
import { field, list, openSearch, options } from '../../helpers/search-box';
import { addresses } from '../../helpers/shop';

// What is asked for and listed. Specification, sections 2 (header), 4 (search), 5, 8 and 9; contract, sections 3 and 4.

/** A call that is given up, long before its own time-out of ten seconds. */
const givenUp = (page: Page, query: string) =>
  page.waitForEvent('requestfailed', {
    predicate: request => request.url().includes(`q=${query}`),
    timeout: 8000,
  });
const titles = (page: Page) => options(page).locator('[part=title]');

test('lists what is found with picture, title, kind, stock and price, one call 300 ms after the last key', async ({
  page,
}) => {
  const asked: string[] = [];
  const image = `${addresses.api}/pictures/toner.svg`;
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  await page.route(image, route => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await answerCalls(page, {
    products: (route, query) => {
      asked.push(query.get('q') ?? '');
      return answer(route, { items: [1, 2, 3].map(number => product(number, { image })) });
    },
  });
  await page.clock.install();
  await openElements(page, '<tass-search></tass-search>');
  await field(page).waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field(page).pressSequentially('tone');
  await page.clock.runFor(250);
  await field(page).press('r');
  await page.clock.runFor(250);
  expect(asked).toEqual([]);
  await page.clock.runFor(120);
  await expect(titles(page)).toHaveText(['Toner 1', 'Toner 2', 'Toner 3']);
  await expect(options(page).first()).toHaveText(/Original · In stock.*18\.500/);
  await expect(list(page)).toBeVisible();
  await expect(options(page).first().locator('img')).toHaveAttribute('src', image);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toEqual(['toner']);
});

test('what is typed starts past the icon in large type too', async ({ page }) => {
  await openSearch(page);
  const space = (type: string) =>
    field(page).evaluate((input, type) => {
      document.documentElement.style.setProperty('--tass-font-size', type);
      const icon = input.parentElement?.querySelector('svg')?.getBoundingClientRect();
      const { left } = input.getBoundingClientRect();
      return left + Number.parseFloat(getComputedStyle(input).paddingLeft) - (icon?.right ?? 0);
    }, type);
  expect(await space('16px')).toBeGreaterThan(6);
  expect(await space('32px')).toBeGreaterThan(6);
});

test('F37 a new query cancels the one before', async ({ page }) => {
  await answerCalls(page, {
    products: (route, query) =>
      query.get('q') === 'slow' ? undefined : answer(route, { ...productPage(1), items: [product(7)] }),
  });
  await openElements(page, '<tass-search></tass-search>');
  await field(page).fill('slow');
  await page.waitForRequest(/q=slow/);
  const cancelled = givenUp(page, 'slow');
  await field(page).fill('quick');
  await cancelled;
  await expect(titles(page)).toHaveText(['Toner 7']);
});

test('F37 a search box removed while its answer is awaited gives it up in silence, and works again', async ({
  page,
}) => {
  let answers = false;
  const asked = await openSearch(page, 3);
  await page.route(/q=ink/, route => (answers ? route.fallback() : undefined));
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  page.on('pageerror', error => logged.push(error.message));
  await record(page, 'tass-error');
  await field(page).fill('ink');
  await page.waitForRequest(/q=ink/);
  const cancelled = givenUp(page, 'ink');
  const search = await page.evaluateHandle(() => {
    const element = document.querySelector('tass-search') as Element;
    element.remove();
    return element;
  });
  await cancelled;
  answers = true;
  await page.evaluate(element => document.querySelector('main')?.append(element), search);
  await field(page).fill('ink');
  await expect(options(page)).toHaveCount(3);
  expect(asked).toEqual(['ink']);
  expect([...(await fired(page, 'tass-error')), ...logged]).toEqual([]);
});

test('what is typed as soon as the search box stands in the page again counts', async ({ page }) => {
  const asked = await openSearch(page, 3);
  await expect(field(page)).toBeVisible();
  // In one task: nothing of what follows a drawing has run when the key comes.
  await page.evaluate(async () => {
    const element = document.querySelector('tass-search') as HTMLElement;
    element.remove();
    await Promise.resolve();
    document.querySelector('main')?.append(element);
    const input = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    input.focus();
    document.execCommand('insertText', false, 'ink');
  });
  await expect(options(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('ink');
  expect(asked).toEqual(['ink']);
});

test('a page’s own placeholder; touch targets of 44 px', async ({ page }) => {
  await openSearch(page, 1, '<tass-search placeholder="Code or printer"></tass-search>');
  await expect(field(page)).toHaveAttribute('placeholder', 'Code or printer');
  await field(page).fill('toner');
  for (const control of [field(page), options(page).first()])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the words of a long printer stand beside its picture on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const printer = {
    slug: 'hp-m830z',
    title: 'LaserJet Enterprise Flow MFP M830z',
    brand: { slug: 'hp', title: 'HP' },
  };
  await answerCalls(page, { products: route => answer(route, productPage(0, { printers: [printer] })) });
  await openElements(page, '<tass-search></tass-search>');
  await field(page).fill('m830z');
  const words = await options(page).first().locator('bdi').boundingBox();
  const picture = await options(page).first().locator('svg').boundingBox();
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});
