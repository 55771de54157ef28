import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../helpers/deferred';
import { answer, answerCalls, fired, openElements, record } from '../helpers/element-page';
import { product, productPage } from '../helpers/products';
import { addresses } from '../helpers/shop';

// Specification, sections 2 (ink and toner finder), 4 and 8; contract, sections 3, 4 and 6.

const BRANDS = [
  { slug: 'hp', title: 'HP', logo: null },
  { slug: 'canon', title: 'Canon', logo: null },
  // The own brand makes no printers.
  { slug: 'tass', title: 'TASS', logo: null },
];
const MODELS = [
  'LaserJet Pro M404dn',
  'LaserJet Pro M404n',
  'LaserJet Pro M428fdw',
  ...Array.from({ length: 12 }, (_, index) => `DeskJet ${2130 + index}`),
  'ENVY 6020',
].map(title => ({ slug: title.toLowerCase().replaceAll(' ', '-'), title }));

const usual = {
  'products/brands': (route: Parameters<typeof answer>[0]) => answer(route, BRANDS),
  'products/brands/hp/models': (route: Parameters<typeof answer>[0]) => answer(route, MODELS),
  'products/brands/canon/models': (route: Parameters<typeof answer>[0]) =>
    answer(route, [{ slug: 'pixma-g540', title: 'PIXMA G540' }]),
  products: (route: Parameters<typeof answer>[0]) => answer(route, productPage(3)),
};

const brand = (page: Page) => page.getByLabel('Printer brand');
const model = (page: Page) => page.getByLabel('Printer model');
const chosen = (page: Page, which: 'brand' | 'model') =>
  page.locator(`select[part=${which}]`).evaluate(select => {
    const { selectedOptions } = select as HTMLSelectElement;
    return selectedOptions[0]?.textContent;
  });

async function open(page: Page, attributes = '', answers: Parameters<typeof answerCalls>[1] = {}) {
  await answerCalls(page, { ...usual, ...answers });
  await openElements(page, `<tass-finder ${attributes}></tass-finder>`);
}

/** A call that stays open until it is released. */
function hold() {
  const { held, release } = deferred();
  return { held, release };
}

test('starts with no choice: texts, and a model list that waits for a brand', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Find Your Printer Ink & Toner' })).toBeVisible();
  await expect(brand(page).getByRole('option')).toHaveText(['Choose a brand', 'HP', 'Canon']);
  await expect(model(page)).toBeDisabled();
  await expect.poll(() => chosen(page, 'model')).toBe('Select brand first');
  await expect(page.getByText('Not selected')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
  await expect(
    page.getByText('Choose your printer brand and model above to see compatible toners and inks.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
});

test('brand, model, products', async ({ page }) => {
  const models = hold();
  const products = hold();
  const asked: string[] = [];
  await open(page, '', {
    'products/brands/hp/models': async route => {
      await models.held;
      await answer(route, MODELS);
    },
    products: async (route, query) => {
      asked.push(query.toString());
      await products.held;
      await answer(route, productPage(3, { total: 3 }));
    },
  });
  await brand(page).selectOption({ label: 'HP' });
  await expect(model(page)).toBeDisabled();
  await expect.poll(() => chosen(page, 'model')).toBe('Loading models...');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'HP' })).toBeVisible();
  models.release();

  await expect(model(page)).toBeEnabled();
  await expect.poll(() => chosen(page, 'model')).toBe('Choose a model');
  await model(page).selectOption({ label: 'LaserJet Pro M404dn' });
  await expect(page.getByText('Loading compatible products...')).toBeVisible();
  products.release();

  await expect(page.getByRole('heading', { name: 'Compatible Products' })).toBeVisible();
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404dn')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(new URLSearchParams(asked[0]).get('for_device')).toBe('laserjet-pro-m404dn');
  expect(new URLSearchParams(asked[0]).get('limit')).toBe('48');
});

test('another brand resets model and products', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"');
  await expect(page.getByRole('article')).toHaveCount(3);
  await brand(page).selectOption({ label: 'Canon' });
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Not selected')).toBeVisible();
  await expect(model(page)).toHaveValue('');
  await expect(model(page).getByRole('option')).toHaveText(['Choose a model', 'PIXMA G540']);
});

test('Reset clears both and returns to the start', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(brand(page)).toHaveValue('');
  await expect(brand(page)).toBeFocused();
  await expect(model(page)).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
});

