import { defineConfig } from 'playwright/test';
import { EMULATOR, emulatorArgs, hasEmulator } from '../../demo/run/auth-emulator.mjs';
import { launchOptions } from '../helpers/chromium';
import { NO_LIMITS } from '../helpers/no-limits';
import { addresses, PURCHASING_SYSTEM } from '../helpers/shop';

// `--project element` needs no shop; everything else starts one, or uses the one that runs. Workers are told by the environment.
process.env.WITHOUT_SHOP ??= String(process.argv.some(argument => /^(--project=)?element$/.test(argument)));
const withoutShop = process.env.WITHOUT_SHOP === 'true';
/** With a browser of its own: last of all it would run beside nothing. */
const FIRST = '**/api-stopped.spec.ts';

const server = (command: string, url: string) => ({
  command,
  cwd: '../..',
  url,
  env: { ...NO_LIMITS, OCI_HOSTS: PURCHASING_SYSTEM },
  timeout: 600_000,
  reuseExistingServer: true,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/browser',
  // Tests wait for a third of their time: one more than there are cores to run them.
  workers: 3,
  timeout: 60_000,
  // What a run before landing finds unsteady is named in its summary; by hand, each failure counts at once.
  retries: process.env.CI ? 1 : 0,
  // Two cores serve the shop, the browser and the tests.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../../${process.env.BROWSER_REPORT ?? '.build/browser.json'}` }],
  ],
  // No screenshots, not even on failure: each test's page would be drawn and encoded once more in case it fails. What a page held then is written
  // down as text; `--trace retain-on-failure` shows more.
  use: { launchOptions, baseURL: addresses.site, serviceWorkers: 'block' },
  projects: [
    // Each project starts browsers of its own.
    ...(withoutShop ? [{ name: 'element', testMatch: '**/element-layer*.spec.ts' }] : []),
    { name: 'stopped', testMatch: FIRST },
    { name: 'shop', testMatch: '**/*.spec.ts', testIgnore: FIRST },
    ...(process.env.SOAK
      ? [
          { name: 'soak', testMatch: '**/*.soak.ts' },
          { name: 'frameworks', testMatch: '**/*.frameworks.ts' },
          { name: 'engines', testMatch: '**/*.engines.ts' },
        ]
      : []),
  ],
  ...(!withoutShop && {
    webServer: [
      // Finishing all pages takes the processor for minutes; each is drawn when a test opens it.
      server('node demo/start.mjs --on-demand', `${addresses.partner}/`),
      ...(hasEmulator() ? [server(`node ${emulatorArgs.join(' ')}`, EMULATOR)] : []),
    ],
  }),
});
