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

/** As an attribute in JSX. */
const jsxAttribute = ([name, attribute]) =>
  `  /** ${attribute.doc}. */\n  '${name}'?: ${typeOf(attribute)} | undefined;`;

const jsxEvent = name => `  'on${name}'?: ((event: CustomEvent<TassEvents['${name}']>) => void) | undefined;`;

/** Types of every element as an object and in JSX. `common` are the attributes that all take. */
export function typings(records, common) {
  // The platform declares `lang` itself.
  const shared = Object.entries(common).filter(([name]) => name !== 'lang');
  const lines = [
    '// Made from the records by `npm run generate`; not to be edited.',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    "import type { TassEvents } from './events';",
    '',
    '/** What all elements take. */',
    'export interface TassElement extends HTMLElement {',
    ...shared.map(property),
    '}',
    '',
    '/** What all elements take, as attributes in JSX. */',
    'interface CommonAttributes {',
    ...shared.map(jsxAttribute),
    '}',
    '',
    'type Tag<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & CommonAttributes & Attributes;',
    '',
  ];
  for (const { record } of records) {
    const name = pascalCase(record.tag);
    const own = Object.entries(record.attributes);
    lines.push(
      `/** ${record.summary}. */`,
      `export interface ${name}Element extends TassElement {`,
      ...own.map(property),
      '}',
      '',
      `interface ${name}Attributes {`,
      ...own.map(jsxAttribute),
      ...record.events.map(jsxEvent),
      '}',
      '',
    );
  }
  const each = write => records.map(({ record }) => write(record.tag, pascalCase(record.tag)));
  lines.push(
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...each((tag, name) => `    '${tag}': ${name}Element;`),
    '  }',
    '}',
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...each((tag, name) => `      '${tag}': Tag<${name}Element, ${name}Attributes>;`),
    '    }',
    '  }',
    '}',
    '',
  );
  return lines.join('\n');
}
