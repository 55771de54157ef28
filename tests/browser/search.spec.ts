import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../helpers/deferred';
import { answer, answerCalls, fired, openElements, record } from '../helpers/element-page';
import { product, productPage } from '../helpers/products';
import { addresses } from '../helpers/shop';

// Specification, sections 2 (header), 4 (search), 5, 8 and 9; contract, sections 3 and 4.

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
/** A call that is given up, long before its own time-out of ten seconds. */
const givenUp = (page: Page, query: string) =>
  page.waitForEvent('requestfailed', {
    predicate: request => request.url().includes(`q=${query}`),
    timeout: 8000,
  });
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' });
const options = (page: Page) => page.getByRole('option');
const titles = (page: Page) => options(page).locator('[part=title]');

/** Answers every search with `count` products and keeps what was asked for. */
async function open(page: Page, count = 3, body = '<tass-search></tass-search>'): Promise<string[]> {
  const asked: string[] = [];
  await answerCalls(page, {
    products: (route, query) => {
      asked.push(query.get('q') ?? '');
      return answer(route, productPage(count));
    },
  });
  await openElements(page, body);
  return asked;
}

/** The option that assistive technology is told of. */
const activeText = (page: Page) =>
  field(page).evaluate(input => {
    const id = input.getAttribute('aria-activedescendant');
    return (
      id && (input.getRootNode() as ShadowRoot).getElementById(id)?.querySelector('[part=title]')?.textContent
    );
  });

