import { existsSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { onwarn, reactOnPreact } from '../../widgets/build/plugins.mjs';
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

const ENTRIES = { prerender: 'site/prerender/main.js', server: 'widgets/server/shadow-html.js' };

/** What runs in node: prerendering, and elements as HTML. Written to `.build/server/prerender.js` and `server.js`. */
export function server() {
  return {
    input: Object.fromEntries(
      Object.entries(ENTRIES)
        .map(([name, source]) => [name, moduleFile(source)])
        .filter(([, file]) => existsSync(file)),
    ),
    external: id => !/^react(-dom)?(\/|$)/.test(id) && !isBundled(id) && !id.includes('/node_modules/'),
    output: { dir: '.build/server', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    plugins: [
      reactOnPreact(),
      nodeResolve({ resolveOnly: id => isBundled(id), extensions: ['.mjs', '.js'] }),
    ],
    onwarn,
  };
}
