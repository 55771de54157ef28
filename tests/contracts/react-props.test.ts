import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn, textOf, treeOf } from './source';

// What ships names a few of React's props as browsers do (`widgets/element/react-props.mjs`), where compat would all of them.

const PROPS = 'widgets/element/react-props.mjs';
const named = new Set(
  textOf(PROPS)
    .match(/^ {2}\w+(?=: ')/gm)
    ?.map(name => name.trim()),
);
/** Types of inputs that say `change` where React does. */
const CHANGES = new Set(['radio', 'checkbox', 'file']);
/** Attributes that SVG writes with a hyphen, and events that browsers call otherwise. */
const OTHERWISE =
  /^(accent|alignment|baseline|clip|color|dominant|fill|flood|font|letter|lighting|marker|overline|paint|pointer|shape|stop|stroke|text|underline|unicode|vector|word|writing)[A-Z]|^on(DoubleClick|Focus|Blur)$/;

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const attributesOf = (tag: Tag) =>
  new Map(
    tag.attributes.properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => {
      const value = initializer && ts.isStringLiteral(initializer) ? initializer.text : undefined;
      return [name.getText(), value] as const;
    }),
  );

/** Names of a tag that mean something else without compat. */
function needing(tag: Tag): string[] {
  const attributes = attributesOf(tag);
  const kind = tag.tagName.getText();
  const types = !/input|textarea|TextField/.test(kind) || CHANGES.has(attributes.get('type') ?? '');
  return [...attributes.keys()].filter(
    name =>
      (OTHERWISE.test(name) && !named.has(name)) ||
      (/^[a-z]/.test(kind) && /^(style|translate|defaultProps)$/.test(name)) ||
      (name === 'defaultValue' && kind === 'select') ||
      (name === 'onChange' && !types),
  );
}

test('every prop means in what ships what it means in React', () => {
  const found: string[] = [];
  for (const path of [...filesIn('widgets', '.tsx'), ...filesIn('site', '.tsx')]) {
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
        for (const name of needing(node)) found.push(`${path}: <${node.tagName.getText()} ${name}>`);
      ts.forEachChild(node, visit);
    };
    visit(treeOf(path));
  }
  expect(named.size).toBeGreaterThan(3);
  expect(found).toEqual([]);
});
