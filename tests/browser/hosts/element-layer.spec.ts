import { expect, type Page, test } from 'playwright/test';
import { openFixture, props, warnings } from './element-layer/fixture-page';

// Each test is one thing that the wrapper, Preact or the platform does not do for us. An element's life: element-layer-life.spec.ts;
// pages that do harm and elements that fail: element-layer-hosts.spec.ts.

const settings = async (page: Page) => JSON.parse((await page.locator('.settings').textContent()) ?? '{}');

test('attributes: absent, empty, bare, changed, removed', async ({ page }) => {
  await openFixture(
    page,
    '<tass-fixture heading="Ink" limit="8" paged filter="new" view-more="/new-products"></tass-fixture>',
  );
  const given = { heading: 'Ink', limit: 8, paged: true, filter: 'new', viewMore: '/new-products' };
  await expect.poll(() => props(page)).toEqual(given);
  await page.evaluate(() => {
    const element = document.querySelector('tass-fixture') as HTMLElement;
    element.setAttribute('heading', '');
    for (const name of ['limit', 'paged', 'filter', 'view-more']) element.removeAttribute(name);
  });
  await expect.poll(() => props(page)).toEqual({ heading: 'Toner', limit: 12, paged: false });
});

test('F47 a bad value is ignored with one warning that names element, attribute and value', async ({
  page,
}) => {
  const logged = await openFixture(
    page,
    '<tass-fixture limit="many" filter="old" view-more="javascript:alert(1)"></tass-fixture>'.repeat(2),
  );
  await expect.poll(() => props(page)).toEqual({ heading: 'Toner', limit: 12, paged: false });
  await expect
    .poll(() => warnings(logged))
    .toEqual([
      'tass: <tass-fixture> ignores limit="many"',
      'tass: <tass-fixture> ignores filter="old"',
      'tass: <tass-fixture> ignores view-more="javascript:alert(1)"',
    ]);
});

test('JSON and names of functions in attributes are mere text', async ({ page }) => {
  const logged = await openFixture(page, `<tass-fixture heading='{"bad' onclick-now="alert"></tass-fixture>`);
  expect((await props(page)).heading).toBe('{"bad');
  expect(logged).toEqual([]);
});

test('properties are taken, before the definition and after', async ({ page }) => {
  await openFixture(page, '<tass-fixture></tass-fixture>', { define: false });
  await page.evaluate(() => {
    const element = Object.assign(document.querySelector('tass-fixture') as HTMLElement, {
      limit: 4,
      viewMore: '/a',
      paged: true,
    });
    window.defineFixture('1.0.0');
    return element.isConnected;
  });
  await expect.poll(() => props(page)).toEqual({ heading: 'Toner', limit: 4, paged: true, viewMore: '/a' });
  const read = await page.evaluate(async () => {
    const element = document.querySelector('tass-fixture') as HTMLElement & Record<string, unknown>;
    Object.assign(element, { limit: '6', paged: false, viewMore: undefined, theme: 'dark' });
    return [
      element.limit,
      element.paged,
      element.getAttribute('limit'),
      element.hasAttribute('view-more'),
      element.theme,
    ];
  });
  expect(read).toEqual([6, false, '6', false, 'dark']);
  await expect.poll(() => props(page)).toEqual({ heading: 'Toner', limit: 6, paged: false });
  await expect(page.locator('.root')).toHaveAttribute('data-theme', 'dark');
});

test('events bubble, are composed, keep their case, and can be cancelled', async ({ page }) => {
  await openFixture(page, '<tass-fixture></tass-fixture>');
  await page.evaluate(() =>
    document.addEventListener('tass-navigate', event => {
      document.title = `${event.detail.href} ${event.composed} ${event.cancelable} ${(event.target as Element).localName}`;
    }),
  );
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveTitle('/Cart true true tass-fixture');
});

