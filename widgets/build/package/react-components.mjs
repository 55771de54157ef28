import { camelCase, pascalCase } from '../letter-case.mjs';

// React components of all elements, for the package; what they do is react-component.mjs.

/** `tass-order` to `onTassOrder`. */
const handler = event => `on${pascalCase(event)}`;

const object = entries => `{ ${entries.map(([key, value]) => `${key}: '${value}'`).join(', ')} }`;

/** The module `react.js`: a component an element, each loading its element's code by itself. */
export function reactComponents(records, common) {
  const components = records.map(({ name, record }) => {
    const attributes = Object.keys({ ...common, ...record.attributes }).map(of => [camelCase(of), of]);
    const events = record.events.map(event => [handler(event), event]);
    return `export const ${pascalCase(record.tag)} = /*#__PURE__*/ component('${record.tag}', ${object(attributes)}, ${object(events)}, () => import('./elements/${name}.js'));`;
  });
  return ["'use client';", "import { component } from './react-component.js';", '', ...components, ''].join(
    '\n',
  );
}

/** Types of the components, behind those of the elements in JSX. */
export function reactTypes(records, jsx) {
  return [
    jsx
      .replace('import type { ', 'import type { ForwardRefExoticComponent, RefAttributes, ')
      .replace('import type * as', "import type { Props } from './framework-names.js';\nimport type * as"),
    '/** Attributes in camelCase, and handlers such as `onTassOrder`. */',
    'type Component<Element, Attributes> = ForwardRefExoticComponent<Props<Attributes> & Omit<HTMLAttributes<Element>, keyof Attributes> & RefAttributes<Element>>;',
    ...records.map(({ record }) => {
      const name = pascalCase(record.tag);
      return `/** ${record.summary}. */\nexport declare const ${name}: Component<Tass.${name}Element, Tass.${name}Attributes>;`;
    }),
    '',
  ].join('\n');
}
