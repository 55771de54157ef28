import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { addresses } from '../helpers/shop';
import { startApi } from './api';
import { makeCatalogue } from './made-catalogue';
import type { Row } from './row';

const PRERENDER = resolve('.build/server/prerender.js');
/** Products of each catalogue; `BENCH_PRODUCTS=500,1000` takes others. */
const SIZES = (process.env.BENCH_PRODUCTS ?? '2500,5000,10000').split(',').map(Number);
const MODELS = 1_369;

/** What a build of all pages did: time and processor time in s, most memory in MB, files written and left. */
interface Build {
  readonly seconds: number;
  readonly processor: number;
  readonly memory: number;
  readonly written: number;
  readonly unchanged: number;
}

/** Builds all pages of a catalogue in both languages in a process of its own. */
async function build(folder: string): Promise<Build> {
  const options = {
    folder: join(folder, 'site'),
    manifest: '.build/manifest.json',
    api: addresses.api,
    shop: addresses.site,
    thread: 'site/build/render-thread.mjs',
  };
  const script = `import { prerender } from ${JSON.stringify(PRERENDER)};
    const start = performance.now();
    const { written, unchanged } = await prerender(${JSON.stringify(options)});
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({
      seconds: (performance.now() - start) / 1000,
      processor: (user + system) / 1e6,
      memory: process.resourceUsage().maxRSS / 1024,
      written,
      unchanged,
    }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as Build;
}

/** Time and memory that all pages take, and how many are written again when nothing changed. */
export async function benchPrerender(): Promise<Row[]> {
  if (!existsSync(PRERENDER))
    throw new Error('Build the shop first: its pages are drawn by what the build leaves.');
  const rows: Row[] = [];
  for (const products of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'tass-pages-'));
    makeCatalogue(folder, products, MODELS);
    const api = await startApi(folder, Number(new URL(addresses.api).port));
    try {
      const first = await build(folder);
      const again = await build(folder);
      const name = (what: string) => `${products} products, ${first.written} files: ${what}`;
      rows.push(
        { name: name('first build'), value: first.seconds, unit: 's' },
        {
          name: name('processor time a file'),
          value: (first.processor / first.written) * 1000,
          unit: 'ms',
          note: 'grows in line while this stays',
        },
        { name: name('most memory'), value: first.memory, unit: 'MB' },
        { name: name('nothing changed'), value: again.seconds, unit: 's' },
        { name: name('left as they are'), value: again.unchanged, unit: 'files' },
        { name: name('written again'), value: again.written, unit: 'files', note: 'goal 0' },
      );
    } finally {
      api.kill('SIGTERM');
      await once(api, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}
