import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { launchOptions } from '../helpers/chromium';
import { addresses } from '../helpers/shop';
import { benchApi } from './api';
import { benchPageBytes, benchSingleFiles } from './bytes';
import { benchCounts } from './counts';
import { benchFaults } from './faults';
import { benchFirstFlight } from './first-flight';
import { benchLighthouse } from './lighthouse';
import { benchPages, benchPress } from './pages';
import { benchFirstChoice, benchPeers } from './peers';
import { benchPlaces } from './places';
import { benchPrerender } from './prerender';
import { benchPresses } from './presses';
import { benchQuickOrder } from './quick-order';
import type { Row } from './row';
import { benchSearch } from './search';
import { benchSearchTime } from './search-time';
import { benchWalks } from './walks';

// `npm run bench`: prints every figure as a table and writes them as JSON. `npm run bench -- bytes` takes some only.

const REPORT = '.build/bench.json';
const PAGES = {
  home: '/',
  list: '/printer-toner-supplier-in-kuwait',
  product: '/product/hp-26a-cf226a-toner-cartridge-black',
  finder: '/ink-toner-finder',
  printer: '/ink-toner-finder/hp/hp-laserjet-pro-m402d',
} as const;

/** Addresses of pages in English and Arabic, by their name and language. */
const inBothLanguages = (pages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([name, path]) => [
      [name, addresses.site + path],
      [`${name}, Arabic`, `${addresses.site}/ar${path === '/' ? '' : path}`],
    ]),
  );

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Runs the work against the shop: the one that runs, or one of its own. */
async function withShop<Result>(work: () => Promise<Result>): Promise<Result> {
  if (await answers(addresses.site)) return work();
  // Drawing pages would take the processor while they are measured.
  const shop = spawn(process.execPath, ['demo/start.mjs', '--finished'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', data => String(data).includes('Partner') && resolve());
    shop.once('exit', () => reject(new Error('The shop did not start')));
  });
  try {
    return await work();
  } finally {
    shop.kill('SIGTERM');
  }
}

async function inBrowser(
  measure:
    | 'bytes'
    | 'first-choice'
    | 'first-flight'
    | 'pages'
    | 'peers'
    | 'presses'
    | 'quick-order'
    | 'walks',
): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    if (measure === 'bytes') return await benchPageBytes(browser, 'home', `${addresses.site}/`);
    if (measure === 'first-flight') return await benchFirstFlight(browser);
    if (measure === 'walks') return await benchWalks(browser, `${addresses.site}/`);
    if (measure === 'first-choice') return await benchFirstChoice(browser);
    if (measure === 'presses') return await benchPresses(browser);
    if (measure === 'peers') return await benchPeers(browser);
    if (measure === 'quick-order') return await benchQuickOrder(browser, `${addresses.site}/quick-order`);
    const rows = await benchPages(browser, inBothLanguages(PAGES));
    for (const name of ['list', 'product'] as const)
      rows.push(await benchPress(browser, name, addresses.site + PAGES[name]));
    return rows;
  } finally {
    await browser.close();
  }
}

const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  faults: benchFaults,
  counts: benchCounts,
  places: benchPlaces,
  bytes: () =>
    withShop(async () => [
      ...benchSingleFiles(['finder', 'product-grid', 'cart-badge', 'tass']),
      ...(await inBrowser('bytes')),
    ]),
  pages: () => withShop(() => inBrowser('pages')),
  peers: () => withShop(() => inBrowser('peers')),
  'first-choice': () => withShop(() => inBrowser('first-choice')),
  'first-flight': () => withShop(() => inBrowser('first-flight')),
  presses: () => withShop(() => inBrowser('presses')),
  walks: () => withShop(() => inBrowser('walks')),
  'quick-order': () => withShop(() => inBrowser('quick-order')),
  api: benchApi,
  search: benchSearch,
  'search-time': benchSearchTime,
  prerender: benchPrerender,
  lighthouse: () => withShop(() => benchLighthouse(PAGES, addresses.site)),
};
/** Taken when asked for alone: they take long, need every page finished, or install a tool first. */
const ON_DEMAND = [
  'first-choice',
  'first-flight',
  'prerender',
  'presses',
  'lighthouse',
  'search',
  'search-time',
  'walks',
];

const asked = process.argv.slice(2).filter(name => name in parts);
const usual = Object.keys(parts).filter(name => !ON_DEMAND.includes(name));
const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : usual) rows.push(...((await parts[name]?.()) ?? []));

console.log(`${cpus().length} processors, ${cpus()[0]?.model}, Node ${process.version}`);
console.table(
  rows.map(({ name, value, unit, note }) => ({ name, value: Number(value.toFixed(3)), unit, note })),
);
mkdirSync('.build', { recursive: true });
writeFileSync(REPORT, JSON.stringify(rows, null, 2));
console.log(`Written to ${REPORT}`);
process.exit(0);
