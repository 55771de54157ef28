import { expect, test, vi } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { BRANDS, MODELS } from '../../helpers/finder-catalogue';
import {
  type Answers,
  answer,
  choose,
  fill,
  openElement,
  press,
  record,
  SHOP,
  shownIn,
} from '../../helpers/open-element';
import { productPage } from '../../helpers/products';

// Specification, sections 2 (ink and toner finder), 4 and 8; contract, sections 3, 4 and 6. Its ways through a page: browser/elements/finder*.spec.ts.

/** Answers of a shop where all is well. */
const usual = {
  'products/brands': () => answer(BRANDS),
  'products/brands/hp/models': () => answer(MODELS),
  'products/brands/canon/models': () => answer([{ slug: 'pixma-g540', title: 'PIXMA G540' }]),
  products: () => answer(productPage(3)),
} satisfies Answers;

/** Opens a finder; `calls` take the place of the usual answers. */
async function open(attributes = '', calls: Answers = {}) {
  const finder = await openElement(`<tass-finder ${attributes}></tass-finder>`, { ...usual, ...calls });
  // By their parts: names of such lists are told slowly.
  const list = (part: string) => finder.root.querySelector(`select[part=${part}]`) as HTMLSelectElement;
  const [brand, model] = [() => list('brand'), () => list('model')];
  return {
    ...finder,
    brand,
    model,
    cards: () => finder.queryAllByRole('article').length,
    chosen: (list: HTMLSelectElement) => list.selectedOptions[0]?.text,
    isOffered: (text: string) =>
      expect.poll(() => [...model().options].map(option => option.text)).toContain(text),
    focused: () => (finder.root.getRootNode() as ShadowRoot).activeElement,
  };
}

const HP_ENVY = 'brand="hp" model="envy-6020"';

