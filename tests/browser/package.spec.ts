import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { build } from 'vite';
import { answer, answerCalls, openElements } from '../helpers/element-page';
import { KINDS, pack, writeProject } from './package/projects';

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

for (const kind of KINDS) {
  test(`an empty ${kind} project: types hold, it bundles, and the finder works`, async ({ page }) => {
    test.setTimeout(120_000);
    const folder = writeProject(kind);
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      stdio: 'pipe',
    });
    await build({ root: folder, logLevel: 'error', configFile: false });
    await page.route('https://host.example/**', route => {
      const path = new URL(route.request().url()).pathname;
      const file = join(folder, 'dist', path === '/' ? 'index.html' : path);
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
    await answerCalls(page, {
      'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
      'products/brands/hp/models': route => answer(route, [{ slug: 'envy-6020', title: 'ENVY 6020' }]),
    });
    await page.goto('https://host.example/');
    await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
    await expect(page.getByLabel('Printer model')).toBeEnabled();
    await expect(page).toHaveTitle('hp');
  });
}

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
