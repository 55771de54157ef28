import { defineConfig } from 'playwright/test';
import { launchOptions } from '../helpers/chromium';

/** Ports of the shop under test, apart from those of a shop somebody is working with. */
export const PORTS = { api: 4390, site: 4391, partner: 4392 } as const;

/** `npm run browser -- --project element` needs no shop; everything else starts one. */
const withoutShop = process.argv.includes('element') || process.env.WITHOUT_SHOP;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/browser',
  fullyParallel: false,
  workers: 2,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: '../../.build/browser.json' }]],
  use: { launchOptions, baseURL: `http://localhost:${PORTS.site}`, trace: 'retain-on-failure' },
  projects: [
    { name: 'element', testMatch: 'element*.spec.ts' },
    { name: 'shop', testMatch: '**/*.spec.ts', testIgnore: 'element*.spec.ts' },
  ],
  ...(!withoutShop && {
    webServer: {
      command: 'node demo/start.mjs',
      cwd: '../..',
      url: `http://localhost:${PORTS.partner}/`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        API_PORT: `${PORTS.api}`,
        SITE_PORT: `${PORTS.site}`,
        PARTNER_PORT: `${PORTS.partner}`,
        BUILD_DIR: '.build/browser-shop',
      },
    },
  }),
});
