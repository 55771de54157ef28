import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { installOnDemand } from '../../demo/run/on-demand.mjs';
import { blockingOf, observeVitals } from './pages';
import { median, type Row } from './row';
import { openSlowLine, slowDown } from './slow-line';

// Our two lines beside the closest peers' own snippets, in one run on one machine: slow 4G, four times slower processor.

interface Peer {
  readonly name: string;
  /** npm package it comes in, fetched when it is measured. */
  readonly package?: string;
  /** Folder that its files come from, within its package if it has one. */
  readonly folder: string;
  /** What is pasted into the page. */
  readonly snippet: string;
  /** Expression that is true once a visitor can use it. */
  readonly usable: string;
  /** Expression that is true once all of its code is there; from then on it answers each choice. As `usable` unless said. */
  readonly complete?: string;
  readonly note: string;
}

const BRANDS =
  "document.querySelector('tass-finder')?.shadowRoot?.querySelector('select')?.options.length > 1";

const PEERS: readonly Peer[] = [
  {
    name: 'finder by tass.js',
    folder: 'dist/widgets/latest',
    snippet: '<script type="module" src="/tass.js"></script><tass-finder></tass-finder>',
    usable: BRANDS,
    complete: "customElements.get('tass-finder') !== undefined",
    note: 'usable: brands in the list; goal 0.7 s',
  },
  {
    name: 'finder by finder.js',
    folder: 'dist/widgets/latest',
    snippet: '<script type="module" src="/finder.js"></script><tass-finder></tass-finder>',
    usable: BRANDS,
    note: 'usable: brands in the list',
  },
  {
    name: 'drop-in.js',
    package: '@commercelayer/drop-in.js@2.27.0',
    folder: 'dist/drop-in',
    snippet:
      '<script>window.commercelayerConfig={clientId:"bench",scope:"market:all"}</script><script type="module" src="/drop-in.esm.js"></script><cl-add-to-cart code="A">Add</cl-add-to-cart>',
    // Its host can't be asked here, so the clock stops when its code is there.
    usable:
      "performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('.entry.js') && responseEnd > 0)",
    note: 'usable: its code is there, before its data',
  },
  {
    name: 'buy-button-js',
    package: '@shopify/buy-button-js@3.0.6',
    folder: 'dist',
    snippet: `<div id="buy"></div><script src="/buybutton.min.js"></script><script>
      const ui = ShopifyBuy.UI.init(ShopifyBuy.buildClient({ domain: 'localhost', storefrontAccessToken: 'bench' }));
      ui.createComponent('product', { id: '1', node: document.querySelector('#buy') });
      window.ready = true;</script>`,
    usable: 'window.ready === true',
    note: 'usable: ready to ask for its product, before its data',
  },
];

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Folder of a peer's files on this machine; throws when its package can't be had. */
async function filesOf({ name, package: wanted, folder }: Peer): Promise<string> {
  if (!wanted) return folder;
  const prefix = join('.build/peers', name);
  if (!(await installOnDemand(prefix, wanted))) throw new Error(`${wanted} could not be installed`);
  return join(prefix, 'node_modules', wanted.slice(0, wanted.lastIndexOf('@')), folder);
}

/** Serves a peer's page and files, compressed. */
async function serve(peer: Peer): Promise<{ server: Server; address: string }> {
  const folder = await filesOf(peer);
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head><body>${peer.snippet}</body></html>`,
      );
      return;
    }
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
    });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

interface Reading {
  readonly usable: number;
  readonly complete: number;
  readonly blocking: number;
  readonly shift: number;
  /** Code that was there when it became usable, and all of it. */
  readonly bytes: number;
  readonly requests: number;
  readonly allBytes: number;
  readonly allRequests: number;
}

/** One cold visit. */
async function visit(
  browser: Browser,
  address: string,
  { usable, complete = usable }: Peer,
): Promise<Reading> {
  const line = await openSlowLine();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, proxy: line.proxy });
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  // The page looks at the clock itself: asking it from here takes a slowed-down page a frame or two.
  await page.addInitScript(`(function look() {
    if (${usable}) window.usable ??= performance.now();
    if (window.usable && (${complete})) window.complete = performance.now();
    else requestAnimationFrame(look);
  })()`);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction('window.complete', undefined, { timeout: 30_000 });
  const { files, tasks, ...reading } = await page.evaluate(own => {
    const { usable, complete } = window as unknown as { usable: number; complete: number };
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      usable,
      complete,
      tasks: window.vitals.tasks,
      shift: window.vitals.shift,
      files: entries
        .filter(({ name }) => name.startsWith(own))
        .map(({ encodedBodySize, responseEnd }) => ({
          bytes: encodedBodySize,
          early: responseEnd <= usable,
        })),
    };
  }, address);
  await context.close();
  line.close();
  const sum = (of: typeof files) => of.reduce((total, { bytes }) => total + bytes, 0);
  const before = files.filter(({ early }) => early);
  return {
    ...reading,
    blocking: blockingOf(tasks),
    bytes: sum(before),
    requests: before.length,
    allBytes: sum(files),
    allRequests: files.length,
  };
}

/** Each of `runs` cold visits to a partner's page: when a brand can be chosen, and how much code was there by then. */
export async function benchFirstChoice(browser: Browser, runs = 10): Promise<Row[]> {
  const [finder] = PEERS;
  if (!finder) return [];
  const { server, address } = await serve(finder);
  const rows: Row[] = [];
  for (let run = 1; run <= runs; run++) {
    const { usable, bytes, requests, blocking } = await visit(browser, address, finder);
    const note = `with ${bytes / 1000} kB of code in ${requests} requests; blocking ${Math.round(blocking)} ms; goal 0.62 s, 30 ms`;
    rows.push({ name: `visit ${run}: a brand can be chosen`, value: usable / 1000, unit: 's', note });
  }
  server.closeAllConnections();
  server.close();
  return rows;
}

/** Time until usable, code on the wire and its requests, blocking time and shift of each, median of `runs`. */
export async function benchPeers(browser: Browser, runs = 5): Promise<Row[]> {
  const rows: Row[] = [];
  for (const peer of PEERS) {
    const { server, address } = await serve(peer);
    const readings: Reading[] = [];
    for (let run = 0; run < runs; run++) readings.push(await visit(browser, address, peer));
    server.closeAllConnections();
    server.close();
    const of = (key: keyof Reading) => median(readings.map(reading => reading[key]));
    const row = (what: string, value: number, unit: string, note?: string): Row => ({
      name: `${peer.name}: ${what}`,
      value,
      unit,
      ...(note && { note }),
    });
    rows.push(
      row('usable', of('usable') / 1000, 's', peer.note),
      row('code before that', of('bytes') / 1000, 'kB brotli', `in ${of('requests')} requests`),
    );
    if (peer.complete) {
      const much = `in ${of('allRequests')} requests, without what shows products: that comes with a brand`;
      rows.push(
        row('complete', of('complete') / 1000, 's'),
        row('all code', of('allBytes') / 1000, 'kB brotli', much),
      );
    }
    rows.push(row('blocking time', of('blocking'), 'ms'), row('layout shift', of('shift'), ''));
  }
  return rows;
}
