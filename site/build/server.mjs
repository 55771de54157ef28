import { nodeResolve } from '@rollup/plugin-node-resolve';
import { dropOldFiles } from '../../widgets/build/bundles/kept-files.mjs';
import { onwarn, reactOnPreact } from '../../widgets/build/plugins/plugins.mjs';
import { moduleFile } from '../../widgets/build/records.mjs';

/** Packages that import react and so must be bundled to see Preact; node finds all others by itself. */
const BUNDLED = [
  'zustand',
  'wouter',
  'use-sync-external-store',
  'react-hot-toast',
  'goober',
  'regexparam',
  'mitt',
];
const isBundled = id => /^[./\0]/.test(id) || BUNDLED.some(name => id === name || id.startsWith(`${name}/`));

const FOLDER = '.build/server';

/** A shop that runs imports what it draws with when it first needs it. */
const keepLastBuilds = () => ({
  name: 'keep-last-builds',
  writeBundle: (_, bundle) => dropOldFiles(FOLDER, Object.keys(bundle)),
});

/** What draws the pages, in node: written to `.build/server/prerender.js`. */
export function server() {
  return {
    input: { prerender: moduleFile('site/prerender/main.js') },
    external: id => !/^react(-dom)?(\/|$)/.test(id) && !isBundled(id) && !id.includes('/node_modules/'),
    output: { dir: FOLDER, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    plugins: [
      reactOnPreact(),
      nodeResolve({ resolveOnly: id => isBundled(id), extensions: ['.mjs', '.js'] }),
      keepLastBuilds(),
    ],
    onwarn,
  };
}
