import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type Answers, answer, fill, openElement, record, SHOP } from '../../helpers/open-element';
import { printers, product } from '../../helpers/products';

// The product page: contract, section 3; what the specification leaves open about it. Its shape: browser/elements.

const detail = (different: Readonly<Record<string, unknown>> = {}) =>
  product(1, { title: 'HP 26A Toner Black', code: 'CF226A', devices: printers(3), ...different });

const replacement = (number: number, kind: string) =>
  product(number, { kind, code: 'CF226A', title: `TASS ${kind} toner`, price: '14.750' });

const answers = (different = {}, others: readonly unknown[] = []): Answers => ({
  'products/toner-1': () => answer(detail(different)),
  products: () => answer({ items: others, page: 1, limit: 12, total: others.length }),
});

async function open(calls = answers(), { attributes = 'slug="toner-1"', head = '' } = {}) {
  const page = await openElement(`<tass-product ${attributes}></tass-product>`, calls, { head });
  return {
    ...page,
    /** Waits for the product. */
    title: () => page.findByRole('heading', { level: 1 }),
    part: (name: string) => page.root.querySelector(`[part=${name}]`),
    section: (name: string) =>
      page.findByRole('heading', { name }).then(heading => heading.closest('section')),
  };
}

const articles = (place: Element | null) => [...(place?.querySelectorAll('article') ?? [])];

test('what is in stock has a day of delivery', async () => {
  const page = await open();
  await expect.poll(() => page.part('delivery')?.textContent).toContain('Order by');
});

test('what is out of stock says so, can’t be added, and has no day of delivery', async () => {
  const page = await open(answers({ in_stock: false }));
  await page.title();
  expect(page.part('stock')?.textContent).toBe('Out of stock');
  expect(page.getByRole('button', { name: 'Out of stock' })).toHaveProperty('disabled', true);
  expect(page.part('delivery')).toBeNull();
});

test('unknown facts have no row', async () => {
  const page = await open(answers({ code: null, color: null, yield_pages: null, devices: [] }));
  await page.title();
  const rows = page.getAllByRole('rowheader').map(row => row.textContent);
  expect(rows).toEqual(['Brand', 'Type', 'Availability']);
  expect(page.queryByRole('heading', { name: 'Compatible printers' })).toBeNull();
});

test('many printers are folded away and found by typing', async () => {
  const page = await open(answers({ devices: printers(24) }));
  const section = await page.section('Compatible printers');
  const links = () => [...(section?.querySelectorAll('a') ?? [])];
  expect(links()).toHaveLength(8);
  const field = page.getByLabelText('Find your printer in the list');
  fill(field, 'jet 24');
  await expect.poll(() => links().map(link => link.textContent)).toEqual(['HP LaserJet 24']);
  fill(field, 'brother');
  await page.findByText(/This one is not in the list/);
  fill(field, '');
  (await page.findByRole('button', { name: 'Show all 24 printers' })).click();
  await expect.poll(links).toHaveLength(24);
  await expect.poll(() => (page.root.getRootNode() as ShadowRoot).activeElement).toBe(links()[8]);
});

test('original, compatible and remanufactured stand side by side where they exist; what fits the same printers is none of them', async () => {
  const page = await open(
    answers({}, [
      detail(),
      replacement(3, 'remanufactured'),
      replacement(2, 'compatible'),
      product(5),
      product(6),
      product(9, { kind: 'compatible' }),
    ]),
  );
  const compared = articles(await page.section('Compare your choices'));
  expect(compared).toHaveLength(3);
  for (const [at, words] of ['Original', 'Compatible', 'Remanufactured'].entries())
    expect(compared[at]?.textContent).toContain(words);
  expect(page.getAllByText('You are looking at this one')).toHaveLength(1);
  const related = articles(await page.section('Fits the same printers'));
  expect(related).toHaveLength(3);
  expect(related[0]?.textContent).toContain('Toner 5');
});

test('nothing is compared where there is one kind alone', async () => {
  const asked: string[] = [];
  const calls = answers({}, [detail()]);
  const page = await open({
    ...calls,
    products: (query, request) => {
      asked.push(query.toString());
      return calls.products?.(query, request) ?? answer(undefined, 404);
    },
  });
  await page.findByRole('heading', { name: 'Facts' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(page.queryByRole('heading', { name: 'Compare your choices' })).toBeNull();
});

test('the page stands when what is around the product fails', async () => {
  const page = await open({ ...answers(), products: () => answer(undefined, 400) });
  await page.title();
  page.getByRole('heading', { name: 'Facts' });
});

test('a product that is not there: a sentence and the way on, and no tass-error', async () => {
  const failed = record('tass-error');
  const page = await open({}, { attributes: 'slug="nothing"' });
  await page.findByText(/We could not find this product/);
  const way = page.getByRole('link', { name: 'Open the Ink & Toner Finder' });
  expect(way.getAttribute('href')).toBe(`${SHOP}/ink-toner-finder`);
  expect(failed).toEqual([]);
});

test('a failure can be tried again, and another slug is another product', async () => {
  let works = false;
  const page = await open({
    ...answers(),
    'products/toner-1': () => (works ? answer(detail()) : answer(undefined, 400)),
    'products/toner-2': () => answer(product(2, { images: [], devices: [] })),
  });
  expect((await page.findByRole('alert')).textContent).toContain('The product could not be loaded');
  works = true;
  page.getByRole('button', { name: 'Try again' }).click();
  expect((await page.title()).textContent).toBe('HP 26A Toner Black');
  page.host.setAttribute('slug', 'toner-2');
  await page.findByRole('heading', { level: 1, name: 'Toner 2' });
});

test('out of stock: what prints the same stands beside, and a message to be told when it is back', async () => {
  const page = await open(answers({ in_stock: false }, [replacement(2, 'compatible')]), {
    attributes: 'slug="toner-1" email="hello@tass.example"',
    head: '<meta name="tass:whatsapp" content="+965 5000 0000">',
  });
  await page.title();
  const buy = within(page.root.querySelector('.buy') as HTMLElement);
  await buy.findByRole('link', { name: 'TASS compatible toner' });
  buy.getByText('14.750 د.ك');
  const wish =
    /^Hello, please tell me when this is in stock again: HP 26A Toner Black\n.*\/product\/toner-1$/;
  const textIn = (name: string, parameter: string) =>
    new URL(buy.getByRole('link', { name }).getAttribute('href') ?? '').searchParams.get(parameter);
  expect(textIn('By WhatsApp', 'text')).toMatch(wish);
  expect(textIn('By email', 'body')).toMatch(wish);
  buy.getByRole('button', { name: 'Add to Cart' }).click();
  const quantity = await buy.findByRole('group', { name: 'TASS compatible toner' });
  expect(quantity.textContent).toContain('1');
});