test('lists what is found with picture, title, kind, stock and price, one call for quick typing', async ({
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
  await field(page).pressSequentially('toner');
  await page.clock.runFor(350);
  await expect(titles(page)).toHaveText(['Toner 1', 'Toner 2', 'Toner 3']);
  await expect(options(page).first()).toHaveText(/Original · In stock.*18\.500/);
  await expect(list(page)).toBeVisible();
  await expect(options(page).first().locator('img')).toHaveAttribute('src', image);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toEqual(['toner']);
});

test('waits 300 ms after the last key', async ({ page }) => {
  await page.clock.install();
  const asked = await open(page);
  // From here on time passes only as told, however slow the machine.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field(page).fill('to');
  await page.clock.runFor(250);
  await field(page).fill('ton');
  await page.clock.runFor(250);
  expect(asked).toEqual([]);
  await page.clock.runFor(120);
  await expect.poll(() => asked).toEqual(['ton']);
});

test('a blank text asks for nothing and closes the list', async ({ page }) => {
  const asked = await open(page);
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(3);
  await field(page).fill('   ');
  await expect(list(page)).toHaveCount(0);
  await field(page).fill('ink');
  await expect(options(page)).toHaveCount(3);
  expect(asked).toEqual(['toner', 'ink']);
});

test('says Searching... while loading, and No results found. when there are none', async ({ page }) => {
  const { held, release } = deferred();
  await answerCalls(page, {
    products: async route => {
      await held;
      await answer(route, productPage(0));
    },
  });
  await openElements(page, '<tass-search></tass-search>');
  await field(page).fill('nothing');
  await expect(page.getByText('Searching...')).toBeVisible();
  release();
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByText('Searching...')).toHaveCount(0);
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

test('F37 what is cleared while its answer is awaited is not shown, and not told of', async ({ page }) => {
  await answerCalls(page, { products: () => undefined });
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  await openElements(page, '<tass-search></tass-search>');
  for (const name of ['tass-search', 'tass-error']) await record(page, name);
  await field(page).fill('toner');
  await page.waitForRequest(/q=toner/);
  const cancelled = givenUp(page, 'toner');
  await field(page).fill('');
  await cancelled;
  await expect(page.getByRole('status')).toHaveText('');
  await expect(list(page)).toHaveCount(0);
  expect([...(await fired(page, 'tass-search')), ...(await fired(page, 'tass-error')), ...said]).toEqual([]);
});

test('F37 a search box removed while its answer is awaited gives it up in silence, and works again', async ({
  page,
}) => {
  let answers = false;
  const asked = await open(page, 3);
  await page.route(/q=ink/, route => (answers ? route.fallback() : undefined));
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  page.on('pageerror', error => said.push(error.message));
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
  expect([...(await fired(page, 'tass-error')), ...said]).toEqual([]);
});

test('what is typed as soon as the search box stands in the page again counts', async ({ page }) => {
  const asked = await open(page, 3);
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

test('arrow keys, Home and End move through the options, the focus stays in the field', async ({ page }) => {
  await open(page);
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(3);
  for (const [key, text] of [
    ['ArrowDown', 'Toner 1'],
    ['ArrowDown', 'Toner 2'],
    ['End', 'Toner 3'],
    ['ArrowDown', 'Toner 1'],
    ['ArrowUp', 'Toner 3'],
    ['Home', 'Toner 1'],
  ] as const) {
    await field(page).press(key);
    await expect.poll(() => activeText(page), key).toBe(text);
  }
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
});

test('Escape closes the list, then empties the field; an arrow opens it again', async ({ page }) => {
  await open(page);
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(3);
  await field(page).press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('toner');
  await field(page).press('ArrowDown');
  await expect(options(page)).toHaveCount(3);
  await field(page).press('Escape');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
});

test('a press outside closes the list', async ({ page }) => {
  await open(page);
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(3);
  await page.mouse.click(300, 600);
  await expect(list(page)).toHaveCount(0);
});

test('the list is 256 px high at most and scrolls to the active option', async ({ page }) => {
  await open(page, 12);
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(12);
  await expect.poll(async () => (await list(page).boundingBox())?.height).toBe(256);
  await field(page).press('End');
  await expect(options(page).last()).toBeInViewport();
});

for (const by of ['press', 'Enter'] as const) {
  test(`choosing by ${by} clears, closes and leads to the product`, async ({ page }) => {
    await open(page);
    await record(page, 'tass-select');
    await record(page, 'tass-navigate', true);
    await field(page).fill('toner');
    await expect(options(page)).toHaveCount(3);
    if (by === 'press') await options(page).nth(1).click();
    else {
      await field(page).press('ArrowDown');
      await field(page).press('ArrowDown');
      await field(page).press('Enter');
    }
    await expect(field(page)).toHaveValue('');
    await expect(list(page)).toHaveCount(0);
    await expect.poll(() => fired(page, 'tass-select')).toMatchObject([{ product: { slug: 'toner-2' } }]);
    await expect
      .poll(() => fired(page, 'tass-navigate'))
      .toEqual([{ href: `${addresses.site}/product/toner-2` }]);
  });
}

test('without a listener the browser goes to the product', async ({ page }) => {
  await open(page);
  await page.route(`${addresses.site}/product/toner-1`, route => route.fulfill({ body: 'Product' }));
  await field(page).fill('toner');
  await options(page).first().click();
  await expect(page).toHaveURL(`${addresses.site}/product/toner-1`);
});

test('a page that cancels tass-select goes nowhere', async ({ page }) => {
  await open(page);
  await record(page, 'tass-select', true);
  await record(page, 'tass-navigate');
  await field(page).fill('toner');
  await options(page).first().click();
  await expect(list(page)).toHaveCount(0);
  expect(await fired(page, 'tass-navigate')).toEqual([]);
});

test('tells the page what is shown', async ({ page }) => {
  await open(page, 2);
  await record(page, 'tass-search');
  await field(page).fill(' toner ');
  await expect(options(page)).toHaveCount(2);
  await expect
    .poll(() => fired(page, 'tass-search'))
    .toMatchObject([{ query: 'toner', results: [{ slug: 'toner-1' }, { slug: 'toner-2' }] }]);
});

test('a failure is only logged: the list stays as it was', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', message => message.type() === 'error' && logged.push(message.text()));
  await answerCalls(page, {
    products: (route, query) =>
      query.get('q') === 'bad' ? answer(route, undefined, 400) : answer(route, productPage(2)),
  });
  await openElements(page, '<tass-search></tass-search>');
  await field(page).fill('good');
  await expect(options(page)).toHaveCount(2);
  await field(page).fill('bad');
  await expect.poll(() => logged.some(text => text.startsWith('tass-search'))).toBe(true);
  await expect(page.getByText('Searching...')).toHaveCount(0);
  await expect(options(page)).toHaveCount(2);
});

test('a page’s own placeholder; touch targets of 44 px', async ({ page }) => {
  await open(page, 1, '<tass-search placeholder="Code or printer"></tass-search>');
  await expect(field(page)).toHaveAttribute('placeholder', 'Code or printer');
  await field(page).fill('toner');
  for (const control of [field(page), options(page).first()])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('in Arabic, from right to left', async ({ page }) => {
  await answerCalls(page, { products: route => answer(route, productPage(0)) });
  await openElements(page, '<tass-search lang="ar"></tass-search>');
  const arabic = page.getByRole('combobox', { name: 'ابحث عن منتج' });
  await arabic.fill('حبر');
  await expect(page.getByText('لم نجد أي نتائج.')).toBeVisible();
  expect(await arabic.evaluate(input => getComputedStyle(input).direction)).toBe('rtl');
});

/** Answers every search with the same. */
async function openWith(page: Page, data: unknown, body = '<tass-search></tass-search>', head = '') {
  await answerCalls(page, { products: route => answer(route, data) });
  await openElements(page, body, { head });
  await record(page, 'tass-navigate', true);
}

const PRINTER = {
  slug: 'hp-laserjet-pro-m402dn',
  title: 'LaserJet Pro M402dn',
  brand: { slug: 'hp', title: 'HP' },
};

test('a printer that the words name comes first and leads to its supplies', async ({ page }) => {
  await openWith(page, productPage(2, { printers: [PRINTER] }));
  await record(page, 'tass-select');
  await field(page).fill('m402dn');
  await expect(options(page).first()).toHaveText('HP LaserJet Pro M402dn: all supplies');
  await expect(options(page)).toHaveCount(3);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toEqual([{ href: `${addresses.site}/ink-toner-finder/hp/hp-laserjet-pro-m402dn` }]);
  expect(await fired(page, 'tass-select')).toEqual([]);
});

test('a code stands in bold, in its title or beside the kind; what is out of stock says so', async ({
  page,
}) => {
  const items = [
    product(1, { title: 'HP 26A (CF226A) Toner', code: 'CF226A' }),
    product(2, { title: 'TASS Toner', code: 'CF226X', in_stock: false }),
  ];
  await openWith(page, { ...productPage(2), items });
  await field(page).fill('26');
  await expect(options(page).locator('b')).toHaveText(['CF226A', 'CF226X']);
  await expect(options(page).nth(1)).toContainText('Out of stock');
});

test('Enter with nothing chosen, and the link below the list, lead to all results with the partner’s id', async ({
  page,
}) => {
  await openWith(page, productPage(2), '<tass-search partner="shop-9"></tass-search>');
  await field(page).fill(' canon 054 ');
  await field(page).press('Enter');
  await field(page).press('ArrowDown');
  await page.getByRole('link', { name: 'See all results for “canon 054”' }).click();
  await expect(list(page)).toHaveCount(0);
  const all = { href: `${addresses.site}/search?q=canon+054&ref=shop-9` };
  await expect.poll(() => fired(page, 'tass-navigate')).toEqual([all, all]);
});

test('the link below the list is reached by Tab; the list closes when the focus leaves', async ({ page }) => {
  await openWith(page, productPage(2), '<tass-search></tass-search><button>After</button>');
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(2);
  await field(page).press('Tab');
  await expect(page.getByRole('link', { name: /^See all/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  await expect(list(page)).toHaveCount(0);
});

test('a guess is said, and what was meant is offered', async ({ page }) => {
  await openWith(page, productPage(2, { guess: true, did_you_mean: '136A' }));
  await field(page).fill('138A');
  await expect(page.getByRole('status')).toContainText('No exact match for “138A”. Similar:');
  await page.getByRole('link', { name: 'Did you mean “136A”?' }).click();
  await expect
    .poll(() => fired(page, 'tass-navigate'))
    .toEqual([{ href: `${addresses.site}/search?q=136A` }]);
});

test('without results the finder is offered, and WhatsApp with the words where the page has a number', async ({
  page,
}) => {
  const whatsapp = '<meta name="tass:whatsapp" content="+965 5000 0000">';
  await openWith(page, productPage(0), '<tass-search></tass-search>', whatsapp);
  await field(page).fill('coffee');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find it by your printer' })).toHaveAttribute(
    'href',
    `${addresses.site}/ink-toner-finder`,
  );
  await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/96550000000?text=Hello%2C%20I%20am%20looking%20for%3A%20coffee',
  );
});

test('a text that the page put into the field is searched for when somebody opens the list', async ({
  page,
}) => {
  const asked = await open(page, 2, '<tass-search query="canon 054"></tass-search>');
  await expect(field(page)).toHaveValue('canon 054');
  expect(asked).toEqual([]);
  await field(page).press('ArrowDown');
  await expect(options(page)).toHaveCount(2);
  expect(asked).toEqual(['canon 054']);
});
