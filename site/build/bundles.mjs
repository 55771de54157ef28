import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { analytics, loader, single } from '../../widgets/build/embed.mjs';
import { keepShipped } from '../../widgets/build/licences.mjs';
import { packageBundle } from '../../widgets/build/package.mjs';
import { readRecords } from '../../widgets/build/records.mjs';
import { client, serviceWorker } from './client.mjs';
import { server } from './server.mjs';

const CONFIGS = { client, serviceWorker, server, loader, analytics, package: packageBundle };
const SINGLE = 'single:';

/** What the site's pages are served and drawn with. */
export const SITE_BUNDLES = ['client', 'server', 'serviceWorker'];

/** What partners load, the longest first. */
export const partnerBundles = async () => [
  'loader',
  'package',
  ...(await readRecords()).map(({ name }) => SINGLE + name),
  'analytics',
];

/** Rollup's configuration of a bundle. */
export const bundleConfig = name =>
  name.startsWith(SINGLE) ? single(name.slice(SINGLE.length)) : CONFIGS[name]();

/** Threads that work side by side; more than two win little and take memory. */
const THREADS = Math.min(2, availableParallelism());

/** Makes a step's bundles side by side. */
export async function makeBundles(step, names) {
  const queue = [...names];
  const shipped = [];
  const work = async () => {
    const worker = new Worker(new URL('bundle-worker.mjs', import.meta.url));
    try {
      for (let name = queue.shift(); name; name = queue.shift()) {
        worker.postMessage(name);
        const [folders] = await once(worker, 'message');
        shipped.push(...folders);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  keepShipped(step, shipped);
}
