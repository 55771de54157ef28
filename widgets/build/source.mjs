import { existsSync } from 'node:fs';
import { onwarn, production, transpile } from './plugins.mjs';
import { MODULES } from './records.mjs';

/** Everything that a bundle starts from. */
const ENTRIES = [
  'widgets/all.ts',
  'widgets/frame.tsx',
  'widgets/tass.ts',
  'widgets/analytics.ts',
  'widgets/server.ts',
  'site/main.tsx',
  'site/prerender/main.ts',
  'site/prerender/main.tsx',
];

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
