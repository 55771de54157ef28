import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { constants } from '../../widgets/build/constants.mjs';
import { cssAsText } from '../../widgets/build/css.mjs';

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

/** Whether a file's tests have a page of their own or change what others read: its modules are loaded for it alone. */
const isAlone = path =>
  /@vitest-environment|vi\.(mock|resetModules|stubGlobal|spyOn|useFakeTimers)|globalThis/.test(
    readFileSync(root + path, 'utf8'),
  );

const project = (name, alias, isolate) => ({
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
    include: files.filter(path => isAlone(path) === isolate),
    isolate,
    // Some draw the whole catalogue, which a busy machine takes its time for.
    testTimeout: 30_000,
    server: { deps: { inline: [...usesReact, styles] } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});

/** Every unit test runs twice: on what ships and on React itself. `// @vitest-environment happy-dom` where a test needs a page. */
export default defineConfig({
  root,
  test: {
    pool: 'threads',
    projects: [
      project('preact', preact, false),
      project('react', {}, false),
      project('preact, alone', preact, true),
      project('react, alone', {}, true),
    ],
  },
});
