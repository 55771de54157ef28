import { mkdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { dropOldFiles } from '../../widgets/build/bundles/kept-files.mjs';
import { isSharedNamesake, staticImports } from '../../widgets/build/bundles/loader-bundle.mjs';
import { version } from '../../widgets/build/constants.mjs';
import { compileHint } from '../../widgets/build/plugins/compile-hint.mjs';
import { minify } from '../../widgets/build/plugins/minify.mjs';
import { onwarn, packages, production } from '../../widgets/build/plugins/plugins.mjs';
import { stripDocs } from '../../widgets/build/plugins/strip-docs.mjs';
import { MODULES, moduleFile } from '../../widgets/build/records.mjs';

/** Where the site's scripts stand. */
export const ASSETS = 'dist/site/assets/js';
/** Their address. */
const ADDRESS = '/assets/js';
/** Which files a module needs, for prerendering; its shape is in `prerender/records/manifest.ts`. */
export const MANIFEST = '.build/manifest.json';

/** Source of the script that every page loads. */
const ENTRY = 'site/app/main';
/** Source of what pages load at their first use. */
const START = 'site/app/start';
/** Source of what they load once all that they show is there. */
const AFTER_LOAD = 'site/app/prefetch/after-load';

/** `site/pages/home`, `widgets/elements/finder/element`; undefined for packages. */
function sourceOf(module) {
  if (!module || !isAbsolute(module)) return undefined;
  const path = relative(resolve(MODULES), module);
  return /^(\.\.|_virtual)/.test(path) ? undefined : path.split(sep).join('/').replace(/\.js$/, '');
}

/** A name that says what is in a chunk: the folder's for an element's record, else the module's. */
const nameOf = ({ facadeModuleId, name }) =>
  sourceOf(facadeModuleId)?.match(/([^/]+)\/element$/)?.[1] ?? name;

const isRecord = id => /^widgets\/elements\/[^/]+\/element$/.test(sourceOf(id) ?? '');
const element = name => `widgets/elements/${name}/element`;

/** What most pages show first, what lists and products are shown in, and what header and footer hold. */
const HERO = element('hero');
const CARD = element('product-card');
/** Modules of a line or two that several elements share, and a file of their own would double. */
const SMALL_MODULES = [
  'addresses/whats-app',
  'browser/first-view',
  'data/kinds',
  'data/own-brand',
  'hooks/use-batches',
  'hooks/use-log-failure',
  'hooks/use-near-view',
  'locale/arabic-count',
  'locale/bidi-isolate',
  'locale/number',
].map(name => `widgets/${name}`);
const EVERYWHERE = ['cart-badge', 'search', 'categories', 'login', 'newsletter'].map(element);

/**
 * Names the chunk that many pages share a module in: what the entry imports; what asks the API and answers a press, for
 * elements with and without cards, and small modules; cards; what is loaded after the page; and what the site loads at
 * the first use, unless another element needs it before. All else has chunks of its own and comes with the pages that show it.
 */
function sharedChunks(getModuleIds, getModuleInfo) {
  const idOf = source => resolve(MODULES, `${source}.js`);
  const closureOf = (sources, known = new Set()) => {
    for (const id of sources) {
      if (known.has(id)) continue;
      known.add(id);
      closureOf(getModuleInfo(id)?.importedIds ?? [], known);
    }
    return known;
  };
  const atFirstUse = [START, ...EVERYWHERE].map(idOf);
  const before = [...getModuleIds()].filter(id => isRecord(id) && !atFirstUse.includes(id));
  // The hook is a line on the cart's store, which cards bring: a chunk of its own is one more address in every page.
  const card = closureOf([idOf(CARD), idOf('widgets/hooks/use-cart')]);
  const needed = closureOf([...before, idOf('site/app/prefetch/prefetch-documents')]);
  const chunks = {
    site: closureOf([idOf(ENTRY)]),
    data: new Set([...SMALL_MODULES.map(idOf), ...[...closureOf([idOf(HERO)])].filter(id => card.has(id))]),
    card,
    // Of the first use, too.
    'after-load': closureOf([idOf(AFTER_LOAD)]),
    shop: new Set([...closureOf(atFirstUse)].filter(id => !needed.has(id))),
  };
  return id => Object.keys(chunks).find(name => chunks[name].has(id));
}

/** The site's own bundle: one entry, and chunks for pages, elements, sentences and sign-in. */
export function client() {
  let chunkOf;
  return {
    input: { site: moduleFile(`${ENTRY}.js`) },
    output: {
      dir: ASSETS,
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: chunk => `${isSharedNamesake(chunk) ? 'shared-' : ''}${nameOf(chunk)}-[hash:7].js`,
      // What others import of a chunk's modules stays out of it.
      onlyExplicitManualChunks: true,
      manualChunks: (id, { getModuleIds, getModuleInfo }) => {
        chunkOf ??= sharedChunks(getModuleIds, getModuleInfo);
        return chunkOf(id);
      },
    },
    plugins: [hoistImports(), manifest(), stripDocs(), packages(), minify(), compileHint()],
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

/**
 * Names all that a dynamically imported chunk needs at its top, so that the browser asks for everything in one round trip.
 * Rollup does it (`hoistTransitiveImports`) but for chunks that export more than their own module.
 */
function hoistImports() {
  return {
    name: 'hoist-imports',
    generateBundle(_, bundle) {
      const isImported = id => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some(isImported)) continue;
        const missing = staticImports(chunk, bundle).filter(file => !chunk.imports.includes(file));
        chunk.code = missing.map(file => `import"./${file}";`).join('') + chunk.code;
      }
    },
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
