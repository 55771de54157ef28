import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';

// Elements inside other people's shadow roots: tass.js finds those in open ones, an element's own file serves closed ones.

const BADGE = '<tass-cart-badge></tass-cart-badge>';
const badge = (page: Page) => page.getByRole('link', { name: 'Cart, 0 items' });

/** A page's own script, before tass.js runs. */
const early = (script: string) => ({
  script: `<script>${script}</script><script type="module" src="/widgets/latest/tass.js"></script>`,
});

/** A press that tells that `tass.js` has looked at the page. */
const looked = (page: Page) => page.waitForFunction(() => Symbol.for('tass.loader') in globalThis);

test('an element in a declarative shadow root is found, and one in a root inside that', async ({ page }) => {
  await openElements(
    page,
    `<section><template shadowrootmode="open"><div><template shadowrootmode="open">${BADGE}</template></div>
     <tass-benefits></tass-benefits></template></section>`,
  );
  await expect(badge(page)).toBeVisible();
  await expect(page.getByRole('list')).toBeVisible();
});

test('an element is found in a root that a page’s script attached before', async ({ page }) => {
  await openElements(
    page,
    '<div id="host"></div>',
    early(`addEventListener('DOMContentLoaded', () => {
      host.attachShadow({ mode: 'open' }).innerHTML = '${BADGE}';
    })`),
  );
  await expect(badge(page)).toBeVisible();
});

test('an element is found in a root that is attached to an element long there', async ({ page }) => {
  await openElements(page, '<div id="host"></div>');
  await looked(page);
  await page.evaluate(html => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    const place = document.createElement('div');
    root?.append(place);
    // Later than the root itself, as frameworks draw.
    requestAnimationFrame(() => {
      place.innerHTML = html;
    });
  }, BADGE);
  await expect(badge(page)).toBeVisible();
});

test('an element is found in a component that is defined later, and drew before it was on the page', async ({
  page,
}) => {
  await openElements(page, '<x-shelf></x-shelf><main id="place"></main>');
  await looked(page);
  await page.evaluate(html => {
    customElements.define(
      'x-shelf',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' }).innerHTML = html;
        }
      },
    );
  }, BADGE);
  await expect(badge(page)).toBeVisible();
  await page.evaluate(async () => {
    const away = document.createElement('div');
    away.attachShadow({ mode: 'open' }).innerHTML = '<tass-login></tass-login>';
    await Promise.resolve();
    document.querySelector('#place')?.append(away);
  });
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('in an open root the finder’s place is kept, and its brands are there with tass.js', async ({
  page,
}) => {
  await answerCalls(page, {
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, []),
  });
  // Its own code never comes.
  await page.route(/\/widgets\/latest\/finder-/, () => undefined);
  await openElements(page, '<div id="host"></div>');
  await looked(page);
  await page.evaluate(() => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('tass-finder'));
  });
  await expect(page.getByLabel('Printer brand').getByRole('option', { name: 'HP' })).toBeAttached();
  const height = await page.locator('tass-finder').evaluate(finder => finder.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(420);
});

test('a closed root hides its elements from tass.js, and the element’s own file serves them', async ({
  page,
}) => {
  await openElements(page, '<div id="host"></div><div id="open"></div>');
  await looked(page);
  await page.evaluate(() => {
    const closed = document.querySelector('#host')?.attachShadow({ mode: 'closed' });
    if (closed) closed.innerHTML = '<tass-cart-badge></tass-cart-badge>';
    const open = document.querySelector('#open')?.attachShadow({ mode: 'open' });
    if (open) open.innerHTML = '<tass-benefits></tass-benefits>';
    Object.assign(globalThis, { inClosed: closed?.querySelector('tass-cart-badge') });
  });
  await expect(page.getByRole('list')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('tass-cart-badge') === undefined)).toBe(true);
  await page.addScriptTag({ type: 'module', url: '/widgets/latest/cart-badge.js' });
  await page.waitForFunction(() => {
    const { inClosed } = globalThis as unknown as { inClosed: Element };
    return inClosed.shadowRoot?.querySelector('a')?.getAttribute('aria-label') === 'Cart, 0 items';
  });
});

test('a page’s own attachShadow is called as ever, whoever stood before it or comes after', async ({
  page,
}) => {
  await openElements(
    page,
    '<div id="host"></div>',
    early(`
      const native = Element.prototype.attachShadow;
      window.calls = [];
      Element.prototype.attachShadow = function attachShadow(options) {
        calls.push(['before', options.mode, arguments.length]);
        return native.apply(this, arguments);
      };`),
  );
  await looked(page);
  const seen = await page.evaluate(html => {
    const { calls } = globalThis as unknown as { calls: unknown[] };
    calls.length = 0;
    const ours = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachShadow(options) {
      calls.push(['after', options.mode]);
      return ours.call(this, options);
    };
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open', delegatesFocus: true });
    if (root) root.innerHTML = html;
    let refused = '';
    try {
      document.querySelector('#host')?.attachShadow({ mode: 'open' });
    } catch (error) {
      refused = (error as Error).name;
    }
    return {
      calls: calls.slice(0, 2),
      name: ours.name,
      length: ours.length,
      refused,
      focus: root?.delegatesFocus,
    };
  }, BADGE);
  expect(seen).toEqual({
    calls: [
      ['after', 'open'],
      ['before', 'open', 1],
    ],
    name: 'attachShadow',
    length: 1,
    refused: 'NotSupportedError',
    focus: true,
  });
  await expect(badge(page)).toBeVisible();
});

test('where the page allows no change of attachShadow, and where a polyfill stands in for it, all else works', async ({
  page,
}) => {
  await openElements(
    page,
    `<div id="host"><template shadowrootmode="open">${BADGE}</template></div><div id="old"></div>`,
    early(
      `Object.defineProperty(Element.prototype, 'attachShadow', {
      configurable: false,
      writable: false,
      value(options) {
        if (this.id !== 'old') return HTMLElement.prototype.native.call(this, options);
        return Object.assign(document.createElement('div'), { mode: 'open' });
      },
    });`.replace('Object', 'HTMLElement.prototype.native = Element.prototype.attachShadow; Object'),
    ),
  );
  await expect(badge(page)).toBeVisible();
  expect(
    await page.evaluate(
      () => document.querySelector('#old')?.attachShadow({ mode: 'open' }).constructor.name,
    ),
  ).toBe('HTMLDivElement');
});
