import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, type Page, test } from 'playwright/test';
import { publint } from 'publint';
import { build } from 'vite';
import { complaints } from '../../helpers/complaints';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { productPage } from '../../helpers/products';
import { INSTALLED, KINDS, pack, ROOT, typeFaults, writeProject } from './package/projects';

// The package as its users get it: packed, installed, typed, bundled, and at work.

test.describe.configure({ mode: 'serial' });

let tarball = '';
test.beforeAll(() => {
  tarball = pack();
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: 'dist/package', strict: true });
  expect(messages).toEqual([]);
});

test('its types are right for every way to resolve a module', async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!result.types) throw new Error('no types');
  // It is for bundlers and browsers, which all know ES modules; node10 knows no exports.
  const problems = result.problems.filter(
    problem =>
      problem.kind !== 'CJSResolvesToESM' &&
      !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  expect(problems).toEqual([]);
});

/** Serves a folder as another host, with the shop's API answered. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route('https://host.example/**', route => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await answerCalls(page, {
    products: route => answer(route, productPage(2)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'envy-6020', title: 'ENVY 6020' }]),
  });
}

/** What a script prints that runs in Node beside the installed package. */
const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: resolve(INSTALLED, '../..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const [plain = '', ...frameworks] = KINDS;

// What frameworks' types say of elements must not help a project without any.
for (const kinds of [[plain], frameworks])
  test(`empty projects have their types right: ${kinds.join(', ')}`, () => {
    expect(typeFaults(kinds.map(kind => writeProject(kind)))).toEqual([]);
  });

test('Vite bundles empty projects of every kind', async () => {
  test.setTimeout(120_000);
  const input = KINDS.map(kind => join(writeProject(kind), 'index.html'));
  await build({ root: ROOT, logLevel: 'error', configFile: false, build: { rollupOptions: { input } } });
});

for (const kind of KINDS)
  test(`in an empty ${kind} project the finder works`, async ({ page }) => {
    await serve(page, join(ROOT, 'dist'));
    await page.goto(`https://host.example/${kind}/`);
    await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
    await expect(page.getByLabel('Printer model')).toBeEnabled();
    await expect(page).toHaveTitle('hp');
  });

test('F68 without a DOM every module of the package is imported, and none does anything', () => {
  const { exports } = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as {
    exports: Record<string, { default?: string }>;
  };
  const modules = Object.entries(exports).flatMap(([name, { default: file }]) => (file ? [name] : []));
  expect(modules.length).toBeGreaterThan(25);
  const names = modules.map(name => name.replace('.', 'tass-widgets'));
  expect(run(`for (const name of ${JSON.stringify(names)}) await import(name); console.log('all')`)).toBe(
    'all\n',
  );
});

test('F68 what the package draws on a server is taken over as it stands, without a word', async ({
  page,
}) => {
  const html = run(
    `import { elementHtml, elementStream } from 'tass-widgets/server';
     const finder = await elementHtml('finder', { attributes: { partner: 'acme' }, children: '<p>mine</p>' });
     const grid = await new Response(elementStream('product-grid', { attributes: { limit: '2', theme: 'dark' } })).text();
     console.log(finder + grid);`,
  );
  const logged = complaints(page);
  await serve(page, INSTALLED);
  await page.route('https://host.example/', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head><body>${html}</body></html>`,
    }),
  );
  await page.goto('https://host.example/');
  const drawn = await page.locator('tass-finder').getByLabel('Printer brand').elementHandle();
  expect(await page.locator('tass-product-grid [part~=placeholder]').count()).toBe(2);
  await page.addScriptTag({
    type: 'module',
    content: "import '/elements/finder.js'; import '/elements/product-grid.js';",
  });
  await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
  await expect(page.getByLabel('Printer model')).toBeEnabled();
  expect(await drawn?.evaluate(select => select.isConnected)).toBe(true);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('tass-product-grid .root')).toHaveAttribute('data-theme', 'dark');
  expect(logged).toEqual([]);
});

test('F68 React draws the components on a server and hydrates them: events are heard, nothing is warned of', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = writeProject('react-component');
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: { ssr: 'app.tsx', outDir: 'server' },
  });
  const app = pathToFileURL(join(folder, 'server/app.js')).href;
  const drawn = run(
    `import { createElement } from 'react'; import { renderToString } from 'react-dom/server';
     const { App } = await import('${app}'); process.stdout.write(renderToString(createElement(App)));`,
  );
  expect(drawn).toContain('<tass-finder partner="acme" class="mine"></tass-finder>');
  expect(drawn).toContain('<tass-product-grid limit="2" in-stock="" view-more="/new" hidden="">');
  writeProject('react-component', drawn);
  // Only React's own development build warns.
  const define = { 'process.env.NODE_ENV': '"development"' };
  await build({ root: folder, logLevel: 'error', configFile: false, define });
  const logged = complaints(page);
  await serve(page, join(folder, 'dist'));
  await page.goto('https://host.example/');
  await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
  await expect(page).toHaveTitle('hp');
  expect(logged).toEqual([]);
});

test('the manifest names just the attributes that the elements observe', async ({ page }) => {
  const { modules } = JSON.parse(readFileSync('dist/package/custom-elements.json', 'utf8')) as {
    modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
  };
  const declared = modules.flatMap(({ declarations }) =>
    declarations.map(
      ({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name).sort()] as const,
    ),
  );
  await openElements(page, declared.map(([tag]) => `<${tag}></${tag}>`).join(''), {
    script: declared
      .map(([tag]) => `<script type="module" src="/widgets/latest/${tag.replace('tass-', '')}.js"></script>`)
      .join(''),
  });
  await page.waitForFunction(
    tags => tags.every(tag => customElements.get(tag)),
    declared.map(([tag]) => tag),
  );
  const observed = await page.evaluate(
    tags =>
      tags.map(tag => [
        tag,
        [
          ...(customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes,
        ].sort(),
      ]),
    declared.map(([tag]) => tag),
  );
  expect(observed).toEqual(declared);
});
