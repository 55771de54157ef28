import { readdirSync } from 'node:fs';
import { VERSION_FOLDER } from '../constants.mjs';
import { compileHint } from '../plugins/compile-hint.mjs';
import { minify } from '../plugins/minify.mjs';
import { onwarn, packages } from '../plugins/plugins.mjs';
import { stripDocs } from '../plugins/strip-docs.mjs';
import { elementFile, moduleFile, readRecords } from '../records.mjs';
import { sourceHash } from '../source.mjs';
import { firstViews } from './first-views.mjs';

/** The element that `tass.js` shows before its code is there. */
export const SHOWN_FIRST = 'finder';

const elements = readdirSync('widgets/elements');
const TASS = moduleFile('widgets/tass.js');
const SHELL = moduleFile('widgets/shell/element-shell.js');
const CONSTANTS = moduleFile('widgets/constants.js');
const BADGE = elementFile('cart-badge');
/** The badge's own, and its way to the cart, which few pages need at once. */
const BADGES_OWN = /(elements\/cart-badge|hooks\/use-cart-address|stores\/cart-id)/;
/** Its record and its results both name the view by slot, so that its loader comes with the shell. */
const FINDERS_OWN = /(elements|_virtual)\/finder(?!\/by-slot-part)/;
const RESULTS = moduleFile('widgets/elements/finder/results.js');
/** Modules of a line or two that several elements share: a file of their own would be a request more for less than its headers. */
const SMALL_MODULES = [
  'addresses/mail',
  'addresses/whats-app',
  'browser/second-click',
  'data/western-digits',
].map(name => moduleFile(`widgets/${name}.js`));

/** Modules that every module in `ids` and `ids` themselves import statically. */
function closure(ids, getModuleInfo) {
  const found = new Set();
  const visit = id => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const id of ids) visit(id);
  return found;
}

/**
 * `tass.js` and a chunk an element. `tass.js` finds the elements and shows what the finder shows at first; what draws
 * elements, and what the finder needs besides its own folder and sentences, is the shell's chunk, for nearly every
 * element needs that too. What shows and sells products is one chunk more. All end in the same few letters, since they
 * belong together and change together.
 */
export async function loader() {
  const build = sourceHash().slice(0, 8);
  const records = await readRecords();
  let chunkOf;
  return {
    // All are entries, in a fixed order: chunks emitted while others are read would be numbered by which came first, and
    // one source would give files of the same names that don't fit together.
    input: {
      tass: TASS,
      shell: SHELL,
      ...Object.fromEntries(records.map(({ name }) => [name, elementFile(name)])),
    },
    // Other chunks share what it holds; an entry of its own calls alone would be one request more.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: VERSION_FOLDER,
      entryFileNames: ({ name }) => (name === 'tass' ? '[name].js' : `[name]-${build}.js`),
      chunkFileNames: chunk => `${isSharedNamesake(chunk) ? 'shared-' : ''}[name]-${build}.js`,
      hoistTransitiveImports: false,
      manualChunks(id, { getModuleInfo }) {
        chunkOf ??= sharedChunks(getModuleInfo);
        return chunkOf.get(id);
      },
    },
    plugins: [elementChunks(build, records), stripDocs(), packages(), minify(), compileHint()],
    onwarn,
  };
}

/** Whether rollup made a chunk for several others and gave it an element's name. `tass.js` lists all: names are short. */
export const isSharedNamesake = ({ facadeModuleId, name }) => !facadeModuleId && elements.includes(name);

/** Modules that several elements share, to the name of their chunk. */
function sharedChunks(getModuleInfo) {
  const chunkOf = new Map();
  const put = (chunk, modules, own) => {
    for (const id of closure(modules.filter(getModuleInfo), getModuleInfo)) {
      if (own?.test(id)) chunkOf.delete(id);
      else chunkOf.set(id, chunk);
    }
  };
  put('products', [RESULTS]);
  put('shell', [SHELL, CONSTANTS, elementFile(SHOWN_FIRST)], FINDERS_OWN);
  put('shell', SMALL_MODULES);
  put('shell', [BADGE], BADGES_OWN);
  put('tass', [TASS]);
  return chunkOf;
}

/** Tells `tass.js` the files of each element that it loads later. */
function elementChunks(build, records) {
  const ending = `-${build}.js`;
  return {
    name: 'element-chunks',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const fileOf = id => chunks.find(({ facadeModuleId }) => facadeModuleId === id).fileName;
      const files = {};
      for (const { name } of records) {
        const own = fileOf(elementFile(name));
        const all = new Set([own, fileOf(SHELL), ...staticImports(bundle[own], bundle)]);
        all.delete('tass.js');
        files[name] = [...all];
      }
      // For partners who preload, and for whoever measures.
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });

      const others = ([, , ...of]) => of.map(file => file.slice(0, -ending.length));
      const reserve = records
        .filter(({ record }) => record.reserve)
        .map(({ name, record }) => [name, record.reserve]);
      const written = {
        BUILD: build,
        FILES: Object.fromEntries(Object.entries(files).map(([name, of]) => [name, others(of)])),
        RESERVE: Object.fromEntries(reserve),
        FINDER: await firstViews(records.find(({ name }) => name === SHOWN_FIRST).record),
      };
      const tass = bundle['tass.js'];
      for (const [name, value] of Object.entries(written))
        tass.code = tass.code.replaceAll(`__${name}__`, () => `(${JSON.stringify(value)})`);
    },
  };
}

/** Files that a chunk imports statically, directly or by others. */
export function staticImports(chunk, bundle, found = new Set()) {
  for (const file of chunk.imports) {
    if (found.has(file) || !bundle[file]) continue;
    found.add(file);
    staticImports(bundle[file], bundle, found);
  }
  return [...found];
}
