import { expect, test, vi } from 'vitest';
import { nextFrame } from '../../../widgets/browser/next-frame';
import { SHOP, shownIn } from '../../helpers/open-element';
import '../../browser/hosts/element-layer/fixture';

// What the wrapper reads of a page and tells it, by a fixture. What platforms do with it: browser/hosts/element-layer*.spec.ts.

type Fixture = HTMLElement & Record<string, unknown>;
const fixtures = () => [...document.querySelectorAll<Fixture>('tass-fixture')];

/** Opens a page with fixtures. Gives what the first one shows and was given, as it says itself. */
async function open(body: string) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = body;
  if (!customElements.get('tass-fixture')) window.defineFixture('1.0.0');
  const host = fixtures()[0] as Fixture;
  await expect.poll(() => fixtures().every(one => shownIn(one).root.firstChild)).toBe(true);
  const { root, ...queries } = shownIn(host);
  const said = (selector: string) => JSON.parse(root.querySelector(selector)?.textContent ?? '{}');
  return { ...queries, host, root, props: () => said('output'), settings: () => said('.settings') };
}

/** What is warned of, from now on. */
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined).mock.calls;

const addMeta = (name: string, content: string, place = document.head) =>
  place.append(Object.assign(document.createElement('meta'), { name, content }));

test('attributes: absent, empty, bare, changed, removed', async () => {
  const { host, props } = await open(
    '<tass-fixture heading="Ink" limit="8" paged filter="new" view-more="/new-products"></tass-fixture>',
  );
  const given = { heading: 'Ink', limit: 8, paged: true, filter: 'new', viewMore: '/new-products' };
  expect(props()).toEqual(given);
  host.setAttribute('heading', '');
  for (const name of ['limit', 'paged', 'filter', 'view-more']) host.removeAttribute(name);
  await expect.poll(props).toEqual({ heading: 'Toner', limit: 12, paged: false });
});

test('F47 a bad value is ignored with one warning that names element, attribute and value', async () => {
  const warned = warnings();
  const { props } = await open(
    '<tass-fixture limit="many" filter="old" view-more="javascript:alert(1)"></tass-fixture>'.repeat(2),
  );
  expect(props()).toEqual({ heading: 'Toner', limit: 12, paged: false });
  expect(warned).toEqual([
    ['tass: <tass-fixture> ignores limit="many"'],
    ['tass: <tass-fixture> ignores filter="old"'],
    ['tass: <tass-fixture> ignores view-more="javascript:alert(1)"'],
  ]);
});

test('JSON and names of functions in attributes are mere text', async () => {
  const warned = warnings();
  const { props } = await open(`<tass-fixture heading='{"bad' onclick-now="alert"></tass-fixture>`);
  expect(props().heading).toBe('{"bad');
  expect(warned).toEqual([]);
});

test('properties are taken and say what attributes do', async () => {
  const { host, props, root } = await open('<tass-fixture limit="4" view-more="/a" paged></tass-fixture>');
  Object.assign(host, { limit: '6', paged: false, viewMore: undefined, theme: 'dark' });
  expect([host.limit, host.paged, host.theme]).toEqual([6, false, 'dark']);
  expect([host.getAttribute('limit'), host.hasAttribute('view-more')]).toEqual(['6', false]);
  await expect.poll(props).toEqual({ heading: 'Toner', limit: 6, paged: false });
  expect(root.dataset.theme).toBe('dark');
});

test('events bubble, are composed, keep their case, and can be cancelled', async () => {
  const { host, getByRole } = await open('<tass-fixture></tass-fixture>');
  const heard: unknown[] = [];
  const hear = ({ detail, composed, cancelable, target }: CustomEvent) =>
    heard.push(detail, composed, cancelable, target);
  document.addEventListener('tass-navigate', hear, { once: true });
  getByRole('button', { name: 'Go' }).click();
  expect(heard).toEqual([{ href: '/Cart' }, true, true, host]);
});

