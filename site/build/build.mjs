import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { site, widgets } from '../../rollup.config.mjs';
import { hashOf, unlessDone } from '../../widgets/build/build-cache.mjs';
import { compressFolder } from '../../widgets/build/compress.mjs';
import { shopApi, shopUrl, version } from '../../widgets/build/constants.mjs';
import { finishWidgets, WIDGETS } from '../../widgets/build/embed.mjs';
import { writeLicences } from '../../widgets/build/licences.mjs';
import { finishPackage, PACKAGE, packageBundle } from '../../widgets/build/package.mjs';
import { sourceHash, transpileSource } from '../../widgets/build/source.mjs';
import { ASSETS, MANIFEST } from './client.mjs';
import { headersFile, nginxFile } from './headers.mjs';
import { writeSizes } from './sizes.mjs';

/** Arguments for node that draw the pictures for links. */
const LINK_PICTURES = ['--import', 'tsx', 'site/link-pictures/main.ts'];

async function bundle(config) {
  const build = await rollup({ logLevel: 'warn', ...config });
  await build.write(config.output);
  await build.close();
}

/** Two at a time: one bundles while the other is minified. */
async function inPairs(items, run) {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await run(item);
  };
  await Promise.all([work(), work()]);
}

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

/**
 * Builds `dist/widgets` and `dist/site`. Bundles are left as they are while nothing they are made from changed.
 * `pages: 'changed'` leaves the pages too, as long as the catalogue that came with the source is the same, and
 * leaves the pictures for links to the caller, since they take minutes.
 */
export async function build({ pages = 'always' } = {}) {
  const hash = sourceHash();
  await unlessDone(
    'bundles',
    hash,
    [`${WIDGETS}/${version}/tass.js`, `${WIDGETS}/latest/tass.js`, `${PACKAGE}/package.json`, MANIFEST],
    async () => {
      await timed('source', transpileSource);
      rmSync(`${WIDGETS}/${version}`, { recursive: true, force: true });
      await timed('widgets', async () => {
        await inPairs(await widgets(), bundle);
        finishWidgets();
      });
      mkdirSync('dist/site', { recursive: true });
      await timed('package', async () => {
        await bundle(await packageBundle());
        await finishPackage();
        copyFileSync(`${PACKAGE}/llms.txt`, 'dist/site/llms.txt');
      });
      await timed('site', async () => {
        for (const config of site()) await bundle(config);
        compressFolder(ASSETS);
      });
      writeLicences([`${WIDGETS}/${version}`, `${WIDGETS}/latest`, PACKAGE, 'dist/site']);
    },
  );
  mkdirSync('dist/site', { recursive: true });
  writeFileSync('dist/site/_headers', headersFile());
  writeFileSync('dist/nginx.conf', nginxFile());
  writeSizes();
  const made = ['dist/site/index.html', 'dist/site/404.html'];
  const run = () =>
    timed('pages', async () => {
      await needApi();
      const { prerender } = await import(pathToFileURL('.build/server/prerender.js').href);
      await prerender({ folder: 'dist/site', manifest: MANIFEST, api: shopApi, shop: shopUrl });
    });
  if (pages === 'always') {
    await run();
    await drawLinkPictures();
  } else await unlessDone('pages', hashOf(['demo/catalogue', 'demo/api'], [hash]), made, run);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await build({ pages: process.argv.includes('--changed') ? 'changed' : 'always' });
  } catch (error) {
    console.error(error.frame ? error : `The build stopped: ${error.message}`);
    process.exit(1);
  }
}
