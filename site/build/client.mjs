import { mkdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { version } from '../../widgets/build/constants.mjs';
import { staticImports } from '../../widgets/build/embed.mjs';
import { dropOldFiles } from '../../widgets/build/kept-files.mjs';
import { minify } from '../../widgets/build/minify.mjs';
import { onwarn, packages, production } from '../../widgets/build/plugins.mjs';
import { MODULES, moduleFile } from '../../widgets/build/records.mjs';

/** Where the site's scripts stand. */
export const ASSETS = 'dist/site/assets/js';
/** Their address. */
const ADDRESS = '/assets/js';
/** Which files a module needs, for prerendering; its shape is in `prerender/manifest.ts`. */
export const MANIFEST = '.build/manifest.json';

/** `site/pages/home`, `widgets/elements/finder/element`; undefined for packages. */
function sourceOf(module) {
  if (!module || !isAbsolute(module)) return undefined;
  const path = relative(resolve(MODULES), module);
  return /^(\.\.|_virtual)/.test(path) ? undefined : path.split(sep).join('/').replace(/\.js$/, '');
}

/** A name that says what is in a chunk: the folder's for an element's record, else the module's. */
const nameOf = ({ facadeModuleId, name }) =>
  sourceOf(facadeModuleId)?.match(/([^/]+)\/element$/)?.[1] ?? name;

/**
 * What nearly every page needs, in one file: the ground that elements stand on, and the elements of header and footer.
 * All else has a chunk of its own and comes with the pages that show it.
 */
const isEverywhere = source =>
  /^widgets\/(api|element|stores|pieces|styles)\//.test(source) ||
  /^widgets\/hooks\/(?!.*swiper)/.test(source) ||
  /^widgets\/(locale\/(..\/)?|elements\/)(common|format|failure|pager|product-card|search|categories|cart-badge|login|newsletter)(\/|$)/.test(
    source,
  );

/** The site's own bundle: one entry, and chunks for pages, elements, sentences and sign-in. */
export function client() {
  return {
    input: { site: moduleFile('site/app/main.js') },
    output: {
      dir: ASSETS,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: chunk => `${nameOf(chunk)}-[hash].js`,
      hoistTransitiveImports: false,
      manualChunks: id => (isEverywhere(sourceOf(id) ?? '') ? 'shop' : undefined),
    },
    plugins: [manifest(), packages(), minify()],
    onwarn,
  };
}

/** What runs beside the pages. Its address stays the same, or browsers would not find its next version. */
export function serviceWorker() {
  return {
    input: moduleFile('site/offline/service-worker.js'),
    output: { file: 'dist/site/service-worker.js', format: 'iife' },
    plugins: [packages(), production(), minify()],
    onwarn,
  };
}

/** Writes which files each module that is loaded by itself needs: its own first, then what that imports. */
function manifest() {
  return {
    name: 'manifest',
    writeBundle(_, bundle) {
      const address = file => `${ADDRESS}/${file}`;
      const modules = {};
      let entry = '';
      for (const chunk of Object.values(bundle)) {
        const source = chunk.type === 'chunk' && sourceOf(chunk.facadeModuleId);
        if (!source) continue;
        if (chunk.isEntry) entry = source;
        modules[source] = [chunk.fileName, ...staticImports(chunk, bundle)].map(address);
      }
      // Chunks merged for their smallness have lost their facade, not their module.
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const source = sourceOf(id);
          if (source) modules[source] ??= [chunk.fileName, ...staticImports(chunk, bundle)].map(address);
        }
      }
      dropOldFiles(
        ASSETS,
        Object.values(bundle).map(({ fileName }) => fileName),
      );
      mkdirSync('.build', { recursive: true });
      writeFileSync(MANIFEST, JSON.stringify({ version, entry, modules }));
    },
  };
}
