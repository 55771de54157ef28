import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { partnerBundles, SITE_BUNDLES } from '../../rollup.config.mjs';
import { hashOf, unlessDone } from '../../widgets/build/build-cache.mjs';
import { compressFolder } from '../../widgets/build/bundles/compress.mjs';
import { finishWidgets } from '../../widgets/build/bundles/finish-widgets.mjs';
import { writeLicences } from '../../widgets/build/bundles/licences.mjs';
import { shopApi, shopUrl, version, WIDGETS } from '../../widgets/build/constants.mjs';
import { finishPackage, PACKAGE, packPackage } from '../../widgets/build/package/package.mjs';
import { moduleFile } from '../../widgets/build/records.mjs';
import { sourceHash, transpileSource } from '../../widgets/build/source.mjs';
import { makeBundles } from './bundles.mjs';
import { ASSETS, MANIFEST } from './client.mjs';
import { headersFile } from './headers.mjs';
import { serverFiles } from './server-files.mjs';
import { writeSizes } from './sizes.mjs';

/** What draws the pages. */
const PRERENDERER = '.build/server/prerender.js';
/** What pages are drawn from, and where to. */
const PAGES = {
  folder: 'dist/site',
  manifest: MANIFEST,
  api: shopApi,
  shop: shopUrl,
  thread: 'site/build/render-thread.mjs',
};
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
  const [code] = await once(drawing, 'exit');
  if (code !== 0) throw new Error('the pictures for links could not be drawn; it says why above.');
}

/** The site's scripts and what draws its pages, unless nothing they are made from changed. */
async function buildSite() {
  await unlessDone('site', sourceHash(), [MANIFEST, PRERENDERER, ASSETS], async () => {
    await timed('source', transpileSource);
    mkdirSync('dist/site', { recursive: true });
    await timed('site', async () => {
      await makeBundles('site', SITE_BUNDLES);
      await compressFolder(ASSETS);
    });
  });
  await writeHeaders();
}

/** What servers and hosts read to say the same headers as ours. */
async function writeHeaders() {
  await transpileSource();
  const { LANGUAGES, pathPrefix } = await import(
    pathToFileURL(moduleFile('widgets/locale/languages.js')).href
  );
  const folders = existsSync(WIDGETS) ? readdirSync(WIDGETS) : [];
  const versions = folders.filter(name => /^\d+\.\d+\.\d+/.test(name));
  const prefixes = LANGUAGES.map(pathPrefix).filter(Boolean);
  writeFileSync('dist/site/_headers', headersFile([...new Set([version, ...versions])]));
  for (const [name, text] of Object.entries(serverFiles(prefixes))) writeFileSync(`dist/${name}`, text);
}

/** What partners load, unless nothing it is made from changed. */
async function buildWidgets() {
  const made = [
    `${WIDGETS}/${version}/tass.js`,
    `${WIDGETS}/latest/tass.js`,
    `${WIDGETS}/${version}/tass-widgets.tgz`,
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
    const folders = [`${WIDGETS}/${version}`, `${WIDGETS}/latest`];
    writeLicences([...folders, PACKAGE, 'dist/site']);
    packPackage(folders);
  });
  // Now with what was signed.
  await writeHeaders();
  writeSizes();
}

/** Every page as a finished file, and the pictures that go with links to them. */
async function drawPages() {
  await timed('pages', async () => {
    await needApi();
    const { prerender } = await import(pathToFileURL(PRERENDERER).href);
    await prerender(PAGES);
  });
  await drawLinkPictures();
}

/** The pages that show a product whose price, stock or title has changed; all where that can't be told. */
async function drawChanges() {
  await needApi();
  const { prerenderChanges } = await import(pathToFileURL(PRERENDERER).href);
  const report = await prerenderChanges(PAGES);
  if (!report) return drawPages();
  console.log(`${report.written} files written`);
}

/** Names what the owner has still to replace, one fact a line: a shop must not open with made-up numbers. */
async function nameExamples() {
  const { exampleFacts } = await import(pathToFileURL(PRERENDERER).href);
  const examples = exampleFacts();
  if (examples.length === 0) return;
  console.warn('Still examples in site/content/facts.ts, to be replaced before the shop opens:');
  for (const [name, value] of examples) console.warn(`  ${name}: ${JSON.stringify(value)}`);
}

/** Whether nobody waits for the build: whatever else the machine does comes first. */
const isBehind = process.argv.includes('--behind');

/** All pages; behind a shop that runs, only where source or catalogue have changed since. */
async function buildPages() {
  if (process.argv.includes('--changes')) return timed('changes', drawChanges);
  if (!isBehind) {
    await drawPages();
    return nameExamples();
  }
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

const OPTIONS = ['--changes', '--behind'];

/** Throws for a step or an option that there is not: a mistyped one would build all. */
function checkWords(words) {
  const steps = Object.keys(STEPS);
  const wrong = words.find(word => !steps.includes(word) && !OPTIONS.includes(word));
  if (wrong !== undefined)
    throw new Error(`it has no step or option "${wrong}"; there are ${[...steps, OPTIONS[0]].join(', ')}.`);
}

/** Runs a step in a process of its own: what memory it took is free for the next. */
async function runStep(name) {
  const options = process.argv.slice(2).filter(argument => argument.startsWith('--'));
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const step = spawn(process.execPath, [process.argv[1], name, ...options], { stdio });
  const stop = () => step.kill();
  process.once('SIGTERM', stop);
  const [code] = await once(step, 'exit');
  process.off('SIGTERM', stop);
  // Its own output says why.
  if (code !== 0) process.exit(code ?? 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2).filter(name => name in STEPS);
  // A step ends with the build that started it, however that ended; alone it holds nothing open.
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  try {
    checkWords(process.argv.slice(2));
    if (wanted.length === 1) await STEPS[wanted[0]]();
    else for (const name of wanted.length > 0 ? wanted : Object.keys(STEPS)) await runStep(name);
  } catch (error) {
    console.error(error.frame ? error : `The build stopped: ${error.message}`);
    process.exit(1);
  }
}
