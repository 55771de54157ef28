import { expect, test } from 'vitest';
import { record } from '../../widgets/element/record';
import { useMessages } from '../../widgets/hooks/use-messages';
import { useSettings } from '../../widgets/hooks/use-settings';
import { elementHtml } from '../../widgets/server/element-html';
import { shadowHtml, stylesOf } from '../../widgets/server/shadow-html';

function Greeting({ name, loud }: { readonly name: string; readonly loud: boolean }) {
  const { theme } = useSettings();
  const word = useMessages({ en: { hello: 'Hello' }, ar: { hello: 'أهلًا' } }).hello;
  return <p className={theme}>{`${word} ${name}${loud ? '!' : ''}`}</p>;
}

const greeting = record({
  tag: 'tass-greeting',
  summary: 'A greeting',
  attributes: { name: { type: 'text', doc: '', default: 'you' }, loud: { type: 'flag', doc: '' } },
  events: [],
  parts: [],
  styles: ['p{color:inherit}'],
  component: Greeting,
}) as never;

test('an element is written as a declarative shadow root with its styles and its content', () => {
  const html = shadowHtml(greeting, { attributes: { name: 'Sara', loud: true } });
  expect(html).toMatch(
    /^<template shadowrootmode="open"><style>:host\{display:block\}.*p\{color:inherit\}<\/style>/,
  );
  expect(html).toContain('<div class="root" part="root" lang="en" dir="ltr" data-theme="light"');
  expect(html).toContain('</style><slot name="header"></slot><div class="root"');
  expect(html).toContain('<p class="light">Hello Sara!</p></div><slot name="footer"></slot></template>');
});

test('a drawing says which attributes it was made for', () => {
  const keyFor = (attributes: Record<string, string | true>) =>
    /data-for="([^"]*)"/.exec(shadowHtml(greeting, { attributes }))?.[1];
  expect(keyFor({ name: 'Sara' })).toBe(keyFor({ name: 'Sara', class: 'wide' }));
  const keys = [{}, { name: 'Sara' }, { name: 'Sarah' }, { partner: 'acme' }].map(keyFor);
  expect(new Set(keys).size).toBe(4);
});

test('defaults, language and theme apply as they do on a page', () => {
  const html = shadowHtml(greeting, { settings: { lang: 'ar', theme: 'dark' } });
  expect(html).toContain('lang="ar" dir="rtl" data-theme="dark"');
  expect(html).toContain('<p class="dark">أهلًا you</p>');
});

test('a name that is no element’s is told with those there are', async () => {
  for (const name of ['nope', 'tass-finder', 'toString'])
    await expect(elementHtml(name as 'finder')).rejects.toThrow(
      new RegExp(`^There is no element “${name}”; there are add-to-cart, .*finder, .*toaster\\.$`),
    );
});

test('a name that would end an attribute is refused', async () => {
  for (const name of ['x onload="alert(1)"', '"', 'a=b', ''])
    await expect(elementHtml('benefits', { attributes: { [name]: 'x' } })).rejects.toThrow(
      `“${name}” can be no attribute’s name.`,
    );
});

test('attributes are taken as properties are: numbers as words, nothing and false as none', async () => {
  const attributes = { limit: 4, paged: true, 'in-stock': false, brand: undefined, category: null };
  expect(await elementHtml('product-grid', { attributes })).toMatch(/^<tass-product-grid limit="4" paged>/);
});

test('what stands in an attribute is text', () => {
  expect(shadowHtml(greeting, { attributes: { name: '</p><script>' } })).not.toContain('<script>');
});

test('no style can end the style element it stands in', () => {
  expect(stylesOf(greeting)).not.toMatch(/<\/style/i);
});
