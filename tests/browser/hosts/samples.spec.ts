import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, type Page, test } from 'playwright/test';
import ts from 'typescript';
import { guides } from '../../../site/content/en/guides';
import { complaints } from '../../helpers/complaints';
import { addresses } from '../../helpers/shop';

// Every piece of code of the guides: HTML runs as a page of another site, TypeScript is compiled against the package.

/** The guides as this build says them: placeholders of the build are asked of the very pages. */
const GUIDES = Object.keys(guides.guides) as (keyof typeof guides.guides)[];
/** Guides for bundlers, which paste no HTML. */
const BUNDLED = ['spa', 'ssr'];
/** What the other site answers now; a real server, since browsers keep made-up pages from this machine's hosts. */
let answer = { code: '', headers: {} as Record<string, string> };
let host = '';
const server = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(204).end();
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...answer.headers });
  return response.end(
    `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head><body>${answer.code}</body></html>`,
  );
});
test.beforeAll(async () => {
  await once(server.listen(0), 'listening');
  host = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  server.close();
});

/** The text of each snippet in a page's HTML, in its order. */
function snippetsIn(html: string): string[] {
  const open: string[] = [];
  const codes: string[] = [];
  const isSnippet = () => open.includes('code') && open.includes('pre');
  new Parser({
    onopentag: name => {
      open.push(name);
      if (name === 'code' && isSnippet()) codes.push('');
    },
    ontext: text => {
      if (isSnippet()) codes.push(codes.pop() + text);
    },
    onclosetag: () => void open.pop(),
  }).end(html);
  return codes;
}

/** The pieces of code of the guides asked for so far. */
const read = new Map<string, Promise<string[]>>();

/** Code of a guide's page, in its order. */
function codeOf(name: string): Promise<string[]> {
  const codes =
    read.get(name) ??
    fetch(`${addresses.site}/b2b/guides/${name}`).then(async page => snippetsIn(await page.text()));
  read.set(name, codes);
  return codes;
}

/** What kind of code it is, by its looks. */
function kindOf(code: string): 'html' | 'ts' | 'php' | 'sh' | 'http' {
  if (code.startsWith('<?php')) return 'php';
  if (code.startsWith('<')) return 'html';
  if (code.startsWith('npm ')) return 'sh';
  return code.startsWith('Content-Security-Policy:') ? 'http' : 'ts';
}

/** Opens code as a whole page of another site; what its console complains of is kept. */
async function openSample(page: Page, code: string, headers: Record<string, string> = {}): Promise<string[]> {
  const logged = complaints(page);
  answer = { code, headers };
  await page.goto(host);
  return logged;
}

const defined = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(element => element.localName.startsWith('tass-') && element.checkVisibility())
      .every(element => element.shadowRoot?.firstElementChild),
  );

/** Opens HTML as a page: its elements are drawn, and its console is silent. */
async function openHtml(page: Page, code: string): Promise<void> {
  const logged = await openSample(page, code);
  await expect.poll(() => defined(page)).toBe(true);
  expect(logged, code).toEqual([]);
}

/** Opens a page that sends a header, with the finder on it. */
async function openWithHeader(page: Page, code: string): Promise<void> {
  const [header = '', value = ''] = code.split(/: (.*)/s);
  const script = `<script type="module" src="${addresses.partner}/widgets/latest/tass.js"></script>`;
  const logged = await openSample(page, `${script}<tass-finder></tass-finder>`, { [header]: value });
  await expect(page.getByLabel('Printer brand')).toBeEnabled();
  await expect(page.getByRole('option', { name: 'HP', exact: true })).toBeAttached();
  expect(logged).toEqual([]);
}

test('each guide’s page has all its code, its commands install the package, its modules compile', async () => {
  const modules: string[] = [];
  for (const name of GUIDES) {
    const codes = await codeOf(name);
    const { sections } = guides.guides[name];
    expect(codes, name).toHaveLength(sections.flatMap(({ samples }) => samples).length);
    const kinds = codes.map(kindOf);
    expect(!kinds.includes('html') && !kinds.includes('http'), name).toBe(BUNDLED.includes(name));
    for (const [at, code] of codes.entries()) {
      const kind = kinds[at];
      if (kind === 'ts') modules.push(code);
      if (kind === 'sh') expect(code).toMatch(/^npm i tass-widgets@https?:\/\/\S+\/tass-widgets\.tgz$/);
    }
  }
  expect(modules.length).toBeGreaterThan(5);
  expect(compilerErrors(modules)).toEqual([]);
});

