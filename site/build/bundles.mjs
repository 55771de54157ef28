import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { keepShipped } from '../../widgets/build/bundles/licences.mjs';

/** Threads that work side by side; more than two win little and take memory. */
const THREADS = Math.min(2, availableParallelism());

/** Heap of a thread in MB at most: it needs 160, and would take three times that before it collected garbage. */
const HEAP = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

/** Makes a step's bundles side by side. */
export async function makeBundles(step, names) {
  const queue = [...names];
  const shipped = [];
  const work = async () => {
    const worker = new Worker(new URL('bundle-worker.mjs', import.meta.url), { resourceLimits: HEAP });
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
