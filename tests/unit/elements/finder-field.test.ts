import { expect, test } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { M404, MAKERS, PRINTER, TONER } from '../../helpers/finder-catalogue';
import { type Answers, answer, fill, openElement, press, record, SHOP } from '../../helpers/open-element';
import { productPage } from '../../helpers/products';

// The finder's field 'Printer or cartridge' (contract, section 4), a combobox over brands, printers and cartridges.

const FOUND = 'Found 3 products for your LaserJet Pro M404dn';

const results = (found = {}) => answer({ items: [], page: 1, limit: 6, total: 0, ...found });

/** Opens a finder; `search` answers what is typed. */
async function open(search: (q: string) => Response | Promise<Response>, calls: Answers = {}, lang = 'en') {
  const finder = await openElement(`<tass-finder lang="${lang}"></tass-finder>`, {
    'products/brands': () => answer(MAKERS),
    'products/brands/hp/models': () => answer([M404]),
    'products/brands/canon/models': () => answer([{ slug: 'g540', title: 'PIXMA G540' }]),
    products: query => {
      const q = query.get('q');
      return q === null ? answer(productPage(3)) : search(q);
    },
    ...calls,
  });
  const field = finder.getByRole('combobox', { name: /^(Printer or cartridge|الطابعة أو الخرطوشة)$/ });
  /** What the list under the field shows. */
  const options = () =>
    [...(finder.queryByRole('listbox')?.querySelectorAll('[role=option]') ?? [])] as HTMLElement[];
  const texts = () => options().map(({ textContent }) => textContent);
  const list = (name: string) => finder.getByRole<HTMLSelectElement>('combobox', { name });
  const brands = () => expect.poll(() => list('Printer brand').options.length).toBe(3);
  return { ...finder, field, options, texts, list, brands };
}

test('a cartridge leads to its page in the shop, unless the page stops it', async () => {
  const { field, options } = await open(() => results({ items: [TONER] }));
  const [selected, gone] = [record('tass-select'), record('tass-navigate', true)];
  fill(field, 'cf259a');
  await expect.poll(options).toHaveLength(1);
  options()[0]?.click();
  expect(selected).toMatchObject([{ product: { slug: 'toner-59' } }]);
  expect(gone).toEqual([{ href: `${SHOP}/product/toner-59` }]);
  record('tass-select', true);
  fill(field, 'cf259');
  await expect.poll(options).toHaveLength(1);
  options()[0]?.click();
  expect(selected).toHaveLength(2);
  expect(gone).toHaveLength(1);
});

test('a brand that is typed is chosen, and its models can be', async () => {
  const { brands, field, list, options, texts } = await open(() => results());
  await brands();
  fill(field, 'can');
  await expect.poll(texts).toEqual(['Canon: all printers']);
  options()[0]?.click();
  await expect.poll(() => list('Printer brand').value).toBe('canon');
  await expect.poll(() => list('Printer model').disabled).toBe(false);
});

test('brands that arrive behind the options leave the one that arrows moved to', async () => {
  const { held, release } = deferred();
  const { brands, field, options } = await open(() => results({ items: [TONER], printers: [PRINTER] }), {
    'products/brands': async () => {
      await held;
      return answer(MAKERS);
    },
  });
  const selected = () => options().findIndex(option => option.getAttribute('aria-selected') === 'true');
  fill(field, '404');
  await expect.poll(options).toHaveLength(2);
  await press(field, 'ArrowDown');
  expect(selected()).toBe(0);
  release();
  await brands();
  await press(field, 'ArrowDown');
  expect(selected()).toBe(1);
});

test('Enter before the answer chooses what is certain', async () => {
  const { brands, field, findByText } = await open(() => results({ printers: [PRINTER] }));
  await brands();
  fill(field, 'HP LaserJet Pro M404dn S/N VNB3C12345');
  await press(field, 'Enter');
  await findByText(FOUND);
});

test('Enter before the answer leaves a guess to the shopper', async () => {
  const { field, findByText } = await open(() => results({ items: [TONER], guess: true }));
  const selected = record('tass-select', true);
  fill(field, 'cf259z');
  await press(field, 'Enter');
  await findByText('No exact match for “cf259z”. Similar:');
  await press(field, 'ArrowDown');
  expect(selected).toEqual([]);
});

test('says that it searches, that nothing was found, and that the shop was not reached', async () => {
  const { held, release } = deferred();
  const { field, findByText } = await open(async q => {
    await held;
    return q === 'abc' ? answer(undefined, 400) : results();
  });
  fill(field, 'xyz');
  await findByText('Searching...');
  release();
  await findByText('No results found.');
  fill(field, 'abc');
  await findByText(/The search could not be reached/);
  expect(field).toHaveProperty('value', 'abc');
});

test('the list stays while the next one loads, and Enter waits for the next', async () => {
  const { held, release } = deferred();
  const asked: string[] = [];
  const { brands, field, findByText, options } = await open(async q => {
    asked.push(q);
    if (q !== '404') return results({ items: [TONER] });
    await held;
    return results({ printers: [PRINTER] });
  });
  const selected = record('tass-select', true);
  await brands();
  fill(field, '259');
  await expect.poll(options).toHaveLength(1);
  fill(field, '404');
  await press(field, 'Enter');
  await expect.poll(() => asked).toContain('404');
  expect(options()).toHaveLength(1);
  release();
  await findByText(FOUND);
  expect(selected).toEqual([]);
});

test('a list that was closed opens again with what is found for the text itself', async () => {
  const { held, release } = deferred();
  const { field, findByText, options, texts } = await open(async q => {
    if (q !== '404') return results({ items: [TONER] });
    await held;
    return results({ printers: [PRINTER] });
  });
  fill(field, '259');
  await expect.poll(options).toHaveLength(1);
  await press(field, 'Escape');
  expect(options()).toHaveLength(0);
  fill(field, '404');
  await findByText('Searching...');
  expect(options()).toHaveLength(0);
  release();
  await expect.poll(texts).toEqual(['HP LaserJet Pro M404dn: all supplies']);
});

test('in Arabic, under the Arabic name', async () => {
  const { field, getByRole, texts } = await open(() => results({ printers: [PRINTER] }), {}, 'ar');
  fill(field, '404');
  await expect.poll(() => texts()[0]).toBe('HP LaserJet Pro M404dn: كل المستلزمات');
  getByRole('listbox', { name: 'نتائج البحث' });
});
