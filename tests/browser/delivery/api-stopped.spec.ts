import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { type ApiProcess, startProcess } from '../../helpers/api-process';
import { apiProgram } from '../../helpers/api-programs';
import { readCatalogue } from '../../helpers/catalogue';
import { fillDetails } from '../../helpers/checkout-page';
import { launchOptions } from '../../helpers/chromium';
import { freePort } from '../../helpers/free-port';
import { QUICK_START } from '../../helpers/quick-start';
import { scratchFolder } from '../../helpers/scratch';
import { addresses } from '../../helpers/shop';

/** An API of these tests' own, which may be killed and started again on what it left behind. */
interface OwnApi {
  kill(): Promise<unknown>;
  start(): Promise<void>;
  url: string;
  /** Lines of the orders of a customer. */
  ordersOf(name: string): Promise<string[]>;
}

const CATALOGUE = resolve('demo/catalogue');
const PRINTER = 'hp-laserjet-pro-m404dn';

/** Makes a folder with the shop's catalogue but of its products only those for the printer: an API reads few in no time. */
function makeCatalogue(): string {
  const folder = scratchFolder('catalogue');
  for (const name of readdirSync(CATALOGUE))
    if (name !== 'products.json') symlinkSync(join(CATALOGUE, name), join(folder, name));
  const products = readCatalogue().products.filter(({ devices }) => devices.includes(PRINTER));
  writeFileSync(join(folder, 'products.json'), JSON.stringify(products));
  return folder;
}

const test = base.extend<object, { port: number; api: OwnApi }>({
  port: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads what a fixture needs from the pattern
    async ({}, use) => use(await freePort()),
    { scope: 'worker' },
  ],
  // The built shop calls its one API address: in this browser the test's own API answers there.
  launchOptions: [
    ({ port }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(addresses.api).host} 127.0.0.1:${port}`;
      return use({ ...launchOptions, args: [...launchOptions.args, rule] });
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ port }, use) => {
      const folder = scratchFolder('stopped');
      const catalogue = makeCatalogue();
      const env = {
        DATA_DIR: folder,
        CATALOGUE_DIR: catalogue,
        API_PORT: String(port),
        SHOP_URL: addresses.site,
      };
      let running: ApiProcess | undefined;
      await use({
        url: `http://127.0.0.1:${port}`,
        kill: async () => running?.kill('SIGKILL'),
        start: async () => {
          running = await startProcess(env);
        },
        ordersOf: async name =>
          execFileSync(process.execPath, [...QUICK_START, await apiProgram('commands/orders'), '--csv'], {
            cwd: join(import.meta.dirname, '../../..'),
            env: { ...process.env, ...env },
            encoding: 'utf8',
          })
            .split('\n')
            .filter(line => line.includes(name)),
      });
      await running?.kill('SIGKILL');
      for (const made of [folder, catalogue]) rmSync(made, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// The API is started two times in each test, which a busy machine takes its time for.
test.setTimeout(240_000);
test.afterEach(({ api }) => api.kill());

/** Up to the press of the button, on real products of the real API. */
async function toCheckout(page: Page, name: string): Promise<void> {
  await page.goto(`/ink-toner-finder/hp/${PRINTER}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  // A press before the element is hydrated counts once it is.
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/checkout');
  await fillDetails(page);
  await page.getByLabel('Full name').fill(name);
}

const place = (page: Page) => page.getByRole('button', { name: 'Place order' }).click();
const unreachable = (page: Page) =>
  expect(page.getByRole('alert').first()).toContainText('could not reach the shop');

async function placedOnce(page: Page, api: OwnApi, name: string): Promise<void> {
  await api.start();
  await place(page);
  await expect(page.getByRole('dialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(await api.ordersOf(name)).toHaveLength(1);
}

test('the API killed before the order reaches it: cart and details stay, one order in the end', async ({
  page,
  api,
}) => {
  await api.start();
  await toCheckout(page, 'Maha Before');
  await api.kill();
  await place(page);
  await unreachable(page);
  await page.reload();
  await expect(page.getByLabel('Street')).toHaveValue('12');
  await placedOnce(page, api, 'Maha Before');
});

test('the API killed between the order and its answer: the same order in the end', async ({ page, api }) => {
  await api.start();
  await toCheckout(page, 'Maha Between');
  await page.route(
    '**/api/v2/order',
    async route => {
      const answer = await route.fetch({ url: `${api.url}/api/v2/order` });
      expect(answer.status()).toBe(201);
      await api.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await place(page);
  await unreachable(page);
  await placedOnce(page, api, 'Maha Between');
});
