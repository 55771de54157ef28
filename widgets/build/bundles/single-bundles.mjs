import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION_FOLDER } from '../constants.mjs';
import { compileHint } from '../plugins/compile-hint.mjs';
import { minify } from '../plugins/minify.mjs';
import { onwarn, packages } from '../plugins/plugins.mjs';
import { stripDocs } from '../plugins/strip-docs.mjs';
import { elementFile, moduleFile } from '../records.mjs';

/** Modules that few visits load besides an element's single file, by name: they need no other, and know nothing of React. */
const APART_MODULES = {
  'card-template': 'widgets/pieces/product/card-template.js',
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
  output: { file: join(VERSION_FOLDER, `${name}.js`) },
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
    output: { file: join(VERSION_FOLDER, `${name}.js`), inlineDynamicImports: true, freeze: false },
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
  output: { file: join(VERSION_FOLDER, 'analytics.js') },
  plugins: [packages(), minify()],
  onwarn,
});
