import { camelCase, pascalCase } from './names.mjs';

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

const method = ([name, { doc, parameters }]) => `  /** ${doc}. */\n  ${name}(${parameters}): void;`;

/** As an attribute in markup. */
const markup = ([name, attribute]) =>
  `  /** ${attribute.doc}. */\n  '${name}'?: ${typeOf(attribute)} | undefined;`;

const listener = (prop, event) =>
  `  '${prop}'?: ((event: CustomEvent<TassEvents['${event}']>) => void) | undefined;`;

const MADE = '// Made from the records by `npm run generate`; not to be edited.';

/** Each element's tag and the name of its types. */
const tags = (records, write) => records.map(({ record }) => write(record.tag, pascalCase(record.tag)));

/** Types of every element as an object and of its attributes. `common` are the attributes that all take. */
export function elementTypes(records, common, { types = './types' } = {}) {
  // The platform declares `lang` itself.
  const shared = Object.entries(common).filter(([name]) => name !== 'lang');
  const lines = [
    MADE,
    `import type { TassEvents } from '${types}';`,
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

/** Every element in Vue's templates. */
export function vueTypes(records, from) {
  return [
    MADE,
    "import type { DefineComponent, HTMLAttributes } from 'vue';",
    `import type * as Tass from '${from}';`,
    '',
    '/** `ontass-order` as Vue writes it: `onTassOrder`. */',
    `type Listeners<A> = { [Name in keyof A as Name extends \`ontass-\${infer Rest}\` ? \`onTass\${Camel<\`-\${Rest}\`>}\` : Name]: A[Name] };`,
    `type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : Name;`,
    'type Tag<Attributes> = DefineComponent<Listeners<Attributes> & HTMLAttributes>;',
    '',
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    ...tags(records, (tag, name) => `    '${tag}': Tag<Tass.${name}Attributes>;`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The project's own typings: elements, and JSX for React, which is the source's. */
export function typings(records, common) {
  const [first] = JSX.react;
  const elements = elementTypes(records, common);
  const own = elements.replace(MADE, `${MADE}\n${first}`);
  return `${own}\n${jsxTypes(records, 'react')}`;
}
