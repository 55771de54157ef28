import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { installOnDemand } from '../../demo/run/on-demand.mjs';
import { readCatalogue } from '../helpers/catalogue';
import { type Catalogue, type MadeQuery, makeQueries, type Product } from '../helpers/made-queries';
import { searchIn } from '../helpers/search-in';
import { seededRandom } from '../helpers/seeded-random';
import type { Row } from './row';

// Our search beside two text engines: the same made queries on the same products.

/** Products for a query, the best first; the first ten count. */
type Search = (q: string) => { products: readonly Product[]; guess: boolean } | Promise<Product[]>;

const QUERIES = 5_000;
const SEED = 2_026;
const FIELDS = ['code', 'aliases', 'title', 'titleAr', 'brand', 'devices'] as const;
const FOLDER = '.build/search-engines';

/** First hit, mean reciprocal rank, what is rightly called a guess, and time, for each engine and each class of queries. */
export async function benchSearch(): Promise<Row[]> {
  const catalogue = readCatalogue();
  const queries = makeQueries(catalogue, QUERIES, seededRandom(SEED));
  const rows: Row[] = [];
  for (const [name, search] of await engines(catalogue)) rows.push(...(await measure(name, search, queries)));
  return rows;
}

async function engines(catalogue: Catalogue): Promise<[string, Search][]> {
  return [
    ['ours', searchIn(catalogue)],
    ['MiniSearch', await miniSearch(catalogue)],
    ['Orama', await orama(catalogue)],
  ];
}

async function measure(name: string, search: Search, queries: readonly MadeQuery[]): Promise<Row[]> {
  const times: number[] = [];
  const ranks = new Map<string, number[]>();
  let [traps, silent] = [0, 0];
  for (const { class: made, q, isRight } of queries) {
    const started = performance.now();
    const answer = await search(q);
    times.push(performance.now() - started);
    const { products, guess } = Array.isArray(answer) ? { products: answer, guess: false } : answer;
    if (isRight) {
      const place = products.slice(0, 10).findIndex(isRight);
      ranks.set(made, [...(ranks.get(made) ?? []), place < 0 ? 0 : 1 / (place + 1)]);
    } else {
      traps++;
      if (products.length === 0 || guess) silent++;
    }
  }
  times.sort((a, b) => a - b);
  const all = [...ranks.values()].flat();
  return [
    ...[...ranks].map(([made, list]) => ({
      name: `${name}, first hit, ${made}`,
      value: firstOf(list),
      unit: '%',
    })),
    { name: `${name}, first hit`, value: firstOf(all), unit: '%', note: 'goal 95' },
    {
      name: `${name}, MRR`,
      value: all.reduce((sum, rank) => sum + rank, 0) / all.length,
      unit: '',
      note: 'goal 0.97',
    },
    { name: `${name}, not sold: none or a guess`, value: (100 * silent) / traps, unit: '%', note: 'goal 95' },
    { name: `${name}, p99`, value: times[Math.floor(times.length * 0.99)] ?? Number.NaN, unit: 'ms' },
  ];
}

function firstOf(ranks: readonly number[]): number {
  return (100 * ranks.filter(rank => rank === 1).length) / ranks.length;
}

/** A product's text, each field as words. */
function documentOf(product: Product, id: number) {
  const { code, aliases, title, title_ar: titleAr, brand, devices } = product;
  return {
    id: String(id),
    code,
    aliases: (aliases ?? []).join(' '),
    title,
    titleAr,
    brand,
    devices: devices.join(' '),
  };
}

async function miniSearch({ products }: Catalogue): Promise<Search> {
  const { default: MiniSearch } = await load('minisearch', '7.2.0');
  const index = new MiniSearch({ fields: [...FIELDS] });
  index.addAll(products.map(documentOf));
  const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { code: 4, title: 2 } };
  return async q => index.search(q, options).map(({ id }: { id: string }) => products[Number(id)] as Product);
}

async function orama({ products }: Catalogue): Promise<Search> {
  const { create, insertMultiple, search } = await load('@orama/orama', '3.1.18');
  const database = create({ schema: Object.fromEntries(FIELDS.map(name => [name, 'string'])) });
  await insertMultiple(database, products.map(documentOf));
  return async q => {
    const { hits } = await search(database, {
      term: q,
      tolerance: 1,
      boost: { code: 4, title: 2 },
      limit: 10,
    });
    return hits.map(({ id }: { id: string }) => products[Number(id)] as Product);
  };
}

/** A package fetched when it is measured; it has no types here. */
// biome-ignore lint/suspicious/noExplicitAny: the types are not installed with the project.
async function load(name: string, version: string): Promise<any> {
  const folder = join(FOLDER, name.replace('/', '-'));
  if (!(await installOnDemand(folder, `${name}@${version}`)))
    throw new Error(`${name} could not be installed`);
  return import(createRequire(resolve(folder, 'package.json')).resolve(name));
}
