import { camelCase, pascalCase } from '../letter-case.mjs';

/** The type of an attribute's value, as TypeScript. */
function typeOf(attribute) {
  if (attribute.type === 'flag') return 'boolean';
  if (attribute.type === 'number') return 'number';
  if (attribute.type === 'choice') return attribute.options.map(option => `'${option}'`).join(' | ');
  return 'string';
}

const always = attribute => attribute.type === 'flag' || 'default' in attribute;

/** As a property, which is undefined where there is no default. */
const property = ([name, attribute]) =>
  `  /** ${attribute.doc}. */\n  ${camelCase(name)}: ${typeOf(attribute)}${always(attribute) ? '' : ' | undefined'};`;

const method = ([name, { doc, parameters, returns = 'void' }]) =>
  `  /** ${doc}. */\n  ${name}(${parameters}): ${returns};`;

/** As an attribute in markup, where a number may stand as text. */
const markup = ([name, attribute]) =>
  `  /** ${attribute.doc}. */\n  '${name}'?: ${typeOf(attribute)}${attribute.type === 'number' ? ' | NumberText' : ''} | undefined;`;

const listener = (prop, event) =>
  `  '${prop}'?: ((event: CustomEvent<TassEvents['${event}']>) => void) | undefined;`;

const MADE = '// Made from the records by `npm run generate`; not to be edited.';

/** Each element's tag and the name of its types. */
const tags = (records, write) => records.map(({ record }) => write(record.tag, pascalCase(record.tag)));

/** What `texts` takes: each element's sentences by name. */
const ownTexts = names => [
  '/** Sentences in a page’s own words, by element and name. */',
  'export interface TassTexts {',
  ...Object.entries(names).map(
    ([element, of]) => `  ${element}?: { ${of.map(name => `'${name}'?: string`).join('; ')} };`,
  ),
  '}',
  '',
];

/**
 * Types of every element as an object and of its attributes. `common` are the attributes that all take, `names` those of
 * the elements' sentences.
 */
export function elementTypes(records, common, names, { types = './types' } = {}) {
  // The platform declares `lang` itself.
  const shared = Object.entries(common).filter(([name]) => name !== 'lang');
  const lines = [
    MADE,
    `import type { NumberText, TassEvents } from '${types}';`,
    '',
    '/** What all elements take. */',
    'export interface TassElement extends HTMLElement {',
    ...shared.map(property),
    '}',
    '',
    '/** What all elements take, as attributes. */',
    'export interface TassAttributes {',
    ...shared.map(markup),
    '}',
    '',
  ];
  for (const { record } of records) {
    const name = pascalCase(record.tag);
    const own = Object.entries(record.attributes);
    lines.push(
      `/** ${record.summary}. */`,
      `export interface ${name}Element extends TassElement {`,
      ...own.map(property),
      ...Object.entries(record.methods ?? {}).map(method),
      '}',
      '',
      `export interface ${name}Attributes extends TassAttributes {`,
      ...own.map(markup),
      ...record.events.map(event => listener(`on${event}`, event)),
      '}',
      '',
    );
  }
  lines.push(
    ...ownTexts(names),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags(records, (tag, name) => `    '${tag}': ${name}Element;`),
    '  }',
    '}',
    '',
  );
  return lines.join('\n');
}

const JSX = {
  react: [
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    'type Tag<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes;',
  ],
  preact: [
    "import type { HTMLAttributes } from 'preact';",
    'type Tag<Element extends EventTarget, Attributes> = HTMLAttributes<Element> & Attributes;',
  ],
};

/** Every element in JSX, for `react` or `preact`; `from` holds the elements' types. */
export function jsxTypes(records, runtime, from) {
  const [first, tag] = JSX[runtime];
  return [
    ...(from ? [MADE, first, `import type * as Tass from '${from}';`, '', tag, ''] : [tag, '']),
    `declare module '${runtime}' {`,
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...tags(records, (name, type) => {
      const own = from ? `Tass.${type}` : type;
      return `      '${name}': Tag<${own}Element, ${own}Attributes>;`;
    }),
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** An augmentation of a framework's own types: `head` declares `Tag`, `open` and `close` stand around the elements. */
const augmented = (records, from, { head, open, close }) =>
  [
    MADE,
    `import type * as Tass from '${from}';`,
    ...head,
    '',
    ...open,
    ...tags(records, (tag, name) => `    '${tag}': Tag<Tass.${name}Element, Tass.${name}Attributes>;`),
    ...close,
    '',
  ].join('\n');

/** Every element in Vue's templates, where `in-stock` is the prop `inStock` and `ontass-order` is `onTassOrder`. */
export const vueTypes = (records, from) =>
  augmented(records, from, {
    head: [
      "import type { DefineComponent, HTMLAttributes } from 'vue';",
      "import type { Props } from './framework-names.js';",
      '',
      'type Tag<_Element, Attributes> = DefineComponent<Props<Attributes> & HTMLAttributes>;',
    ],
    open: ["declare module 'vue' {", '  interface GlobalComponents {'],
    close: ['  }', '}'],
  });

/** Every element in Solid, where `on:tass-order` listens to an event. */
export const solidTypes = (records, from) =>
  augmented(records, from, {
    head: [
      "import type { JSX } from 'solid-js';",
      "import type { WithColons } from './framework-names.js';",
      '',
      'type Tag<Element, Attributes> = JSX.HTMLAttributes<Element> & WithColons<Attributes>;',
    ],
    open: ["declare module 'solid-js' {", '  namespace JSX {', '    interface IntrinsicElements {'],
    close: ['    }', '  }', '}'],
  });

/** Every element in Svelte: `ontass-order` of version 5, `on:tass-order` of version 4. */
export const svelteTypes = (records, from) =>
  augmented(records, from, {
    head: [
      "import type { HTMLAttributes } from 'svelte/elements';",
      "import type { WithColons } from './framework-names.js';",
      '',
      'type Tag<Element extends EventTarget, Attributes> = HTMLAttributes<Element> & Attributes & WithColons<Attributes>;',
    ],
    open: ["declare module 'svelte/elements' {", '  interface SvelteHTMLElements {'],
    close: ['  }', '}'],
  });

/** The project's own typings: elements, and JSX for React, which is the source's. */
export function typings(records, common, names) {
  const [first] = JSX.react;
  const elements = elementTypes(records, common, names);
  const own = elements.replace(MADE, `${MADE}\n${first}`);
  return `${own}\n${jsxTypes(records, 'react')}`;
}
