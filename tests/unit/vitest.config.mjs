import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { constants } from '../../widgets/build/constants.mjs';
import { cssAsText } from '../../widgets/build/plugins/css.mjs';
import { drawing } from './drawing.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What ships: React's source on Preact. */
const preact = {
  'react-dom/client': '@preact/compat/client',
  'react-dom/server': '@preact/compat/server',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
  'react-dom': '@preact/compat',
  // wouter's way to React, a CommonJS file that no alias reaches.
  'use-sync-external-store/shim/index.js': '@preact/compat',
  react: '@preact/compat',
};

/** Packages that import react themselves and must see the alias. */
const usesReact = [
  /@r2wc/,
  /zustand/,
  /react-hot-toast/,
  /goober/,
  /wouter/,
  /use-sync-external-store/,
  /@preact/,
];

/** Style sheets of packages, which the plugin makes text of. */
const styles = /css:/;

const files = readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
  .map(path => `tests/unit/${path.replaceAll('\\', '/')}`)
  .filter(path => /\.test\.tsx?$/.test(path));

/** How a file's modules are loaded: for all such files together, with one page for all uses of hooks or all elements, or for it alone. */
function kindOf(path) {
  const text = readFileSync(root + path, 'utf8');
  if (/from '.*\/render-hook'/.test(text)) return 'hooks';
  if (/from '.*\/open-element'/.test(text)) return 'elements';
  // With a page of its own, or changing what others read.
  return /@vitest-environment|vi\.(mock|resetModules|stubGlobal|spyOn|useFakeTimers)|globalThis/.test(text)
    ? 'alone'
    : 'together';
}

/** Whatever has no part in drawing would say the same twice. */
const onReact = drawing(files, root);

const project = (name, alias, tests, kind) => ({
  plugins: [cssAsText()],
  define: { ...constants },
  resolve: {
    alias: Object.entries(alias).map(([find, replacement]) => ({
      find: new RegExp(`^${find}$`),
      replacement,
    })),
  },
  root,
  test: {
    name,
    include: tests.filter(path => kindOf(path) === kind),
    isolate: kind === 'alone',
    ...(kind === 'elements' && {
      environment: 'happy-dom',
      setupFiles: 'tests/unit/elements/setup.ts',
      expect: { poll: { interval: 10, timeout: 15_000 } },
    }),
    // A process of its own for each file would load the page's packages anew for each.
    ...(kind === 'alone' && { pool: 'vmForks' }),
    // Some draw the whole catalogue, which a busy machine takes its time for.
    testTimeout: 30_000,
    server: { deps: { inline: [...usesReact, styles] } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});

/** Every unit test runs on what ships, and what draws on React itself too. `// @vitest-environment happy-dom` where a test needs a page. */
export default defineConfig({
  root,
  test: {
    // One a processor: the main thread, for which the default leaves one, waits most of the time.
    maxWorkers: availableParallelism(),
    projects: [
      project('preact', preact, files, 'together'),
      project('react', {}, onReact, 'together'),
      project('preact, hooks', preact, files, 'hooks'),
      project('react, hooks', {}, onReact, 'hooks'),
      project('preact, elements', preact, files, 'elements'),
      project('react, elements', {}, onReact, 'elements'),
      project('preact, alone', preact, files, 'alone'),
      project('react, alone', {}, onReact, 'alone'),
    ],
  },
});