test('a shadow root that came with the page is kept, and its nodes with it', async ({ page }) => {
  await openFixture(page, '<div id="made"></div>');
  const html = await page.evaluate(async () => {
    const element = document.createElement('tass-fixture');
    document.body.append(element);
    return element.shadowRoot?.innerHTML ?? '';
  });
  await openFixture(
    page,
    `<tass-fixture><template shadowrootmode="open"><style>button{color:rgb(1, 2, 3)}</style>${html}</template></tass-fixture>`,
    { define: false },
  );
  await page.evaluate(() => {
    const button = document.querySelector('tass-fixture')?.shadowRoot?.querySelector('button');
    Object.assign(window, { button });
    window.defineFixture('1.0.0');
  });
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  const pressed = page.getByRole('button', { name: 'Pressed 1' });
  await expect(pressed).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await pressed.evaluate(button => button === (window as unknown as { button: Element }).button)).toBe(
    true,
  );
  await expect(page.locator('output')).toHaveCount(1);
});

test('F41 a second definition stands back, and says so once with both versions', async ({ page }) => {
  const logged = await openFixture(page, '<tass-fixture></tass-fixture>');
  await page.evaluate(() => {
    window.defineFixture('2.0.0');
    window.defineFixture('2.0.0');
  });
  await expect
    .poll(() => warnings(logged))
    .toEqual(['tass: elements are loaded twice: version 1.0.0 stays, version 2.0.0 stands back.']);
});

test('settings: attribute, then nearest meta, then the build; each followed when it changes', async ({
  page,
}) => {
  await openFixture(
    page,
    `<meta name="tass:api" content="https://far.example"><div><meta name="tass:api" content="https://near.example/base/"><p><tass-fixture></tass-fixture></p></div>`,
  );
  await expect
    .poll(() => settings(page))
    .toMatchObject({
      api: 'https://near.example/base',
      shop: 'http://localhost:8080',
      onShop: false,
    });
  await page.evaluate(() =>
    document.querySelector('tass-fixture')?.setAttribute('api', 'https://own.example'),
  );
  await expect.poll(async () => (await settings(page)).api).toBe('https://own.example');
  await page.evaluate(() => {
    document.querySelector('tass-fixture')?.removeAttribute('api');
    for (const meta of document.querySelectorAll('meta')) meta.content = 'javascript:alert(1)';
  });
  await expect.poll(async () => (await settings(page)).api).toBe('http://localhost:4000');
  await page.evaluate(() => {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'tass:shop',
      content: location.origin,
    });
    document.head.append(meta);
  });
  await expect.poll(async () => (await settings(page)).onShop).toBe(true);
});

test('an element is drawn again for what bears on it alone, not for every change of a page’s head', async ({
  page,
}) => {
  await openFixture(page, '<meta name="description" content="One page"><tass-fixture></tass-fixture>');
  const before = await page.evaluate(() => window.drawn);
  const after = await page.evaluate(async () => {
    const { head } = document;
    const add = (tag: string, properties: object) =>
      head.append(Object.assign(document.createElement(tag), properties));
    add('link', { rel: 'canonical', href: '/next' });
    add('meta', { name: 'keywords', content: 'toner' });
    (document.querySelector('meta[name=description]') as HTMLMetaElement).content = 'The next page';
    document.body.append(Object.assign(document.createElement('input'), { name: 'q' }));
    await new Promise(requestAnimationFrame);
    const same = window.drawn;
    add('meta', { name: 'tass:theme', content: 'dark' });
    await new Promise(requestAnimationFrame);
    return [same, window.drawn];
  });
  expect(after).toEqual([before, before + 1]);
});

test('language: the nearest lang up the tree, through shadow roots, Arabic by any of its names', async ({
  page,
}) => {
  await openFixture(page, '<main><div id="outer"></div></main>');
  await page.evaluate(() => {
    const shadow = (document.querySelector('#outer') as Element).attachShadow({ mode: 'open' });
    shadow.append(document.createElement('tass-fixture'));
  });
  const root = page.locator('.root');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await page.evaluate(() => document.querySelector('main')?.setAttribute('lang', 'AR-kw'));
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('lang', 'ar');
  await page.evaluate(() => document.querySelector('#outer')?.setAttribute('lang', 'fr'));
  await expect(root).toHaveAttribute('dir', 'ltr');
  await page.evaluate(() => document.querySelector('#outer')?.removeAttribute('lang'));
  await expect(root).toHaveAttribute('dir', 'rtl');
});