test('nothing found: says so, and Try Another Model resets', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, productPage(0)) });
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(
    page.getByText("We couldn't find any compatible products for this printer model."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try Another Model' }).click();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
});

test('one product is one product, and more than 48 have pages', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, productPage(1)) });
  await expect(page.getByText('Found 1 product for your ENVY 6020')).toBeVisible();
  await answerCalls(page, {
    ...usual,
    products: (route, query) =>
      answer(
        route,
        query.get('page') === '2' ? productPage(2, { total: 50 }, 49) : productPage(48, { total: 50 }),
      ),
  });
  await page.reload();
  await expect(page.getByText('Found 50 products for your ENVY 6020')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Found 50 products for your ENVY 6020')).toBeVisible();
});

for (const [what, path, text] of [
  ['brands', 'products/brands', 'Failed to load brands'],
  ['models', 'products/brands/hp/models', 'Failed to load models'],
  ['products', 'products', 'Failed to load products'],
] as const) {
  test(`${what} that fail are told in words and can be asked for again`, async ({ page }) => {
    let works = false;
    const attributes = what === 'brands' ? '' : 'brand="hp" model="envy-6020"';
    await open(page, attributes, {
      [path]: route => (works ? usual[path](route) : answer(route, undefined, 400)),
    });
    await expect(page.getByText(text)).toBeVisible();
    works = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    if (what === 'products') await expect(page.getByRole('article')).toHaveCount(3);
    else if (what === 'models')
      await expect(model(page).getByRole('option', { name: 'ENVY 6020' })).toHaveCount(1);
    else await expect(brand(page).getByRole('option', { name: 'Canon' })).toHaveCount(1);
  });
}

for (const [what, status] of [
  ['brands', 400],
  ['models', 400],
  ['models', 404],
] as const)
  test(`${what} that answer ${status} when asked for again are told, and what is shown stays`, async ({
    page,
  }) => {
    let works = true;
    const path = what === 'brands' ? 'products/brands' : 'products/brands/hp/models';
    await open(page, 'brand="hp"', {
      [path]: route => (works ? usual[path](route) : answer(route, undefined, status)),
    });
    await expect(model(page)).toBeEnabled();
    works = false;
    // Old enough to be asked for again.
    await page.clock.setSystemTime(Date.now() + 60_000);
    const finder = page.locator('tass-finder');
    await finder.evaluate(element => element.removeAttribute('brand'));
    await expect(model(page)).toBeDisabled();
    await finder.evaluate(element => element.replaceWith(element.cloneNode()));
    await finder.evaluate(element => element.setAttribute('brand', 'hp'));
    await expect(page.getByText(`Failed to load ${what}`)).toBeVisible();
    await expect(brand(page).getByRole('option')).toHaveCount(3);
  });

test('models that let the shopper wait are explained after 10 s', async ({ page }) => {
  await page.clock.install();
  const models = hold();
  await open(page, '', {
    'products/brands/hp/models': async route => {
      await models.held;
      await answer(route, MODELS).catch(() => undefined);
    },
  });
  await brand(page).selectOption({ label: 'HP' });
  await expect.poll(() => chosen(page, 'model')).toBe('Loading models...');
  const told = page.getByRole('status').filter({ hasText: 'The shop is slow to answer.' });
  await expect(told).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(told).toBeVisible();
  models.release();
});

test('the choices of many pages do not fill the session’s storage', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"');
  await expect.poll(() => chosen(page, 'model')).toBe('ENVY 6020');
  await page.evaluate(() => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`page ${number}`, {}]));
    sessionStorage.setItem('tass-finder', JSON.stringify(many));
  });
  await page.goto(`${addresses.partner}/made-elements.html?another`).catch(() => undefined);
  await page.goBack();
  const kept = () =>
    page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('tass-finder') ?? '{}')));
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual(20);
  await expect.poll(async () => (await kept()).at(-1)).toContain('made-elements.html');
});

