// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { adoptStyles } from '../../../widgets/element/sheets';

/** A shadow root with the given HTML, on the page. */
function rootWith(html: string): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
}

test('a root that came styled from a server keeps what it has', () => {
  const styled = rootWith('<style>p{color:red}</style><p></p>');
  adoptStyles(styled, ['p{color:red}']);
  expect(styled.adoptedStyleSheets).toHaveLength(0);
  // Not loaded yet, perhaps.
  const linked = rootWith('<link href="all.css"><p></p>');
  adoptStyles(linked, ['p{color:red}']);
  expect(linked.adoptedStyleSheets).toHaveLength(0);
});

test('one whose style element the page’s content policy refused is given its styles', () => {
  const root = rootWith('<style>p{color:red}</style><p></p>');
  Object.defineProperty(root.querySelector('style'), 'sheet', { value: null });
  adoptStyles(root, ['p{color:red}']);
  expect(root.adoptedStyleSheets).toHaveLength(1);
});

test('a root that is given its styles again keeps one of each', () => {
  const root = rootWith('<p></p>');
  adoptStyles(root, ['p{color:red}']);
  adoptStyles(root, ['p{color:red}', 'b{color:red}']);
  expect(root.adoptedStyleSheets).toHaveLength(2);
});
