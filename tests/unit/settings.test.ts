// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '../../widgets/locale/languages';
import { resolveSettings } from '../../widgets/settings';

/** The element in a page made of the given HTML. */
function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('tass-finder') as HTMLElement;
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.documentElement.lang = 'en';
});

describe('the settings of an element', () => {
  test('come from the build where a page says nothing', () => {
    expect(resolveSettings(element('<tass-finder></tass-finder>'))).toMatchObject({
      api: 'http://localhost:4000',
      shop: 'http://localhost:8080',
      partner: undefined,
      lang: 'en',
      theme: 'light',
    });
  });

  test('an attribute counts before a near meta, that before one in the head', () => {
    document.head.innerHTML =
      '<meta name="tass:partner" content="far"><meta name="tass:theme" content="dark">';
    const near = '<div><meta name="tass:partner" content="near"><tass-finder></tass-finder></div>';
    expect(resolveSettings(element(near))).toMatchObject({ partner: 'near', theme: 'dark' });
    expect(resolveSettings(element(near.replace('<tass-finder', '<tass-finder partner="own"'))).partner).toBe(
      'own',
    );
  });

  test('a meta in another part of the page is farther than one around the element', () => {
    const page = `<aside><meta name="tass:partner" content="aside"></aside>
      <main><meta name="tass:partner" content="main"><tass-finder></tass-finder></main>`;
    expect(resolveSettings(element(page)).partner).toBe('main');
  });

  test('an address loses the slash at its end and must be http or https', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(resolveSettings(element('<tass-finder api="https://api.example/base/"></tass-finder>')).api).toBe(
      'https://api.example/base',
    );
    expect(resolveSettings(element('<tass-finder api="file:///etc"></tass-finder>')).api).toBe(
      'http://localhost:4000',
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith('tass: <tass-finder> ignores api="file:///etc"');
  });

  test.each(['shop.example.com', 'shop.example.com/base', 'my-shop.example'])(
    'a host without its scheme, %s, is one of https',
    text => {
      document.head.innerHTML = `<meta name="tass:shop" content="${text}">`;
      const { href } = new URL(`https://${text}`);
      const address = href.replace(/\/$/, '');
      expect(resolveSettings(element(`<tass-finder api="${text}"></tass-finder>`))).toMatchObject({
        api: address,
        shop: address,
      });
    },
  );

  test.each(['/base.v1', './base', '../base/', 'base/v1.1'])('a path, %s, counts from the page', text => {
    const address = new URL(text, document.baseURI).href.replace(/\/$/, '');
    expect(resolveSettings(element(`<tass-finder api="${text}"></tass-finder>`)).api).toBe(address);
  });

  test('the API’s address may end with the path of its calls', () => {
    for (const path of ['', '/', '/api/v2', '/api/v2/'])
      expect(
        resolveSettings(element(`<tass-finder api="https://api.example${path}"></tass-finder>`)).api,
      ).toBe('https://api.example');
  });

  test.each(['acme.com', 'a', 'A_b-9', 'x'.repeat(64)])('F59 take %s for a partner id', id => {
    expect(resolveSettings(element(`<tass-finder partner="${id}"></tass-finder>`)).partner).toBe(id);
    document.head.innerHTML = `<meta name="tass:partner" content="${id}">`;
    expect(resolveSettings(element('<tass-finder></tass-finder>')).partner).toBe(id);
  });

  test.each(['two words', 'شركة', 'a/b', 'x'.repeat(65)])('F59 refuse %s as a partner id, and say so', id => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.head.innerHTML = '<meta name="tass:partner" content="good">';
    expect(resolveSettings(element(`<tass-finder partner="${id}"></tass-finder>`)).partner).toBe('good');
    expect(warn).toHaveBeenCalledExactlyOnceWith(`tass: <tass-finder> ignores partner="${id}"`);
  });

  test('are the same object while nothing changes', () => {
    const finder = element('<tass-finder></tass-finder>');
    const before = resolveSettings(finder);
    expect(resolveSettings(finder)).toBe(before);
    finder.setAttribute('theme', 'dark');
    expect(resolveSettings(finder)).not.toBe(before);
  });
});

test.each([
  ['ar', 'ar'],
  ['ar-KW', 'ar'],
  ['AR', 'ar'],
  ['arn', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the language %j is %s', (lang, expected) => {
  expect(languageOf(lang)).toBe(expected);
});
