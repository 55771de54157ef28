import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { NO_LIMITS } from '../helpers/no-limits';
import { callsOf, type Requests } from './calls';
import { makeCatalogue } from './made-catalogue';
import type { Row } from './row';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = 4190;
const BASE = `http://127.0.0.1:${PORT}`;
const CONNECTIONS = 50;
/** Seconds each call is measured for, and warmed up before. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const WARM_UP = 2;

/** Calls a second each call should reach (two cores, load generator on the same machine), and its p99 in ms. */
const GOALS: Record<string, readonly [perSecond: number, p99: number | null]> = {
  list: [5_000, 20],
  finder: [5_000, 20],
  search: [2_000, 40],
  slug: [8_000, null],
  order: [1_000, 100],
};

/** Requests a second and p99 of the five calls, on the real catalogue and on a made one of 100,000 products. */
export async function benchApi(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tass-bench-'));
  try {
    const real = join(folder, 'real');
    makeCatalogue(real, 1_151, 1_369);
    const large = join(folder, 'large');
    makeCatalogue(large, 100_000, 20_000);
    return [
      ...(await measure(real, 'this catalogue')),
      ...(await measure(large, '100,000 products, 20,000 models')),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(catalogue: string, label: string): Promise<Row[]> {
  cpSync(join(ROOT, 'demo/catalogue/pictures'), join(catalogue, 'pictures'), { recursive: true });
  const started = performance.now();
  const api = await startApi(catalogue, PORT);
  const rows: Row[] = [
    { name: `API ready, first start (${label})`, value: Math.round(performance.now() - started), unit: 'ms' },
  ];
  try {
    for (const [name, requests] of Object.entries(callsOf(catalogue))) {
      rows.push(...(await load(name, requests, label)));
    }
  } finally {
    api.kill('SIGTERM');
    await once(api, 'exit');
  }
  return rows;
}

/** Starts an API of its own on a catalogue. */
export async function startApi(catalogue: string, port: number): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...env } = process.env;
  const api = spawn(process.execPath, ['--import', 'tsx', 'demo/api/main.ts'], {
    cwd: ROOT,
    env: {
      ...env,
      API_PORT: String(port),
      DATA_DIR: join(catalogue, 'data'),
      CATALOGUE_DIR: catalogue,
      LOG_LEVEL: 'warn',
      // One address and one buyer stand for all, as fast as they are answered.
      ...NO_LIMITS,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(api.stdout, 'data');
  return api;
}

async function load(name: string, requests: Requests, label: string): Promise<Row[]> {
  const options = { url: BASE, connections: CONNECTIONS, requests };
  await autocannon({ ...options, duration: WARM_UP });
  const result = await autocannon({ ...options, duration: SECONDS });
  const failed = result.errors + result.non2xx;
  const [perSecond, p99] = GOALS[name] ?? [0, null];
  const refused = failed === 0 ? '' : `; ${failed} FAILED (${JSON.stringify(result.statusCodeStats)})`;
  return [
    {
      name: `${name} (${label})`,
      value: Math.round(result.requests.average),
      unit: 'requests/s',
      note: `goal ${perSecond}${refused}`,
    },
    {
      name: `${name} p99 (${label})`,
      value: result.latency.p99,
      unit: 'ms',
      ...(p99 === null ? {} : { note: `goal ${p99}` }),
    },
  ];
}