test('starts with no choice: texts, and a model list that waits for a brand', async () => {
  const finder = await open();
  finder.getByRole('heading', { name: 'Find Your Printer Ink & Toner' });
  const brands = () => [...finder.brand().options].map(({ text }) => text);
  await expect.poll(brands).toEqual(['Choose a brand', 'HP', 'Canon']);
  for (const name of ['Printer brand', 'Printer model']) finder.getByRole('combobox', { name });
  expect(finder.model().disabled).toBe(true);
  expect(finder.chosen(finder.model())).toBe('Select brand first');
  finder.getByText('Not selected');
  finder.getByRole('heading', { name: 'Select Your Printer' });
  finder.getByText('Choose your printer brand and model above to see compatible toners and inks.');
  expect(finder.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('another brand resets model and products', async () => {
  const finder = await open(HP_ENVY);
  await expect.poll(finder.cards).toBe(3);
  await choose(finder.brand, 'Canon');
  await finder.isOffered('PIXMA G540');
  expect(finder.cards()).toBe(0);
  finder.getByText('Not selected');
  expect([...finder.model().options].map(({ text }) => text)).toEqual(['Choose a model', 'PIXMA G540']);
  expect(finder.model().value).toBe('');
});

test('Reset clears both and returns to the start', async () => {
  const finder = await open(HP_ENVY);
  finder.getByRole('button', { name: 'Reset' }).click();
  await finder.findByRole('heading', { name: 'Select Your Printer' });
  expect(finder.brand().value).toBe('');
  await expect.poll(finder.focused).toBe(finder.brand());
  expect(finder.model().disabled).toBe(true);
  expect(finder.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('one product is one product', async () => {
  const finder = await open(HP_ENVY, { products: () => answer(productPage(1)) });
  await finder.findByText('Found 1 product for your ENVY 6020');
});

test('more than 48 products have pages', async () => {
  const finder = await open(HP_ENVY, {
    products: query =>
      answer(query.get('page') === '2' ? productPage(2, { total: 50 }, 49) : productPage(48, { total: 50 })),
  });
  await finder.findByText('Found 50 products for your ENVY 6020');
  (await finder.findByRole('button', { name: 'Next' })).click();
  await expect.poll(finder.cards).toBe(2);
  finder.getByText('Found 50 products for your ENVY 6020');
});

test('the attributes say what is shown, and set again they are followed again', async () => {
  const finder = await open('brand="canon"');
  await choose(finder.brand, 'HP');
  await choose(finder.model, 'ENVY 6020');
  await expect.poll(() => finder.host.getAttribute('model')).toBe('envy-6020');
  expect(finder.host.getAttribute('brand')).toBe('hp');
  Object.assign(finder.host, { brand: 'canon', model: undefined });
  await expect.poll(() => finder.brand().value).toBe('canon');
  finder.getByText('Not selected');
});

test('a page chooses a printer and resets the finder by its methods', async () => {
  const finder = await open();
  const host = finder.host as HTMLElementTagNameMap['tass-finder'];
  await finder.findByRole('option', { name: 'Canon' });
  host.choose('hp', 'envy-6020');
  await finder.findByText('Found 3 products for your ENVY 6020');
  host.choose('canon');
  await finder.isOffered('PIXMA G540');
  expect(finder.brand().value).toBe('canon');
  expect(finder.model().value).toBe('');
  host.reset();
  await finder.findByRole('heading', { name: 'Select Your Printer' });
});

test('a printer that a partner’s page gives is not the visitor’s', async () => {
  const finder = await open(HP_ENVY);
  await finder.findByText('Found 3 products for your ENVY 6020');
  finder.getByRole('button', { name: 'Change' }).click();
  await choose(finder.model, 'LaserJet Pro M404n');
  await finder.findByRole('button', { name: 'HP LaserJet Pro M404n' });
  expect(finder.queryByRole('button', { name: 'HP ENVY 6020' })).toBeNull();
});

test('attributes are followed whenever they change, and a choice is told to the page', async () => {
  const finder = await open();
  const told = record('tass-finder-change');
  finder.host.setAttribute('brand', 'hp');
  finder.host.setAttribute('model', 'envy-6020');
  await finder.findByText('Found 3 products for your ENVY 6020');
  await expect
    .poll(() => told)
    .toMatchObject([{ brand: 'hp', model: 'envy-6020', products: [{ slug: 'toner-1' }, {}, {}] }]);
  await choose(finder.brand, 'Canon');
  await expect.poll(() => told.at(-1)).toEqual({ brand: 'canon', products: [] });
  finder.host.removeAttribute('brand');
  await finder.findByRole('heading', { name: 'Select Your Printer' });
});

test('F47 a model without its brand is as good as none', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const finder = await open('model="m404"');
  finder.getByRole('heading', { name: 'Select Your Printer' });
  await expect.poll(() => warned.mock.calls).toEqual([['tass: <tass-finder> ignores model="m404"']]);
});

test('the choice is a link to its own page in the shop', async () => {
  const finder = await open(HP_ENVY);
  const link = await finder.findByRole('link', { name: 'ENVY 6020' });
  expect(link.getAttribute('href')).toBe(`${SHOP}/ink-toner-finder/hp/envy-6020`);
});

test('models stand in groups by series', async () => {
  const finder = await open('brand="hp"');
  await finder.isOffered('ENVY 6020');
  const labels = [...finder.model().querySelectorAll('optgroup')].map(({ label }) => label);
  expect(labels).toEqual(['DeskJet', 'LaserJet Pro', 'Other models']);
});

test('Enter in the narrowing field chooses the first match', async () => {
  const finder = await open('brand="hp"');
  const narrow = await finder.findByRole('searchbox', { name: 'Type to narrow the models' });
  fill(narrow, 'laserjet 428');
  await finder.findByRole('button', { name: 'LaserJet Pro M428fdw' });
  await press(narrow, 'Enter');
  await finder.findByText('Found 3 products for your LaserJet Pro M428fdw');
});

test('nothing found: says so, and Try Another Model resets', async () => {
  const finder = await open(HP_ENVY, { products: () => answer(productPage(0)) });
  await finder.findByRole('heading', { name: 'No Products Found' });
  finder.getByText("We couldn't find any compatible products for this printer model.");
  finder.getByRole('button', { name: 'Try Another Model' }).click();
  await finder.findByRole('heading', { name: 'Select Your Printer' });
});

test.each([
  ['brands', 'products/brands', 'Failed to load brands'],
  ['models', 'products/brands/hp/models', 'Failed to load models'],
  ['products', 'products', 'Failed to load products'],
] as const)('%s that fail are told in words and can be asked for again', async (what, path, text) => {
  let works = false;
  const finder = await open(what === 'brands' ? '' : HP_ENVY, {
    [path]: () => (works ? usual[path]() : answer(undefined, 400)),
  });
  await finder.findByText(text);
  works = true;
  finder.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => finder.queryByRole('button', { name: 'Try again' })).toBeNull();
  if (what === 'products') await expect.poll(finder.cards).toBe(3);
  else if (what === 'models') await finder.isOffered('ENVY 6020');
  else await finder.findByRole('option', { name: 'Canon' });
});

test.each([
  ['brands', 400],
  ['models', 400],
  ['models', 404],
] as const)(
  '%s that answer %i when asked for again are told, and what is shown stays',
  async (what, status) => {
    let works = true;
    const path = what === 'brands' ? 'products/brands' : 'products/brands/hp/models';
    const { host, isOffered } = await open('brand="hp"', {
      [path]: () => (works ? usual[path]() : answer(undefined, status)),
    });
    await isOffered('ENVY 6020');
    works = false;
    // Old enough to be asked for again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const again = host.cloneNode() as HTMLElement;
    host.replaceWith(again);
    await expect.poll(() => shownIn(again).queryByText(`Failed to load ${what}`)).not.toBeNull();
    const brand = shownIn(again).getByRole<HTMLSelectElement>('combobox', { name: 'Printer brand' });
    expect(brand.options).toHaveLength(3);
  },
);

test('models that the host of their brand does not know have failed: in words and by tass-error', async () => {
  const failed = record('tass-error');
  const finder = await open('', { 'products/brands/hp/models': () => answer(undefined, 404) });
  await choose(finder.brand, 'HP');
  await finder.findByText('Failed to load models');
  expect(failed).toMatchObject([{ call: 'models', status: 404 }]);
});

test('F37 models of the last brand are shown, whatever order answers come in', async () => {
  const slow = deferred();
  const finder = await open('', {
    'products/brands/hp/models': async () => {
      await slow.held;
      return answer(MODELS);
    },
  });
  await choose(finder.brand, 'HP');
  await expect.poll(() => finder.chosen(finder.model())).toBe('Loading models...');
  await choose(finder.brand, 'Canon');
  await finder.isOffered('PIXMA G540');
  slow.release();
  await new Promise(resolve => setTimeout(resolve));
  expect([...finder.model().options].map(({ text }) => text)).not.toContain('ENVY 6020');
});
