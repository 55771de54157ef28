import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { complaints } from '../../helpers/complaints';
import { answer, answerCalls } from '../../helpers/element-page';
import { freePort } from '../../helpers/free-port';
import { productPage } from '../../helpers/products';

// Small real apps in demo/frameworks, each with the packed package: installed, built, started and clicked. Their
// dependencies come from the registry, so that only `npm run soak -- frameworks` runs them.

const APPS = 'demo/frameworks';
const TARBALL = resolve('dist/widgets/latest/tass-widgets.tgz');

const npm = (folder: string, ...command: string[]) =>
  execFileSync('npm', command, { cwd: folder, stdio: 'pipe', env: { ...process.env, NODE_ENV: '' } });

/** Copies an app, installs and builds it; answers its folder. */
function build(name: string): string {
  const folder = resolve('.build/frameworks', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${APPS}/${name}`, folder, { recursive: true });
  npm(folder, 'install', '--no-audit', '--no-fund', `tass-widgets@file:${TARBALL}`);
  npm(folder, 'run', 'build');
  // Types in templates, by the framework's own tool.
  npm(folder, 'run', 'check', '--if-present');
  return folder;
}

/** Starts a built app; answers its address and what ends it. */
async function start(folder: string): Promise<{ address: string; stop(): void }> {
  const port = await freePort();
  const server = spawn('npm', ['run', 'start'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: `${port}`, HOST: 'localhost' },
  });
  const address = `http://localhost:${port}/`;
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return { address, stop: () => server.pid && process.kill(-server.pid) };
}

for (const name of readdirSync(APPS))
  test(`${name}: installed, built and started, a printer is chosen and its product goes to the cart`, async ({
    page,
  }) => {
    test.setTimeout(15 * 60_000);
    const { address, stop } = await start(build(name));
    try {
      await answerCalls(page, {
        products: route => answer(route, productPage(2)),
        'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
        'products/brands/hp/models': route => answer(route, [{ slug: 'envy-6020', title: 'ENVY 6020' }]),
      });
      const logged = complaints(page);
      await page.goto(address);
      await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
      await page.getByLabel('Printer model').selectOption({ label: 'ENVY 6020' });
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      expect(logged).toEqual([]);
    } finally {
      stop();
    }
  });
