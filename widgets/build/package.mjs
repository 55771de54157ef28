import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version } from './constants.mjs';
import { llmsText } from './llms.mjs';
import { customElements, vscodeData } from './manifests.mjs';
import { onwarn, packages } from './plugins.mjs';
import { moduleFile, readRecords } from './records.mjs';
import { stripDocs } from './strip-docs.mjs';
import { elementTypes, jsxTypes, vueTypes } from './typings.mjs';

// The package for projects with a bundler of their own: each element alone, what they share once, and types.

export const PACKAGE = 'dist/package';
const ENTRY = '\0package:';

/** An entry for all elements and one for each; not minified, since the bundler it meets does that. */
export async function packageBundle() {
  const names = (await readRecords()).map(({ name }) => name);
  const define = name =>
    `import ${camel(name)} from ${JSON.stringify(moduleFile(`widgets/elements/${name}/element.js`))};
     defineElement(${camel(name)});`;
  const frame = `import { defineElement } from ${JSON.stringify(moduleFile('widgets/frame.js'))};`;
  return {
    input: {
      index: `${ENTRY}index`,
      ...Object.fromEntries(names.map(name => [`elements/${name}`, ENTRY + name])),
    },
    output: { dir: PACKAGE, entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    plugins: [
      {
        name: 'package-entries',
        buildStart: () => rmSync(PACKAGE, { recursive: true, force: true }),
        resolveId: id => (id.startsWith(ENTRY) ? id : null),
        load(id) {
          if (!id.startsWith(ENTRY)) return null;
          const name = id.slice(ENTRY.length);
          return frame + (name === 'index' ? names : [name]).map(define).join('\n');
        },
      },
      stripDocs(),
      packages(),
    ],
    onwarn,
  };
}

const camel = name => `of_${name.replaceAll('-', '_')}`;

/** Types, manifests, README and package.json beside the modules. */
export async function finishPackage() {
  const records = await readRecords();
  const { commonAttributes } = await import(pathToFileURL(moduleFile('widgets/settings.js')).href);
  const { eventNotes } = await import(pathToFileURL(moduleFile('widgets/event-notes.js')).href);
  const write = (file, text) => writeFileSync(join(PACKAGE, file), text);
  const own = JSON.parse(readFileSync('package.json', 'utf8'));

  write('types.d.ts', readFileSync('widgets/types.ts', 'utf8'));
  write(
    'index.d.ts',
    `${elementTypes(records, commonAttributes, { types: './types.js' })}\nexport type * from './types.js';\n`,
  );
  write('react.d.ts', jsxTypes(records, 'react', './index.js'));
  write('preact.d.ts', jsxTypes(records, 'preact', './index.js'));
  write('vue.d.ts', vueTypes(records, './index.js'));
  for (const { name } of records) write(`elements/${name}.d.ts`, "import '../index.js';\nexport {};\n");
  for (const file of ['react', 'preact', 'vue']) write(`${file}.js`, 'export {};\n');
  write(
    'custom-elements.json',
    JSON.stringify(customElements(records, commonAttributes, eventNotes), undefined, 2),
  );
  write('vscode-data.json', JSON.stringify(vscodeData(records, commonAttributes), undefined, 2));
  write('llms.txt', llmsText(records, commonAttributes, eventNotes, 'https://HOST/widgets/latest/tass.js'));
  copyFileSync('LICENSE', join(PACKAGE, 'LICENSE'));
  mkdirSync(PACKAGE, { recursive: true });
  copyFileSync('widgets/build/package-readme.md', join(PACKAGE, 'README.md'));

  const types = name => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const manifest = {
    name: own.name,
    version,
    description: own.description,
    license: own.license,
    type: 'module',
    // Importing an element defines it: no bundler may drop that.
    sideEffects: ['./index.js', './elements/*.js', './shared/*.js'],
    exports: {
      '.': types('index'),
      ...Object.fromEntries(records.map(({ name }) => [`./${name}`, types(`elements/${name}`)])),
      './react': types('react'),
      './preact': types('preact'),
      './vue': types('vue'),
      './custom-elements.json': './custom-elements.json',
      './vscode-data.json': './vscode-data.json',
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
    'html.customData': ['./vscode-data.json'],
  };
  write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}
