import { existsSync, rmSync } from 'node:fs';
import { rollup } from 'rollup';
import { hashOf, unlessDone } from './build-cache.mjs';
import { ociHosts, shopApi, shopUrl, widgetsUrl } from './constants.mjs';
import { onwarn, production, transpile } from './plugins.mjs';
import { MODULES } from './records.mjs';
import { integrity } from './sign.mjs';

/** Everything that a bundle starts from. */
const ENTRIES = [
  'widgets/all.ts',
  'widgets/shell/element-shell.tsx',
  'widgets/public-api/public-api.ts',
  'widgets/tass.ts',
  'widgets/analytics/analytics.ts',
  'widgets/server/element-html.ts',
  'site/app/main.ts',
  'site/offline/service-worker.ts',
  'site/prerender/main.ts',
  'site/prerender/main.tsx',
];

/** What every bundle is made from. */
const SOURCES = ['widgets', 'site', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** All source once from TypeScript to modules; the bundles are made of these. */
export function source() {
  return {
    input: ENTRIES.filter(existsSync),
    external: id => !/^[./\0]/.test(id) && !id.endsWith('.css'),
    treeshake: false,
    output: { dir: MODULES, preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    plugins: [transpile(), production()],
    onwarn,
  };
}

/** One hash of all source and of the hosts that are written into it. */
export const sourceHash = () => hashOf(SOURCES, [shopApi, shopUrl, widgetsUrl, ociHosts, integrity]);

/** Transpiles all source, unless it is what was transpiled last. */
export function transpileSource() {
  return unlessDone('source', sourceHash(), [`${MODULES}/widgets/all.js`], async () => {
    rmSync(MODULES, { recursive: true, force: true });
    const config = source();
    const build = await rollup(config);
    await build.write(config.output);
    await build.close();
  });
}
