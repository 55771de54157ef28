import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version, widgetsUrl } from '../constants.mjs';
import { llmsText } from '../docs/llms.mjs';
import { customElements, vscodeData } from '../docs/manifests.mjs';
import { namesOf, textsOf } from '../docs/text-names.mjs';
import { onwarn, packages } from '../plugins/plugins.mjs';
import { stripDocs } from '../plugins/strip-docs.mjs';
import { moduleFile, readRecords } from '../records.mjs';
import { reactComponents, reactTypes } from './react-components.mjs';
import { elementTypes, jsxTypes, solidTypes, svelteTypes, vueTypes } from './typings.mjs';

// The package for projects with a bundler of their own: each element alone, what they share once, and types.

export const PACKAGE = 'dist/package';
/** With a scope, so that nobody else's package is meant; installed from its address under the short name. */
const NAME = '@tass-kw/widgets';
/** Modules beside the elements'. */
const OTHERS = ['calls', 'analytics', 'server', 'react', 'preact', 'vue', 'solid', 'svelte'];
const CALL_TYPES = `import type { TassTexts } from './index.js';
import type { CartCalls } from './types.js';
/** The page's cart. */
export declare const cart: CartCalls;
/** Replaces sentences of a language, by element and name; unknown names are warned of. */
export declare function texts(lang: 'en' | 'ar', given: TassTexts): void;
/** Why a call was refused: \`call\` names it, \`status\` is the API's answer or 0, \`message\` says it in English. */
export declare class TassError extends Error {
  readonly name: 'TassError';
  readonly call: string;
  readonly status: number;
  constructor(call: string, status: number, message: string);
}
`;
const SERVER_TYPES = `import type { ElementHtml, ElementStream } from './types.js';
export type { ElementHtml, ElementStream, ServerElement } from './types.js';
export declare const elementHtml: ElementHtml;
export declare const elementStream: ElementStream;
`;
const ANALYTICS_TYPES = `/** Google Analytics 4's events, or Shopify's standard ones. */
export type AnalyticsWords = 'ga4' | 'shopify';
export interface AnalyticsOptions {
  /** \`ga4\` unless said. */
  readonly events?: readonly AnalyticsWords[];
  /** True where nothing may be told before \`consent(true)\`. */
  readonly consent?: boolean;
}
/** Begins to tell \`dataLayer\` what shoppers do; what comes back ends it. */
export declare function startAnalytics(options?: AnalyticsOptions): () => void;
/** What the visitor said of being counted. */
export declare function consent(given: boolean): void;
`;
const ENTRY = '\0package:';
const CALLS = moduleFile('widgets/public-api/public-api.js');

/** An entry for all elements and one for each; not minified, since the bundler it meets does that. */
export async function packageBundle() {
  const names = (await readRecords()).map(({ name }) => name);
  const define = name =>
    `import ${camel(name)} from ${JSON.stringify(moduleFile(`widgets/elements/${name}/element.js`))};
     defineElement(${camel(name)});`;
  const shell = `import { defineElement } from ${JSON.stringify(moduleFile('widgets/shell/element-shell.js'))};`;
  return {
    input: {
      index: `${ENTRY}index`,
      calls: CALLS,
      analytics: moduleFile('widgets/analytics/analytics.js'),
      server: moduleFile('widgets/server/element-html.js'),
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
          if (name !== 'index') return shell + define(name);
          return `${shell}${names.map(define).join('\n')}\nexport * from ${JSON.stringify(CALLS)};`;
        },
      },
      stripDocs(),
      packages(),
    ],
    onwarn,
  };
}

const camel = name => `of_${name.replaceAll('-', '_')}`;

const write = (file, text) => writeFileSync(join(PACKAGE, file), text);
const json = value => JSON.stringify(value, undefined, 2);