// Those of the tasks run below, each by itself.
for (const name of GUIDES.filter(name => ![...BUNDLED, 'tasks'].includes(name)))
  test(`the pages of the guide “${name}” run`, async ({ context }) => {
    for (const code of await codeOf(name)) {
      const kind = kindOf(code);
      if (kind !== 'html' && kind !== 'http') continue;
      const page = await context.newPage();
      await (kind === 'html' ? openHtml : openWithHeader)(page, code);
      await page.close();
    }
  });

/** What TypeScript says of modules that use the package. */
function compilerErrors(modules: readonly string[]): string[] {
  const folder = resolve('.build/samples');
  mkdirSync(folder, { recursive: true });
  const files = modules.map((code, at) => {
    const file = join(folder, `sample-${at}.tsx`);
    writeFileSync(file, `${code}\n`);
    return file;
  });
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    paths: {
      'tass-widgets/react': [resolve('dist/package/react.d.ts')],
      'tass-widgets/server': [resolve('dist/package/server.d.ts')],
      'tass-widgets/*': [resolve('dist/package/elements/*.d.ts')],
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** What WordPress calls, each at once: the head is printed, a shortcode too. */
const WORDPRESS =
  'function add_action($hook, $print) { $print(); } function add_shortcode($name, $of) { echo $of(); }';

test('the PHP of the guide “wordpress” prints what runs as a page', async ({ page }) => {
  const code = (await codeOf('wordpress')).find(code => kindOf(code) === 'php') ?? '';
  expect(code).toContain('add_shortcode');
  const { stdout, stderr, error } = spawnSync('php', ['-d', 'display_errors=stderr'], {
    input: code.replace('<?php', `<?php ${WORDPRESS}`),
    encoding: 'utf8',
  });
  test.skip(error !== undefined, 'PHP is not installed here: the sample was not run');
  expect(stderr).toBe('');
  const logged = await openSample(page, stdout);
  await expect(page.getByLabel('Printer brand')).toBeEnabled();
  expect(logged).toEqual([]);
});

test('an element in a closed shadow root is served by its own file', async ({ page }) => {
  const closed = (await codeOf('html')).find(code => code.includes("mode: 'closed'")) ?? '';
  await openSample(page, closed);
  // Nobody sees into the root; a finder with its brands is taller than none.
  await expect
    .poll(() => page.locator('printer-box').evaluate(({ clientHeight }) => clientHeight))
    .toBeGreaterThan(300);
});

test('no task takes more than ten lines but where a page of code stands around it', async () => {
  const codes = await codeOf('tasks');
  expect(Math.max(...codes.map(code => code.split('\n').length))).toBeLessThanOrEqual(10);
  // A module is compiled; every other task has its test below.
  expect(codes.map(kindOf)).toEqual([...Array(6).fill('html'), 'ts', 'ts', 'html', 'html']);
});

/** Opens one of the ten tasks as a page. */
const openTask = async (page: Page, number: number) =>
  openHtml(page, (await codeOf('tasks'))[number - 1] ?? '');

test('task 1: the page’s own button buys', async ({ page }) => {
  await openTask(page, 1);
  await page.getByRole('button', { name: 'Buy two' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page).toHaveTitle('1 in the cart');
});

test('task 2: the page’s own words', async ({ page }) => {
  await openTask(page, 2);
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeVisible();
});

test('task 3: the finder in a dialog', async ({ page }) => {
  await openTask(page, 3);
  await page.getByRole('button', { name: 'Find my ink' }).click();
  await expect(page.getByRole('dialog').getByLabel('Printer brand')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('task 4: the page’s own colours', async ({ page }) => {
  await openTask(page, 4);
  const heading = page.getByRole('heading', { name: /Find Your Printer/i });
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
});

test('task 5: data without markup of ours', async ({ page }) => {
  await openTask(page, 5);
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('listitem').first()).toHaveText(/: KWD \d+\.\d{3}$/);
  await expect(page.getByRole('link', { name: /KWD/ }).first()).toHaveAttribute('href', /\/product\//);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('task 6: what visitors do is counted', async ({ page }) => {
  await openTask(page, 6);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.map(({ event }) => event),
      ),
    )
    .toContain('add_to_cart');
});

test('task 9: links carry the partner’s id', async ({ page }) => {
  await openTask(page, 9);
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /[?&]ref=acme\b/,
  );
});

test('task 10: nothing is left', async ({ page }) => {
  await openTask(page, 10);
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('tass-cart', '[]');
    sessionStorage.setItem('tass-finder', '{}');
  });
  await page.getByRole('button', { name: 'Take it all away' }).click();
  await expect(page.locator('tass-cart')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys({ ...localStorage, ...sessionStorage }).filter(key => key.startsWith('tass-')),
      ),
    )
    .toEqual([]);
});
