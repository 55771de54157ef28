import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { version } from './constants.mjs';
import { minify, onwarn, packages } from './plugins.mjs';
import { moduleFile, readRecords } from './records.mjs';

/** Where partners load from. */
export const WIDGETS = 'dist/widgets';
const folder = join(WIDGETS, version);

const elementFile = name => moduleFile(`widgets/elements/${name}/element.js`);
const TASS = moduleFile('widgets/tass.js');
const FINDERS_OWN = /(elements|locale\/..|_virtual)\/finder/;
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
 * `tass.js` and a chunk an element. What the finder's first view needs besides its own folder and sentences goes into
 * `tass.js`: nearly every element needs it too, and the finder is there in two requests. What shows and sells products
 * is one chunk more.
 */
export function loader() {
  let chunkOf;
  return {
    input: { tass: TASS },
    output: {
      dir: folder,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      hoistTransitiveImports: false,
      manualChunks(id, { getModuleInfo }) {
        chunkOf ??= sharedChunks(getModuleInfo);
        return chunkOf.get(id);
      },
    },
    plugins: [elementChunks(), packages(), minify()],
    onwarn,
  };
}

/** Modules that several elements share, to the name of their chunk. */
function sharedChunks(getModuleInfo) {
  const chunkOf = new Map();
  for (const id of closure([RESULTS].filter(getModuleInfo), getModuleInfo)) chunkOf.set(id, 'products');
  for (const id of closure([TASS, elementFile('finder')].filter(getModuleInfo), getModuleInfo)) {
    if (FINDERS_OWN.test(id)) chunkOf.delete(id);
    else chunkOf.set(id, 'tass');
  }
  return chunkOf;
}

/** Makes a chunk of each element that `tass.js` loads later, and tells `tass.js` the files. */
function elementChunks() {
  let records;
  return {
    name: 'element-chunks',
    async buildStart() {
      records = await readRecords();
      for (const { name } of records) {
        this.emitFile({ type: 'chunk', id: elementFile(name), name, implicitlyLoadedAfterOneOf: [TASS] });
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const files = {};
      for (const { name } of records) {
        const own = chunks.find(({ facadeModuleId }) => facadeModuleId === elementFile(name));
        files[name] = [own.fileName, ...staticImports(own, bundle)].filter(file => file !== 'tass.js');
      }
      const reserve = Object.fromEntries(
        records.flatMap(({ name, record }) => (record.reserve ? [[name, record.reserve]] : [])),
      );
      // For partners who preload, and for whoever measures.
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });
      const tass = bundle['tass.js'];
      tass.code = tass.code
        .replaceAll('__FILES__', `(${JSON.stringify(files)})`)
        .replaceAll('__RESERVE__', `(${JSON.stringify(reserve)})`);
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

const ONE = '\0one-element';

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
            ? `import record from ${JSON.stringify(elementFile(name))};
               import { breathe } from ${JSON.stringify(moduleFile('widgets/breathe.js'))};
               import { defineElement } from ${JSON.stringify(moduleFile('widgets/frame.js'))};
               breathe().then(() => defineElement(record));`
            : null,
      },
      packages(),
      minify(),
    ],
    onwarn,
  };
}

/** The optional analytics file. */
export const analytics = () => ({
  input: moduleFile('widgets/analytics.js'),
  output: { file: join(folder, 'analytics.js') },
  plugins: [packages(), minify()],
  onwarn,
});

/** Writes integrity hashes and compressed forms, and copies this version to `latest`, where pages may still ask for chunks of the last one. */
export function finishWidgets() {
  const files = readdirSync(folder).filter(file => file.endsWith('.js'));
  const integrity = Object.fromEntries(
    files.map(file => {
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, file)))
        .digest('base64');
      return [file, `sha384-${hash}`];
    }),
  );
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`);
  compressFolder(folder);
  mkdirSync(join(WIDGETS, 'latest'), { recursive: true });
  cpSync(folder, join(WIDGETS, 'latest'), { recursive: true });
}