test('what a year costs by kind, and a reminder for the calendar', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  const year = page.getByRole('region', { name: 'What it costs a year' });
  await year.getByLabel('Pages a month').fill('١٠٠٠');
  await year.getByLabel('Of these in colour').fill('500');
  // 1,000 pages of black and 3 × 500 of colour a month, at 10 and 4 fils a page.
  await expect(year.getByRole('row', { name: /Original/ })).toContainText('300.000 د.ك');
  await expect(year.getByRole('row', { name: /Compatible/ })).toContainText('120.000 د.ك 60% less');
  const download = page.waitForEvent('download');
  await year.getByRole('button', { name: 'Remind me to refill' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('refill-reminder.ics');
  expect(readFileSync(file, 'utf8')).toContain('SUMMARY:Order toner or ink for HP ENVY 6020');
  await year.getByLabel('Of these in colour').fill('many');
  await expect(year.getByRole('alert')).toHaveText('Please type a whole number up to 100,000.');
  await expect(year.getByRole('row')).toHaveCount(0);
});

test('where the page has a toast area, failures are told there', async ({ page }) => {
  await answerCalls(page, { ...usual, 'products/brands': route => answer(route, undefined, 400) });
  await openElements(page, '<tass-finder></tass-finder><tass-toaster></tass-toaster>');
  await expect(page.locator('tass-toaster').getByRole('alert')).toContainText('Failed to load brands');
  await expect(page.locator('tass-finder').getByText('Failed to load brands')).toHaveCount(0);
});

test('the attributes say what is shown, and set again they are followed again', async ({ page }) => {
  await open(page, 'brand="canon"');
  const finder = page.locator('tass-finder');
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  await expect(finder).toHaveAttribute('brand', 'hp');
  await expect(finder).toHaveAttribute('model', 'envy-6020');
  await finder.evaluate(element => Object.assign(element, { brand: 'canon', model: undefined }));
  await expect(brand(page)).toHaveValue('canon');
  await expect(page.getByText('Not selected')).toBeVisible();
});

test('a brand that the page sets again, alone, takes the printer chosen meanwhile away', async ({ page }) => {
  await open(page, 'brand="canon"');
  const finder = page.locator('tass-finder');
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  await finder.evaluate(element => element.setAttribute('brand', 'canon'));
  await expect(brand(page)).toHaveValue('canon');
  await expect(page.getByText('Not selected')).toBeVisible();
  await expect(page.getByText('for your ENVY 6020')).toHaveCount(0);
  await expect(finder).not.toHaveAttribute('model');
  // A printer that was named before its brand is meant.
  await finder.evaluate(element => {
    element.removeAttribute('brand');
    element.setAttribute('model', 'envy-6020');
  });
  await finder.evaluate(element => element.setAttribute('brand', 'hp'));
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
});

test('a page chooses a printer and resets the finder by its methods', async ({ page }) => {
  await open(page);
  await expect(brand(page).getByRole('option')).toHaveCount(3);
  const finder = page.locator('tass-finder');
  // Its brands are there before its code, and with it its methods.
  await page.evaluate(async () => void (await customElements.whenDefined('tass-finder')));
  await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) => element.choose('hp', 'envy-6020'));
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) => element.choose('canon'));
  await expect(brand(page)).toHaveValue('canon');
  await expect(model(page)).toHaveValue('');
  await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) => element.reset());
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
});

for (const how of ['goBack', 'reload'] as const)
  test(`${how === 'goBack' ? 'Back' : 'a reload'} on a partner's page returns to the choice, a new visit does not`, async ({
    page,
  }) => {
    await open(page);
    const address = page.url();
    await brand(page).selectOption({ label: 'HP' });
    await model(page).selectOption({ label: 'ENVY 6020' });
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(page.url()).toBe(address);
    if (how === 'goBack') await page.goto(`${addresses.partner}/`);
    await page[how]();
    await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
  });

test('on a phone the answer comes into view, under one line with the printer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'style="display:block;margin-block-start:600px"', {
    products: route => answer(route, productPage(6)),
  });
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  const told = page.getByRole('status').filter({ hasText: 'Found 6 products for your ENVY 6020' });
  await expect(told).toBeInViewport();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(brand(page)).toBeFocused();
  await expect(brand(page)).toBeInViewport();
});

/** A colour printer's supplies: each colour original and compatible. */
const COLOR_SUPPLIES = ['black', 'cyan', 'magenta', 'yellow'].flatMap((color, index) => [
  product(index * 2 + 1, { color, price: '20.000', yield_pages: 2000, title: `Original ${color}` }),
  product(index * 2 + 2, {
    color,
    price: '8.000',
    yield_pages: 2000,
    kind: 'compatible',
    title: `TASS ${color}`,
  }),
]);
const colorPage = { items: COLOR_SUPPLIES, page: 1, limit: 48, total: 8 };

