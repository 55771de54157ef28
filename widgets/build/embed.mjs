import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHint } from './compile-hint.mjs';
import { compressFolder } from './compress.mjs';
import { version } from './constants.mjs';
import { firstViews } from './first-views.mjs';
import { dropOldFiles } from './kept-files.mjs';
import { minify } from './minify.mjs';
import { onwarn, packages } from './plugins.mjs';
import { moduleFile, readRecords } from './records.mjs';
import { signLoader } from './sign.mjs';
import { sourceHash } from './source.mjs';
import { stripDocs } from './strip-docs.mjs';

/** Where partners load from. */
export const WIDGETS = 'dist/widgets';
const folder = join(WIDGETS, version);

/** The element that `tass.js` shows before its code is there. */
export const SHOWN_FIRST = 'finder';

const elementFile = name => moduleFile(`widgets/elements/${name}/element.js`);
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
      dir: folder,
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

/** Modules that few visits load besides an element's single file, by name: they need no other, and know nothing of React. */
const APART_MODULES = {
  'card-template': 'widgets/pieces/card-template.js',
  headless: 'widgets/headless/headless.js',
  reminder: 'widgets/elements/finder/reminder.js',
};
export const APART = Object.keys(APART_MODULES);
const apartFile = name => moduleFile(APART_MODULES[name]);

/** Leaves those parts out of an element's single file, to be loaded from beside it. */
const apart = () => ({
  name: 'apart',
  async resolveId(source, importer) {
    const name = APART.find(of => source.endsWith(`/${of}`) || source.endsWith(`/${of}.js`));
    const own = importer && (await this.resolve(source, importer, { skipSelf: true }));
    return name && own?.id === apartFile(name) ? { id: `./${name}.js`, external: true } : null;
  },
});

/** One of those parts in one file. */
export const part = name => ({
  input: apartFile(name),
  output: { file: join(folder, `${name}.js`) },
  plugins: [packages(), minify()],
  onwarn,
});

const ONE = '\0one-element';

/** All files of sentences. An element's single file starts with its own: text beside text is smaller compressed. */
const MESSAGES = readdirSync('widgets', { recursive: true })
  .filter(file => /(^|[/-])messages(\/[\w-]+)?\.ts$/.test(file) && !file.startsWith('hooks'))
  .map(file => moduleFile(join('widgets', file.replace(/ts$/, 'js'))));

/**
 * One element complete in one file, for pages that want exactly one. Reading the file and drawing the element are tasks of
 * their own: together they would keep the page from answering.
 */
export function single(name) {
  return {
    input: ONE,
    output: { file: join(folder, `${name}.js`), inlineDynamicImports: true },
    plugins: [
      {
        name: 'one-element',
        resolveId: id => (id === ONE ? ONE : null),
        load: id =>
          id === ONE
            ? `${MESSAGES.map(file => `import ${JSON.stringify(file)};`).join('\n')}
               import record from ${JSON.stringify(elementFile(name))};
               import { yieldToMain } from ${JSON.stringify(moduleFile('widgets/browser/yield-to-main.js'))};
               import { defineElement } from ${JSON.stringify(moduleFile('widgets/shell/element-shell.js'))};
               yieldToMain().then(() => defineElement(record));`
            : null,
      },
      apart(),
      stripDocs(),
      packages(),
      minify(),
      compileHint(),
    ],
    onwarn,
  };
}

/** The optional analytics file. */
export const analytics = () => ({
  input: moduleFile('widgets/analytics/analytics.js'),
  output: { file: join(folder, 'analytics.js') },
  plugins: [packages(), minify()],
  onwarn,
});

/** Names of the scripts that this build made. */
async function madeFiles() {
  const single = new Set(['tass', 'analytics', ...APART, ...(await readRecords()).map(({ name }) => name)]);
  // As the chunks say it: source may have changed since. Rollup adds a digit where two chunks would have one name.
  const chunks = Object.values(JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'))).flat();
  const build = /-.{8}(?=\d*\.js$)/.exec(chunks.find(file => /^shell-.{8}\.js$/.test(file)))[0];
  return readdirSync(folder).filter(
    file => file.endsWith('.js') && (single.has(file.slice(0, -'.js'.length)) || file.includes(build)),
  );
}

/** Writes integrity hashes and compressed forms, and copies this version to `latest`. */
export async function finishWidgets() {
  const files = await madeFiles();
  const integrity = Object.fromEntries(
    files.map(file => {
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, file)))
        .digest('base64');
      return [file, `sha384-${hash}`];
    }),
  );
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`);
  dropOldFiles(folder, files);
  await compressFolder(folder);
  const latest = join(WIDGETS, 'latest');
  mkdirSync(latest, { recursive: true });
  cpSync(folder, latest, { recursive: true, preserveTimestamps: true });
  dropOldFiles(latest, files);
  signLoader(latest);
}
