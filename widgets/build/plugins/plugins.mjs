import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { noteLicences } from '../bundles/licences.mjs';
import { constants } from '../constants.mjs';

const REACT = '\0react';
/** Comes with whatever stands in for react. */
const PROPS = fileURLToPath(new URL('../../element/react-props.mjs', import.meta.url));

/** A default import of react in a package. */
const DEFAULT = /\bimport (\w+) from ['"]react['"]/;

/** React's source on Preact. */
export function reactOnPreact() {
  const targets = {
    'react-dom': '@preact/compat',
    'react-dom/client': '@preact/compat/client',
    'react-dom/server': '@preact/compat/server',
    'react/jsx-runtime': '@preact/compat/jsx-runtime',
  };
  return {
    name: 'react-on-preact',
    resolveId(source, importer) {
      // wouter's shim for old versions of React: what it stands in for is there.
      if (source === 'react' || source === 'use-sync-external-store/shim/index.js') return REACT;
      // What stands in for react has no place on disk to resolve from.
      const from = importer === REACT ? undefined : importer;
      const target = targets[source] ?? (importer === REACT ? source : undefined);
      return target ? this.resolve(target, from, { skipSelf: true }) : null;
    },
    load: id => (id === REACT ? `import ${JSON.stringify(PROPS)}; export * from '@preact/compat';` : null),
    /** Its default export is read for its members alone (r2wc): of a namespace no others come along. */
    transform: (code, id) =>
      /node_modules/.test(id) && DEFAULT.test(code)
        ? { code: code.replace(DEFAULT, 'import * as $1 from "react"'), map: null }
        : null,
  };
}

/** The build's constants, and nothing that is meant for development. */
export const production = () =>
  replace({
    preventAssignment: true,
    values: {
      ...constants,
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.MODE': '"production"',
      'import.meta.env': '({})',
    },
  });

/**
 * Lets Preact draw in a document that its element has moved into. It makes nodes with their parent's registry of custom
 * elements, which stays that of the document before, and browsers throw.
 */
const acrossDocuments = () => ({
  name: 'across-documents',
  transform(code, id) {
    if (!/preact[\\/]dist[\\/]preact\.mjs$/.test(id)) return null;
    const made = /(createElementNS\(\w+,\w+,(\w+)\.is\?\2:)\w+\)/;
    if (!made.test(code))
      this.error('Preact makes its nodes in another way now; see whether this is still needed.');
    return { code: code.replace(made, '$1void 0)'), map: null };
  },
});

/** Where compat gives every component old names, and every node and event those of React. */
const RENAMING = [
  /\w+\.prototype\.isReactComponent=!0,\["componentWillMount"[\s\S]*?(?=function \w+\(\w+\)\{if\(!\w+\)\{)/,
  /\w+\.vnode=function\(\w+\)\{if\("string"==typeof[\s\S]*?(?=var \w+=\/\* @__PURE__ \*\/)/,
];

/** Compat without what it does to every node: `widgets/element/react-props.mjs` does of it what is needed. */
const withoutRenaming = () => ({
  name: 'without-renaming',
  transform(code, id) {
    if (!/preact[\\/]compat[\\/]dist[\\/]compat\.mjs$/.test(id)) return null;
    if (!RENAMING.every(part => part.test(code)))
      this.error('Compat stands in for React in another way now; see what of it can go.');
    return { code: RENAMING.reduce((rest, part) => rest.replace(part, ''), code), map: null };
  },
});

/** What r2wc reads attributes with and makes events of props with, each with what stays of it. */
const READING = [
  [/(\w+ = \{)\s*string: \w+,[^}]*\}/, '$1}'],
  [/(function \w+\(\w+, \w+, \w+\) \{)[\s\S]*?(?=class \w+ extends HTMLElement)/, '$1'],
  [/static get observedAttributes\(\) \{[^}]*\}/, ''],
  [/for \(const \w+ of \w+\) \{\s*const [^;]+= this\.getAttribute[\s\S]*?(?=connectedCallback\(\))/, '}'],
  [/attributeChangedCallback\(\w+, \w+, \w+\) \{[^}]*\}/, ''],
  [
    /for \(const \w+ of \w+\) \{\s*const [^;]+;\s*Object\.defineProperty[\s\S]*\}\);\s*\}(\s*return \w+;)/,
    '$1',
  ],
];

/**
 * r2wc without its ways to read attributes: `widgets/element/attributes.ts` does that, and `events.ts` fires. They make
 * functions and objects of whatever words a page holds.
 */
const withoutReading = () => ({
  name: 'without-reading',
  transform(code, id) {
    if (!/@r2wc[\\/]core[\\/]dist[\\/]core\.js$/.test(id)) return null;
    if (!READING.every(([part]) => part.test(code)))
      this.error('r2wc reads attributes in another way now; see whether that can go.');
    return { code: READING.reduce((rest, [part, kept]) => rest.replace(part, kept), code), map: null };
  },
});

const ICONS = fileURLToPath(new URL('../../../node_modules/lucide/dist/esm/lucide.mjs', import.meta.url));

/** Icons of the package to their files. */
function iconFiles() {
  const fileOf = new Map();
  for (const [, names, file] of readFileSync(ICONS, 'utf8').matchAll(/^export \{(.+)\} from '(.+)';$/gm)) {
    for (const [, name] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, join(ICONS, '..', file));
  }
  return fileOf;
}

let fileOf;

/** Leads each icon straight to its file: the package's list of them all is 2,000 files to read for every bundle. */
const icons = () => ({
  name: 'icons',
  transform(code) {
    if (!code.includes("from 'lucide'")) return null;
    fileOf ??= iconFiles();
    const line = name => {
      const [icon, as = icon] = name.trim().split(' as ');
      const file = fileOf.get(icon) ?? this.error(`lucide has no file for the icon ${icon}.`);
      return `import ${as} from ${JSON.stringify(file)};`;
    };
    const direct = (_, names) => names.split(',').map(line).join(' ');
    return { code: code.replace(/import \{(.+)\} from 'lucide';/g, direct), map: null };
  },
});

const resolved = new Map();

/** Finds the files of imports, each once for all bundles that a thread makes. */
function resolveFiles() {
  const plugin = nodeResolve({ browser: true, extensions: ['.mjs', '.js'] });
  const { handler } = plugin.resolveId;
  plugin.resolveId.handler = async function (source, importer, options) {
    const key = `${importer && dirname(importer)}\n${source}`;
    if (!resolved.has(key)) resolved.set(key, await handler.call(this, source, importer, options));
    return resolved.get(key);
  };
  return plugin;
}

/** Finds packages, on Preact, for browsers; their licences are kept in mind. */
export const packages = () => [
  reactOnPreact(),
  acrossDocuments(),
  withoutRenaming(),
  withoutReading(),
  icons(),
  resolveFiles(),
  noteLicences(),
];

/** Stops the build on what rollup would only warn of, but for the known and harmless. */
export function onwarn(warning, warn) {
  if (warning.code === 'EMPTY_BUNDLE') return;
  if (
    warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
    (warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('node_modules'))
  )
    return;
  if (warning.code === 'UNRESOLVED_IMPORT' || warning.code === 'MISSING_EXPORT')
    throw new Error(warning.message);
  warn(warning);
}