test('F41 a second definition stands back, and says so once with both versions', async () => {
  await open('<tass-fixture></tass-fixture>');
  const warned = warnings();
  for (let times = 0; times < 2; times++) window.defineFixture('2.0.0');
  expect(warned).toEqual([
    ['tass: elements are loaded twice: version 1.0.0 stays, version 2.0.0 stands back.'],
  ]);
});

test('settings: attribute, then nearest meta, then the build; each followed when it changes', async () => {
  addMeta('tass:api', 'https://far.example');
  const { host, settings } = await open(
    '<div><meta name="tass:api" content="https://near.example/base/"><p><tass-fixture></tass-fixture></p></div>',
  );
  expect(settings()).toMatchObject({ api: 'https://near.example/base', shop: SHOP, onShop: false });
  host.setAttribute('api', 'https://own.example');
  await expect.poll(() => settings().api).toBe('https://own.example');
  host.removeAttribute('api');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const meta of document.querySelectorAll('meta')) meta.content = 'javascript:alert(1)';
  await expect.poll(() => settings().api).toBe('http://localhost:4000');
  addMeta('tass:shop', location.origin);
  await expect.poll(() => settings().onShop).toBe(true);
});

test('an element is drawn again for what bears on it alone, not for every change of a page’s head', async () => {
  addMeta('description', 'One page');
  await open('<tass-fixture></tass-fixture>');
  const before = window.drawn;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: '/next' }));
  addMeta('keywords', 'toner');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=description]'))
    meta.content = 'The next page';
  document.body.append(Object.assign(document.createElement('input'), { name: 'q' }));
  await nextFrame();
  await nextFrame();
  expect(window.drawn).toBe(before);
  addMeta('tass:theme', 'dark');
  await expect.poll(() => window.drawn).toBe(before + 1);
});

test('language: the nearest lang up the tree, through shadow roots, Arabic by any of its names', async () => {
  document.body.innerHTML = '<main><div id="outer"></div></main>';
  const [main, outer] = [document.querySelector('main'), document.querySelector('#outer')] as [
    Element,
    Element,
  ];
  const host = document.createElement('tass-fixture');
  outer.attachShadow({ mode: 'open' }).append(host);
  const language = () => [shownIn(host).root.lang, shownIn(host).root.dir];
  await expect.poll(language).toEqual(['en', 'ltr']);
  main.setAttribute('lang', 'AR-kw');
  await expect.poll(language).toEqual(['ar', 'rtl']);
  outer.setAttribute('lang', 'fr');
  await expect.poll(language).toEqual(['en', 'ltr']);
  outer.removeAttribute('lang');
  await expect.poll(language).toEqual(['ar', 'rtl']);
});

test('an element that is never attached is never drawn', async () => {
  const before = window.drawn;
  const element = document.createElement('tass-fixture');
  element.setAttribute('heading', 'Ink');
  await nextFrame();
  expect([window.drawn - before, element.shadowRoot?.childNodes.length]).toEqual([0, 0]);
});

test('F42 state survives a move by append and into a shadow root', async () => {
  const { host, getByRole, root } = await open('<tass-fixture></tass-fixture><div lang="ar-KW"></div>');
  const place = document.querySelector('div') as Element;
  // Effects run after the drawing.
  await expect.poll(() => window.counts.mounted - window.counts.unmounted).toBe(1);
  const { mounted, unmounted } = window.counts;
  getByRole('button', { name: 'Pressed 0' }).click();
  place.append(host);
  await expect.poll(() => root.dir).toBe('rtl');
  getByRole('button', { name: 'Pressed 1' }).click();
  place.attachShadow({ mode: 'open' }).append(host);
  await nextFrame();
  await nextFrame();
  getByRole('button', { name: 'Pressed 2' });
  expect(root.dir).toBe('rtl');
  expect(window.counts).toMatchObject({ mounted, unmounted });
});
