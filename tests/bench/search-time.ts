import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCatalogue } from '../helpers/catalogue';
import { makeQueries } from '../helpers/made-queries';
import { engineWith } from '../helpers/search-in';
import { seededRandom } from '../helpers/seeded-random';
import { startApi } from './api';
import { makeCatalogue } from './made-catalogue';
import type { Row } from './row';

const PICTURES = resolve(import.meta.dirname, '../../demo/catalogue/pictures');
const PORT = 4191;
const PRODUCTS = 100_000;
const MODELS = 20_000;
const QUERIES = 5_000;
/** Queries asked before the clock runs, so that the code is compiled. */
const WARM_UP = 1_000;
const SEED = 2_027;

/** p50 and p99 of different queries on 100,000 products: of the engine alone, and of the API over HTTP, one at a time. */
export async function benchSearchTime(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tass-bench-'));
  try {
    makeCatalogue(folder, PRODUCTS, MODELS);
    cpSync(PICTURES, join(folder, 'pictures'), { recursive: true });
    const made = makeQueries(readCatalogue(), WARM_UP + QUERIES, seededRandom(SEED)).map(({ q }) => q);
    const queries = shuffled([...new Set(made)]);
    const engine = engineWith(readCatalogue(folder));
    const alone = await timesOf(q => engine.search(q), queries);
    const api = await startApi(folder, PORT);
    try {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const overHttp = await timesOf(q => ask(q, agent), queries);
      return [...rowsOf('engine alone', alone), ...rowsOf('over HTTP', overHttp)];
    } finally {
      api.kill('SIGTERM');
      await once(api, 'exit');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of each query after the warm-up, ascending. */
async function timesOf(search: (q: string) => unknown, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const [at, q] of queries.entries()) {
    const started = performance.now();
    await search(q);
    if (at >= WARM_UP) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function ask(q: string, agent: Agent): Promise<void> {
  const address = `http://127.0.0.1:${PORT}/api/v2/products?q=${encodeURIComponent(q)}&limit=10`;
  return new Promise((resolve, reject) => {
    get(address, { agent }, response => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${q}`));
      response.on('end', resolve).resume();
    }).on('error', reject);
  });
}

function rowsOf(name: string, times: readonly number[]): Row[] {
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const where = `search, ${name}, 100,000 products`;
  return [
    { name: `${where}, p50`, value: quantile(0.5), unit: 'ms', note: `${times.length} different queries` },
    { name: `${where}, p99`, value: quantile(0.99), unit: 'ms', note: 'goal 5' },
  ];
}

/** Classes of queries among each other, always in the same order. */
function shuffled(queries: readonly string[]): string[] {
  const random = seededRandom(SEED);
  return queries
    .map(q => ({ q, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ q }) => q);
}
