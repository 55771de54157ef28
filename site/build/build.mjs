import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { partnerBundles, SITE_BUNDLES } from '../../rollup.config.mjs';
import { hashOf, unlessDone } from '../../widgets/build/build-cache.mjs';
import { compressFolder } from '../../widgets/build/compress.mjs';
import { shopApi, shopUrl, version } from '../../widgets/build/constants.mjs';
import { finishWidgets, WIDGETS } from '../../widgets/build/embed.mjs';
import { writeLicences } from '../../widgets/build/licences.mjs';
import { pruneMinified } from '../../widgets/build/minify.mjs';
import { finishPackage, PACKAGE } from '../../widgets/build/package.mjs';
import { sourceHash, transpileSource } from '../../widgets/build/source.mjs';
import { makeBundles } from './bundles.mjs';
import { ASSETS, MANIFEST } from './client.mjs';
import { headersFile, nginxFile } from './headers.mjs';
import { writeSizes } from './sizes.mjs';

/** What draws the pages. */
const DRAWER = '.build/server/prerender.js';
/** Arguments for node that draw the pictures for links. */
const LINK_PICTURES = ['--import', 'tsx', 'site/link-pictures/main.ts'];

/** Runs a step and says how long it took. */
async function timed(name, run) {
  const start = performance.now();
  await run();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Throws one clear sentence when the API can't be prerendered from. */
async function needApi() {
  try {
    const answer = await fetch(`${shopApi}/api/v2/products?limit=1`, { signal: AbortSignal.timeout(10_000) });
    if (answer.ok) return;
    throw new Error(`it answers ${answer.status}`);
  } catch (error) {
    const why = error.cause?.code ?? error.message;
    throw new Error(
      `The API at ${shopApi} can't be read (${why}), and the pages are made from it: start it with "npm run api", or set SHOP_API.`,
    );
  }
}

/** Draws the pictures that go with links to the pages: in a process of its own, where TypeScript runs as it is. */
async function drawLinkPictures() {
  const drawing = spawn(process.execPath, LINK_PICTURES, { stdio: 'inherit' });
  const code = await new Promise(resolve => drawing.once('exit', resolve));
  if (code !== 0) throw new Error('the pictures for links could not be drawn; it says why above.');
}

/** The site's scripts and what draws its pages, unless nothing they are made from changed. */
async function buildSite() {
  await unlessDone('site', sourceHash(), [MANIFEST, DRAWER], async () => {
    await timed('source', transpileSource);
    mkdirSync('dist/site', { recursive: true });
    await timed('site', async () => {
      await makeBundles('site', SITE_BUNDLES);
      await compressFolder(ASSETS);
    });
    pruneMinified();
  });
  writeFileSync('dist/site/_headers', headersFile());
  writeFileSync('dist/nginx.conf', nginxFile());
}

/** What partners load, unless nothing it is made from changed. */
async function buildWidgets() {
  const made = [
    `${WIDGETS}/${version}/tass.js`,
    `${WIDGETS}/latest/tass.js`,
    `${PACKAGE}/package.json`,
    'dist/site/llms.txt',
  ];
  await unlessDone('widgets', sourceHash(), made, async () => {
    await timed('source', transpileSource);
    mkdirSync('dist/site', { recursive: true });
    await timed('widgets', async () => {
      await makeBundles('widgets', await partnerBundles());
      await finishWidgets();
      await finishPackage();
    });
    copyFileSync(`${PACKAGE}/llms.txt`, 'dist/site/llms.txt');
    writeLicences([`${WIDGETS}/${version}`, `${WIDGETS}/latest`, PACKAGE, 'dist/site']);
  });
  writeSizes();
}

/** Every page as a finished file, and the pictures that go with links to them. */
async function drawPages() {
  await timed('pages', async () => {
    await needApi();
    const { prerender } = await import(pathToFileURL(DRAWER).href);
    await prerender({ folder: 'dist/site', manifest: MANIFEST, api: shopApi, shop: shopUrl });
  });
  await drawLinkPictures();
}

/** Whether nobody waits for the build: whatever else the machine does comes first. */
const isBehind = process.argv.includes('--behind');

/** All pages; behind a shop that runs, only where source or catalogue have changed since. */
async function buildPages() {
  if (!isBehind) return drawPages();
  setPriority(constants.priority.PRIORITY_LOW);
  await unlessDone(
    'pages',
    hashOf(['demo/catalogue', 'demo/api'], [sourceHash()]),
    ['dist/site/index.html', 'dist/site/404.html'],
    drawPages,
  );
}

/** The steps by the names that the command line takes; without any all are done. */
const STEPS = { site: buildSite, widgets: buildWidgets, pages: buildPages };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2).filter(name => name in STEPS);
  try {
    for (const [name, step] of Object.entries(STEPS))
      if (wanted.length === 0 || wanted.includes(name)) await step();
  } catch (error) {
    console.error(error.frame ? error : `The build stopped: ${error.message}`);
    process.exit(1);
  }
}