test('each slot of the printer has one choice, the best value first', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await expect(page.getByRole('radiogroup')).toHaveCount(4);
  const cyan = page.getByRole('radiogroup', { name: 'Cyan toner' });
  await expect(cyan.getByRole('radio', { name: 'TASS cyan' })).toBeChecked();
  const best = cyan.getByRole('article').filter({ hasText: 'Best value' });
  await expect(best).toContainText('Saves 60% a page');
  await expect(best).toContainText('4.0 fils a page');
  await expect(cyan.getByRole('button', { name: 'Add to Cart' })).toHaveCount(1);

  await cyan.getByRole('radio', { name: 'Original cyan' }).check();
  await cyan.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('group', { name: 'Original cyan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'TASS black' })).toBeChecked();
});

test('a choice that is out of stock says so before it is chosen, and is never the best value', async ({
  page,
}) => {
  const items = COLOR_SUPPLIES.map(item =>
    item.title === 'TASS cyan' ? { ...item, in_stock: false } : item,
  );
  await open(page, 'brand="hp" model="envy-6020"', {
    products: route => answer(route, { ...colorPage, items }),
  });
  const cyan = page.getByRole('radiogroup', { name: 'Cyan toner' });
  const gone = cyan.getByRole('article').filter({ hasText: 'TASS cyan' });
  await expect(gone).toContainText('Out of stock');
  await expect(gone).not.toContainText('Best value');
  await cyan.getByRole('radio', { name: 'TASS cyan' }).check();
  await expect(gone.getByText('Out of stock')).toHaveCount(1);
  await expect(gone.getByRole('button')).toBeDisabled();
});

test('a complete set goes to the cart by one press, and each kind that is whole has one', async ({
  page,
}) => {
  const items = [...COLOR_SUPPLIES, product(20, { kind: 'remanufactured' })];
  await open(page, 'brand="hp" model="envy-6020"', {
    products: route => answer(route, { ...colorPage, items, total: 9 }),
  });
  const sets = page.getByRole('region', { name: 'One of each colour' });
  await expect(sets.getByRole('button')).toHaveText([
    'Add complete set (original)',
    'Add complete set (compatible)',
  ]);
  await expect(sets.getByRole('listitem').nth(1)).toContainText('32.000 د.ك60% less');
  await sets.getByRole('button', { name: 'Add complete set (original)' }).click();
  await expect(sets.getByRole('status')).toHaveText('4 products were added to your cart');
  await expect(page.getByRole('group', { name: /^Original/ })).toHaveCount(4);
  const slugs = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('tass-cart') ?? '[]').map(({ slug }: { slug: string }) => slug),
    );
  await expect.poll(slugs).toEqual(['toner-1', 'toner-3', 'toner-5', 'toner-7']);
});

test('the page may refuse products of a set', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await record(page, 'tass-add-to-cart', true);
  await page.getByRole('button', { name: 'Add complete set (original)' }).click();
  await expect.poll(() => fired(page, 'tass-add-to-cart')).toHaveLength(4);
  expect(await page.evaluate(() => localStorage.getItem('tass-cart') ?? '[]')).toBe('[]');
  await expect(page.getByText('were added to your cart')).toHaveCount(0);
});

