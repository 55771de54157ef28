import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { cssAsText } from './plugins/css.mjs';
import { onwarn, production } from './plugins/plugins.mjs';
import { MODULES } from './records.mjs';

// All source once from TypeScript to modules, in a thread of its own (`source.mjs`): what TypeScript holds goes with it.

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
];

const build = await rollup({
  input: ENTRIES,
  external: id => !/^[./\0]/.test(id) && !id.endsWith('.css'),
  treeshake: false,
  plugins: [
    cssAsText(),
    // Types are `npm run types`' business: here they would double the time.
    typescript({
      tsconfig: 'widgets/build/tsconfig.json',
      include: ['**/*.ts', '**/*.tsx'],
      noForceEmit: true,
    }),
    production(),
  ],
  onwarn,
});
await build.write({
  dir: MODULES,
  preserveModules: true,
  preserveModulesRoot: '.',
  entryFileNames: '[name].js',
});
await build.close();