/** Types, manifests, README and package.json beside the modules. */
export async function finishPackage() {
  const records = await readRecords();
  const { documentedAttributes } = await import(
    pathToFileURL(moduleFile('widgets/docs/common-attributes.js')).href
  );
  const { eventNotes, slotsOf } = await import(pathToFileURL(moduleFile('widgets/docs/event-notes.js')).href);
  const { en: texts } = await textsOf(records, ['en']);
  writeTypes(records, documentedAttributes, namesOf(texts));
  writeFrameworks(records, documentedAttributes);
  write('custom-elements.json', json(customElements(records, documentedAttributes, eventNotes, slotsOf)));
  write('vscode-data.json', json(vscodeData(records, documentedAttributes)));
  write('llms.txt', llmsText(records, documentedAttributes, eventNotes));
  copyFileSync('LICENSE', join(PACKAGE, 'LICENSE'));
  const readme = readFileSync('widgets/build/package/package-readme.md', 'utf8');
  write('README.md', readme.replaceAll('TARBALL', `${widgetsUrl}/${version}/tass-widgets.tgz`));
  write('package.json', `${json(packageJson(records))}\n`);
}

/** Types of the elements and of all that is beside them; `textNames` are the names of their sentences. */
function writeTypes(records, attributes, textNames) {
  write('types.d.ts', readFileSync('widgets/types.ts', 'utf8'));
  write(
    'index.d.ts',
    `${elementTypes(records, attributes, textNames, { types: './types.js' })}\nexport type * from './types.js';\nexport * from './calls.js';\n`,
  );
  for (const { name } of records) write(`elements/${name}.d.ts`, "import '../index.js';\nexport {};\n");
  write('calls.d.ts', CALL_TYPES);
  write('analytics.d.ts', ANALYTICS_TYPES);
  write('server.d.ts', SERVER_TYPES);
}

/** Components for React, and types for what other frameworks make of elements. */
function writeFrameworks(records, attributes) {
  write('framework-names.d.ts', readFileSync('widgets/build/package/framework-names.ts', 'utf8'));
  write('react.js', reactComponents(records, attributes));
  write('react.d.ts', reactTypes(records, jsxTypes(records, 'react', './index.js')));
  copyFileSync('widgets/build/package/react-component.mjs', join(PACKAGE, 'react-component.js'));
  const types = {
    preact: jsxTypes(records, 'preact', './index.js'),
    vue: vueTypes(records, './index.js'),
    solid: solidTypes(records, './index.js'),
    svelte: svelteTypes(records, './index.js'),
  };
  for (const [file, text] of Object.entries(types)) {
    write(`${file}.d.ts`, text);
    write(`${file}.js`, 'export {};\n');
  }
}

function packageJson(records) {
  const own = JSON.parse(readFileSync('package.json', 'utf8'));
  const entry = name => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: NAME,
    version,
    description: own.description,
    license: own.license,
    type: 'module',
    // Importing an element defines it: no bundler may drop that.
    sideEffects: ['./index.js', './elements/*.js', './shared/*.js'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(records.map(({ name }) => [`./${name}`, entry(`elements/${name}`)])),
      ...Object.fromEntries(OTHERS.map(name => [`./${name}`, entry(name)])),
      './custom-elements.json': './custom-elements.json',
      './vscode-data.json': './vscode-data.json',
      './package.json': './package.json',
    },
    // Only for the modules of their names.
    peerDependencies: { preact: '>=10', react: '>=18', 'solid-js': '>=1.8', svelte: '>=4', vue: '>=3.3' },
    peerDependenciesMeta: Object.fromEntries(
      ['preact', 'react', 'solid-js', 'svelte', 'vue'].map(name => [name, { optional: true }]),
    ),
    customElements: 'custom-elements.json',
    'html.customData': ['./vscode-data.json'],
  };
}

/** Packs the package into `folders` as `tass-widgets.tgz`, to be installed from there. */
export function packPackage(folders) {
  const [first, ...others] = folders.map(folder => join(folder, 'tass-widgets.tgz'));
  const { filename } = JSON.parse(
    execFileSync('npm', ['pack', resolve(PACKAGE), '--pack-destination', resolve(folders[0]), '--json'], {
      cwd: PACKAGE,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }),
  )[0];
  renameSync(join(folders[0], filename.replace('@', '').replace('/', '-')), first);
  for (const other of others) copyFileSync(first, other);
}