test('all products as a grid, and back', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await page.getByRole('button', { name: 'All products' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(8);
  await page.getByRole('button', { name: 'By cartridge' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(4);
});

test('models stand in groups by series', async ({ page }) => {
  await open(page, 'brand="hp"');
  await expect(model(page)).toBeEnabled();
  const labels = () =>
    model(page)
      .locator('optgroup')
      .evaluateAll(groups => groups.map(group => (group as HTMLOptGroupElement).label));
  await expect.poll(labels).toEqual(['DeskJet', 'LaserJet Pro', 'Other models']);
});

test('typing narrows a long list; few matches stand as buttons', async ({ page }) => {
  await open(page, 'brand="hp"');
  const narrow = page.getByLabel('Type to narrow the models');
  await narrow.fill('m404');
  await expect(model(page).getByRole('option')).toHaveText([
    'Choose a model',
    'LaserJet Pro M404dn',
    'LaserJet Pro M404n',
  ]);
  await page.getByRole('button', { name: 'LaserJet Pro M404n', exact: true }).click();
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404n', { exact: true })).toBeVisible();
  // With a printer chosen the field is there once it is to be changed.
  await expect(narrow).toBeHidden();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(brand(page)).toBeFocused();
  await narrow.fill('nonsense');
  await expect(page.getByText('No model with these letters')).toBeVisible();
  // What is chosen stays chosen.
  await expect.poll(() => chosen(page, 'model')).toBe('LaserJet Pro M404n');
});

test('Enter in the narrowing field chooses the first match', async ({ page }) => {
  await open(page, 'brand="hp"');
  const narrow = page.getByLabel('Type to narrow the models');
  await narrow.fill('laserjet 428');
  await narrow.press('Enter');
  await expect(page.getByText('Found 3 products for your LaserJet Pro M428fdw')).toBeVisible();
});

test('a printer that was chosen on this device is offered first, until it is forgotten', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"');
  await expect(page.getByRole('article')).toHaveCount(3);
  await openElements(page, '<tass-finder></tass-finder>');
  await page.getByRole('button', { name: 'HP ENVY 6020', exact: true }).click();
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  // With a printer chosen the others are behind its line.
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Forget HP ENVY 6020' }).click();
  await expect(page.getByRole('button', { name: 'HP ENVY 6020', exact: true })).toHaveCount(0);
});

test('attributes are followed whenever they change, and a choice is told to the page', async ({ page }) => {
  await open(page);
  await record(page, 'tass-finder-change');
  const finder = page.locator('tass-finder');
  await finder.evaluate(element => {
    element.setAttribute('brand', 'hp');
    element.setAttribute('model', 'envy-6020');
  });
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  await expect
    .poll(() => fired(page, 'tass-finder-change'))
    .toMatchObject([{ brand: 'hp', model: 'envy-6020', products: [{ slug: 'toner-1' }, {}, {}] }]);
  await brand(page).selectOption({ label: 'Canon' });
  await expect
    .poll(async () => (await fired(page, 'tass-finder-change')).at(-1))
    .toEqual({ brand: 'canon', products: [] });
  await finder.evaluate(element => element.removeAttribute('brand'));
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
});

test('F47 a brand that nobody knows is as good as none', async ({ page }) => {
  await open(page, 'brand="nobody" model="nothing"');
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
  await expect(brand(page)).toHaveValue('');
});

test('the choice is a link to its own page in the shop', async ({ page }) => {
  await open(page, 'brand="hp" model="envy-6020"');
  await expect(page.getByRole('link', { name: 'ENVY 6020' })).toHaveAttribute(
    'href',
    `${addresses.site}/ink-toner-finder/hp/envy-6020`,
  );
});

test('F37 models of the last brand are shown, whatever order answers come in', async ({ page }) => {
  const slow = hold();
  await open(page, '', {
    'products/brands/hp/models': async route => {
      await slow.held;
      await answer(route, MODELS).catch(() => undefined);
    },
  });
  await brand(page).selectOption({ label: 'HP' });
  await brand(page).selectOption({ label: 'Canon' });
  await expect(model(page).getByRole('option', { name: 'PIXMA G540' })).toHaveCount(1);
  slow.release();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(model(page).getByRole('option', { name: 'ENVY 6020' })).toHaveCount(0);
});

test('a partner’s own words, button and phone number', async ({ page }) => {
  await answerCalls(page, { ...usual, products: route => answer(route, productPage(0)) });
  await openElements(
    page,
    `<tass-finder brand="hp" model="envy-6020"><p slot="empty">Ask us for it</p><a slot="phone" href="tel:22334455">2233 4455</a></tass-finder>`,
  );
  await expect(page.getByText('Ask us for it')).toBeVisible();
  await expect(page.getByText('No Products Found')).toBeHidden();
  await expect(page.getByRole('link', { name: '2233 4455' })).toBeVisible();
});

test('works by keyboard alone, in Arabic from right to left', async ({ page }) => {
  await answerCalls(page, usual);
  await openElements(page, '<tass-finder lang="ar"></tass-finder>');
  await expect(page.getByLabel('ماركة الطابعة').getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'الطابعة أو الخرطوشة' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('ماركة الطابعة')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('موديل الطابعة')).toBeEnabled();
  expect(
    await page
      .locator('tass-finder section')
      .first()
      .evaluate(e => getComputedStyle(e).direction),
  ).toBe('rtl');
});
