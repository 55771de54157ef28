import { fileURLToPath } from 'node:url';
import { EMULATOR, emulatorArgs, installEmulator } from './run/auth-emulator.mjs';
import { answering, Processes } from './run/processes.mjs';
import { install, needNode, needPort, Sentence } from './run/ready.mjs';
import { onChange } from './run/watch.mjs';

// The whole shop: reference API, site, and a partner's page on another origin. With --watch it follows changes, with --sign-in people can sign in
// without a Firebase project.

const ports = {
  api: Number(process.env.API_PORT ?? 4000),
  site: Number(process.env.SITE_PORT ?? 8080),
  partner: Number(process.env.PARTNER_PORT ?? 8090),
};
const addresses = {
  api: `http://localhost:${ports.api}`,
  site: `http://localhost:${ports.site}`,
  partner: `http://localhost:${ports.partner}`,
};
const env = {
  API_PORT: `${ports.api}`,
  PARTNER_PORT: `${ports.partner}`,
  SHOP_API: addresses.api,
  SHOP_URL: addresses.site,
  WIDGETS_URL: `${addresses.partner}/widgets`,
  ORDER_ORIGINS: addresses.partner,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};

const processes = new Processes();

const startApi = () =>
  processes.start('API', ['--import', 'tsx', 'demo/api/main.ts'], {
    // The pages that are built ask for more in a minute than visitors may.
    RATE_EXEMPT: process.env.RATE_EXEMPT ?? '127.0.0.1,::1',
    ...env,
  });
const build = () => processes.run('build', ['site/build/build.mjs', '--changed'], env);

async function start() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  needNode();
  for (const [name, port] of Object.entries(ports)) await needPort(port, `${name.toUpperCase()}_PORT`);
  install();
  startApi();
  await answering(`${addresses.api}/healthz`);
  console.log(`API      ${addresses.api}`);
  await build();
  const site = ['dist/site', '-p', `${ports.site}`, '-c-1', '-b', '-g', '-s'];
  processes.start('site', ['--no-deprecation', 'node_modules/http-server/bin/http-server', ...site], env);
  await answering(`${addresses.site}/`);
  console.log(`Shop     ${addresses.site}`);
  processes.start('partner’s server', ['demo/partners/serve.mjs'], env);
  await answering(`${addresses.partner}/`);
  console.log(`Partner  ${addresses.partner}`);
  if (!process.argv.includes('--no-link-pictures')) drawLinkPictures();
  if (process.argv.includes('--sign-in')) await offerSignIn();
  if (process.argv.includes('--watch')) follow();
}

/** Draws the pictures that go with links to the pages, meanwhile: nobody on this machine waits for them. */
function drawLinkPictures() {
  const drawing = processes.run('drawing of link pictures', [
    '--import',
    'tsx',
    'site/link-pictures/main.ts',
  ]);
  drawing.catch(error => console.error(error.message));
}

/** Runs the emulator that stands for a Firebase project. */
async function offerSignIn() {
  if (!(await installEmulator()))
    throw new Sentence('The Firebase Auth emulator could not be installed; npm says why above.');
  processes.start('Auth emulator', emulatorArgs);
  await answering(EMULATOR);
  console.log(`Sign-in  ${EMULATOR}`);
}

/** Builds again when source changes, and starts the API again when its own does. */
function follow() {
  onChange(['widgets', 'site'], () => build().catch(error => console.error(error.message)));
  onChange(['demo/api', 'demo/catalogue'], async () => {
    await processes.stop('API');
    startApi();
  });
}

async function end(sentence) {
  if (sentence) console.error(sentence);
  await processes.stopAll();
  process.exit(sentence ? 1 : 0);
}

processes.onEnd = end;
process.once('SIGINT', () => end());
process.once('SIGTERM', () => end());

start().catch(error => end(error instanceof Sentence ? error.message : error.stack));
