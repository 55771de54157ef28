import { expect, type Page, test } from 'playwright/test';
import { pageMemory } from '../helpers/page-memory';
import { buildFixture } from './element/build-fixture';

// Each test is one thing that the wrapper, Preact or the platform does not do for us.

let script: string;
const PAGE = 'https://host.example/';

test.beforeAll(async () => {
  test.setTimeout(60_000);
  script = await buildFixture();
});

/** Opens a page with the given body; the fixture is defined once the body is there, unless `define` says otherwise. */
async function open(page: Page, body: string, { define = true, headers = {} } = {}): Promise<string[]> {
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  page.on('pageerror', error => said.push(`uncaught ${error.message}`));
  await page.route(`${PAGE}**`, route =>
    route.request().url() === PAGE
      ? route.fulfill({
          contentType: 'text/html',
          headers,
          body: `<!doctype html><html lang="en"><head><title>Host</title><script type="module" src="/fixture.js"></script></head><body>${body}</body></html>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(PAGE);
  await page.waitForFunction(() => 'defineFixture' in window);
  if (define) await page.evaluate(() => window.defineFixture('1.0.0'));
  return said;
}

const props = async (page: Page, at = 0) =>
  JSON.parse((await page.locator('output').nth(at).textContent()) ?? '{}');
const settings = async (page: Page) => JSON.parse((await page.locator('.settings').textContent()) ?? '{}');
const warnings = (said: string[]) => said.filter(text => text.startsWith('tass:'));

test('an element that is never attached is never drawn', async ({ page }) => {
  await open(page, '');
  const drawn = await page.evaluate(async () => {
    const element = document.createElement('tass-fixture');
    element.setAttribute('heading', 'Ink');
    await new Promise(requestAnimationFrame);
    return [window.counts.mounted, element.shadowRoot?.childNodes.length];
  });
  expect(drawn).toEqual([0, 0]);
});

test('attributes: absent, empty, bare, changed, removed', async ({ page }) => {
  await open(
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
  const said = await open(
    page,
    '<tass-fixture limit="many" filter="old" view-more="javascript:alert(1)"></tass-fixture>'.repeat(2),
  );
  await expect.poll(() => props(page)).toEqual({ heading: 'Toner', limit: 12, paged: false });
  await expect
    .poll(() => warnings(said))
    .toEqual([
      'tass: <tass-fixture> ignores limit="many"',
      'tass: <tass-fixture> ignores filter="old"',
      'tass: <tass-fixture> ignores view-more="javascript:alert(1)"',
    ]);
});

test('JSON and names of functions in attributes are mere text', async ({ page }) => {
  const said = await open(page, `<tass-fixture heading='{"bad' onclick-now="alert"></tass-fixture>`);
  expect((await props(page)).heading).toBe('{"bad');
  expect(said).toEqual([]);
});

test('properties are taken, before the definition and after', async ({ page }) => {
  await open(page, '<tass-fixture></tass-fixture>', { define: false });
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

for (const [way, move] of [
  ['append', (element: Element, target: Element) => target.append(element)],
  [
    'moveBefore',
    (element: Element, target: Element) =>
      (target as Element & { moveBefore(node: Node, before: null): void }).moveBefore(element, null),
  ],
  [
    'a shadow root',
    (element: Element, target: Element) => target.attachShadow({ mode: 'open' }).append(element),
  ],
] as const) {
  test(`F42 state survives a move by ${way}`, async ({ page }) => {
    await open(page, '<tass-fixture></tass-fixture><div id="target" lang="ar-KW"></div>');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await page.evaluate(
      `(${move})(document.querySelector('tass-fixture'), document.querySelector('#target'))`,
    );
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expect(page.locator('.root')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => [window.counts.mounted, window.counts.unmounted])).toEqual([1, 0]);
  });
}

test('F42 an element that moves into a frame keeps its styles and its state', async ({ page }) => {
  await open(page, '<tass-fixture></tass-fixture><iframe srcdoc="<p>Frame</p>"></iframe>');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.frameLocator('iframe').getByText('Frame').waitFor();
  await page.evaluate(() => {
    const frame = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
    frame.body.append(document.querySelector('tass-fixture') as Element);
  });
  const there = page.frameLocator('iframe');
  await expect(there.getByRole('button', { name: 'Pressed 1' })).toHaveCSS('min-height', '44px');
  // What it draws anew is of the frame's document.
  await there.getByRole('button', { name: 'Break' }).click();
  await there.getByRole('button', { name: 'Try again' }).click();
  await expect(there.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
});

test('events bubble, are composed, keep their case, and can be cancelled', async ({ page }) => {
  await open(page, '<tass-fixture></tass-fixture>');
  await page.evaluate(() =>
    document.addEventListener('tass-navigate', event => {
      document.title = `${event.detail.href} ${event.composed} ${event.cancelable} ${(event.target as Element).localName}`;
    }),
  );
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveTitle('/Cart true true tass-fixture');
});

test('a shadow root that came with the page is kept, and its nodes with it', async ({ page }) => {
  await open(page, '<div id="made"></div>');
  const html = await page.evaluate(async () => {
    const element = document.createElement('tass-fixture');
    document.body.append(element);
    return element.shadowRoot?.innerHTML ?? '';
  });
  await open(
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
  const said = await open(page, '<tass-fixture></tass-fixture>');
  await page.evaluate(() => {
    window.defineFixture('2.0.0');
    window.defineFixture('2.0.0');
  });
  await expect.poll(() => warnings(said)).toEqual(['tass: version 1.0.0 stays, version 2.0.0 stands back.']);
});

test('F48 an error stays inside its element, which can be tried again', async ({ page }) => {
  const said = await open(
    page,
    '<tass-fixture heading="broken"></tass-fixture><tass-fixture></tass-fixture>',
    { define: false },
  );
  await page.evaluate(() => {
    document.addEventListener('tass-error', event =>
      document.body.setAttribute('data-failed', (event.target as Element).localName),
    );
    window.defineFixture('1.0.0');
  });
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toHaveCount(1);
  await expect(page.locator('body')).toHaveAttribute('data-failed', 'tass-fixture');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toHaveCount(2);
  expect(said.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

test('F48 an error in an effect stays inside too', async ({ page }) => {
  const said = await open(page, '<tass-fixture></tass-fixture>');
  for (const count of [0, 1, 2]) await page.getByRole('button', { name: `Pressed ${count}` }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  expect(said.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

for (const [where, press] of [
  ['a handler', 'Throw'],
  ['a promise', 'Reject'],
] as const) {
  test(`F48 an error in ${where} offers another try and leaves all as it stood, here and beside it`, async ({
    page,
  }) => {
    const said = await open(page, '<tass-fixture></tass-fixture><tass-fixture></tass-fixture>');
    const pressed = (times: number) => page.getByRole('button', { name: `Pressed ${times}` });
    await pressed(0).first().click();
    await page.getByRole('button', { name: press }).first().click();
    const again = page.locator('tass-fixture').first().getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await pressed(1).click();
    await expect(pressed(2)).toBeVisible();
    await pressed(0).click();
    await expect(pressed(1)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.counts))
      .toEqual({ mounted: 2, unmounted: 0, failures: 1 });
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(pressed(0)).toBeVisible();
    await expect(pressed(1)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.counts))
      .toEqual({ mounted: 3, unmounted: 1, failures: 1 });
    expect(said).toEqual([]);
  });
}

test('F43 styles of the page stay out: resets, a small root, direction, even !important', async ({
  page,
}) => {
  await open(
    page,
    `<style>html{font-size:62.5%}*{direction:rtl!important;color:red!important;font-size:40px!important;letter-spacing:9px!important}</style>
     <tass-fixture></tass-fixture>`,
  );
  const text = page.locator('.settings');
  await expect(text).toHaveCSS('direction', 'ltr');
  await expect(text).toHaveCSS('font-size', '16px');
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(text).toHaveCSS('letter-spacing', 'normal');
});

test('settings: attribute, then nearest meta, then the build; each followed when it changes', async ({
  page,
}) => {
  await open(
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

test('language: the nearest lang up the tree, through shadow roots, Arabic by any of its names', async ({
  page,
}) => {
  await open(page, '<main><div id="outer"></div></main>');
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

test('F45 works under a strict content policy with Trusted Types', async ({ page }) => {
  const said = await open(page, '<tass-fixture></tass-fixture>', {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  });
  const button = page.getByRole('button', { name: 'Pressed 0' });
  await expect(button).toHaveCSS('min-height', '44px');
  expect(said).toEqual([]);
});

for (const [harm, code] of [
  ['extended', "Array.prototype.toJSON = () => 'x'; Object.prototype.surprise = 1; window.process = {}"],
  [
    'froze',
    'Object.freeze(Object.prototype); Object.freeze(Array.prototype); Object.freeze(Function.prototype)',
  ],
  ['shadowed', 'window.define = () => {}; window.define.amd = {}; window.exports = {}; window.module = {}'],
] as const) {
  test(`F44 a page that ${harm} what the language brings does no harm`, async ({ page }) => {
    const said = await open(
      page,
      `<script>${code}</script><img id="head" name="head"><form name="body"></form><tass-fixture></tass-fixture>`,
    );
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(said).toEqual([]);
  });
}

test('F44 where a page lets nothing be drawn, the fallback shows and the failure is told', async ({
  page,
}) => {
  const said = await open(
    page,
    `<script>Object.prototype.clone = () => {}; Object.freeze(Object.prototype);
       addEventListener('tass-error', () => { document.title = 'told'; });</script>
     <tass-fixture><a href="tel:1">Call us</a></tass-fixture>`,
  );
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page).toHaveTitle('told');
  expect(said.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

test('F42 a thousand elements come and go and leave nothing', async ({ page }) => {
  await open(page, '<div id="place"></div>');
  const memory = await pageMemory(page);
  const cycle = (times: number) =>
    page.evaluate(async count => {
      const place = document.querySelector('#place') as Element;
      for (let index = 0; index < count; index++) {
        const element = document.createElement('tass-fixture');
        place.append(element);
        document.body.append(element);
        if (index % 10 === 0) await new Promise(requestAnimationFrame);
        element.setAttribute('limit', '7');
        element.remove();
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, times);
  await cycle(50);
  const before = await memory();
  await cycle(1000);
  await expect.poll(() => page.evaluate(() => window.counts.mounted - window.counts.unmounted)).toBe(0);
  // What is gone is collected in its own time.
  await expect.poll(async () => (await memory()).listeners).toBeLessThanOrEqual(before.listeners);
  await expect.poll(async () => (await memory()).nodes - before.nodes).toBeLessThan(100);
  await expect.poll(async () => (await memory()).used - before.used).toBeLessThan(1_000_000);
});
