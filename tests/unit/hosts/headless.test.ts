import { expect, test } from 'vitest';
import type { TassEvents } from '../../../widgets/types';
import { deferred } from '../../helpers/deferred';
import { type Answers, answer, openElement, record } from '../../helpers/open-element';
import { product, productPage } from '../../helpers/products';

// `headless`: what a grid or finder tells that draws nothing. By the files that pages load: browser/hosts/headless.spec.ts.

const calls = (more: Answers = {}): Answers => ({
  products: query => {
    const items = [product(Number(query.get('page') ?? 1))];
    return answer({ ...productPage(0), items, total: 2 });
  },
  'products/brands': () => answer([{ slug: 'hp', title: 'HP' }]),
  'products/brands/hp/models': () => answer([{ slug: 'envy-6020', title: 'ENVY 6020' }]),
  ...more,
});

async function open<Tag extends 'tass-product-grid' | 'tass-finder'>(
  tag: Tag,
  attributes = '',
  answers = calls(),
) {
  const told = record('tass-data') as TassEvents['tass-data'][];
  const { host, root, queryAllByRole } = await openElement(
    `<${tag} headless ${attributes}></${tag}>`,
    answers,
  );
  /** What the page was told last, in words. */
  const last = () => {
    const { status, products, total, page, brands, models, error } = told.at(-1) as TassEvents['tass-data'];
    const found = products.map(({ title, href }) => `${title} ${new URL(href).pathname}`);
    const words = [
      status,
      found,
      total,
      `page ${page}`,
      brands.map(({ slug }) => slug),
      models.map(({ slug }) => slug),
      error?.status,
    ];
    return words.filter(word => word !== undefined && String(word) !== '').join(' | ');
  };
  return {
    element: host as HTMLElementTagNameMap[Tag],
    told,
    last,
    root,
    articles: () => queryAllByRole('article').length,
  };
}

test('a headless grid tells loading, products and the next page, and draws nothing', async () => {
  const { held, release } = deferred();
  const products = calls().products as Answers[string];
  const { element, told, last, root } = await open('tass-product-grid', 'limit="1"', {
    products: async (query, request) => {
      await held;
      return products(query, request);
    },
  });
  await expect.poll(last).toBe('loading | page 1');
  release();
  await expect.poll(last).toBe('ready | Toner 1 /product/toner-1 | 2 | page 1');
  expect(told.map(({ status }) => status)).toEqual(['loading', 'ready']);
  expect(root.querySelector('[part]')).toBeNull();
  element.setAttribute('page', '2');
  await expect.poll(last).toBe('ready | Toner 2 /product/toner-2 | 2 | page 2');
  expect(element.data()?.products[0]?.slug).toBe('toner-2');
});

test('a headless grid tells why nothing came, and asks again when it is told to', async () => {
  let good = false;
  const products = () => (good ? answer({ ...productPage(0), items: [product(1)] }) : answer(undefined, 400));
  const { element, last } = await open('tass-product-grid', '', { products });
  await expect.poll(last).toBe('failed | page 1 | 400');
  good = true;
  element.retry();
  await expect.poll(last).toMatch(/^ready \| Toner 1/);
});

test('a headless finder tells brands, models and what fits, by its attributes and methods', async () => {
  const { element, last, root } = await open('tass-finder', 'lang="ar"');
  await expect.poll(last).toBe('idle | page 1 | hp');
  element.choose('hp');
  await expect.poll(last).toBe('idle | page 1 | hp | envy-6020');
  element.choose('hp', 'envy-6020');
  await expect.poll(last).toBe('ready | Toner 1 /ar/product/toner-1 | 2 | page 1 | hp | envy-6020');
  element.reset();
  await expect.poll(last).toBe('idle | page 1 | hp');
  expect(root.querySelector('select')).toBeNull();
});

test('without `headless` the element draws as ever, and is asked nothing more by it', async () => {
  const { element, told, last, articles } = await open('tass-product-grid', 'limit="1"');
  await expect.poll(last).toMatch(/^ready/);
  const before = told.length;
  element.removeAttribute('headless');
  await expect.poll(articles).toBe(1);
  expect(told).toHaveLength(before);
});
