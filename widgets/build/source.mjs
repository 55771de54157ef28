import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { hashOf, unlessDone } from './build-cache.mjs';
import { integrity } from './bundles/sign.mjs';
import { ociHosts, shopApi, shopUrl, widgetsUrl } from './constants.mjs';
import { MODULES } from './records.mjs';

/** What every bundle is made from. */
const SOURCES = ['widgets', 'site', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Heap of the thread in MB at most: TypeScript needs 380, and would take twice that before it collected garbage. */
const HEAP = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 32 };

/** One hash of all source and of the hosts that are written into it. */
export const sourceHash = () => hashOf(SOURCES, [shopApi, shopUrl, widgetsUrl, ociHosts, integrity]);

/** Transpiles all source, unless it is what was transpiled last. */
export function transpileSource() {
  return unlessDone('source', sourceHash(), [`${MODULES}/widgets/all.js`], async () => {
    rmSync(MODULES, { recursive: true, force: true });
    await once(new Worker(new URL('transpile.mjs', import.meta.url), { resourceLimits: HEAP }), 'exit');
  });
}
