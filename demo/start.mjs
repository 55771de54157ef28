import { fileURLToPath } from 'node:url';
import { EMULATOR, emulatorArgs, installEmulator } from './run/auth-emulator.mjs';
import { answering, Processes } from './run/processes.mjs';
import { install, needNode, needPort, UserError } from './run/ready.mjs';
import { onChange } from './run/watch.mjs';

// The whole shop: reference API, site, and a partner's page on another origin. With --watch it follows changes, with --sign-in people can sign in
// without a Firebase project. Pages are drawn when they are asked for while all are being finished; with --on-demand they are not finished, with
// --finished they are before it says that it is ready. With --build it only builds what it would serve.

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
    // What draws the pages asks for more in a minute than visitors may.
    RATE_EXEMPT: process.env.RATE_EXEMPT ?? '127.0.0.1,::1',
    ...env,
  });
const build = (step, ...options) =>
  processes.run(`build of the ${step}`, ['site/build/build.mjs', step, ...options], env);

async function start() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  needNode();
  for (const [name, port] of Object.entries(ports)) await needPort(port, `${name.toUpperCase()}_PORT`);
  install();
  if (process.argv.includes('--build')) {
    await build('site');
    return build('widgets');
  }
  startApi();
  const api = answering(`${addresses.api}/healthz`).then(() => console.log(`API      ${addresses.api}`));
  await Promise.all([api, build('site')]);
  await startSite();
  console.log(`Shop     ${addresses.site}`);
  await build('widgets');
  processes.start('partner’s server', ['demo/partners/serve.mjs'], env);
  await answering(`${addresses.partner}/`);
  if (process.argv.includes('--finished')) await finishPages();
  console.log(`Partner  ${addresses.partner}`);
  if (!/--(on-demand|finished)/.test(process.argv.join()))
    finishPages().catch(error => console.error(error.message));
  if (process.argv.includes('--sign-in')) await offerSignIn();
  if (process.argv.includes('--watch')) follow();
}

/** Starts the server that draws each page when it is asked for. */
async function startSite() {
  processes.start('site', ['demo/run/site-server.mjs'], env);
  await answering(`${addresses.site}/`);
}

/** Draws all pages and the pictures that go with links to them, meanwhile: nobody on this machine waits for them. */
async function finishPages() {
  await build('pages', '--behind');
  processes.send('site', 'finished');
}

/** Runs the emulator that stands for a Firebase project. */
async function offerSignIn() {
  if (!(await installEmulator()))
    throw new UserError('The Firebase Auth emulator could not be installed; npm says why above.');
  processes.start('Auth emulator', emulatorArgs);
  await answering(EMULATOR);
  console.log(`Sign-in  ${EMULATOR}`);
}

/** Builds again when source changes, and starts the API again when its own does. */
function follow() {
  onChange(['widgets', 'site'], () => rebuild().catch(error => console.error(error.message)));
  onChange(['demo/api', 'demo/catalogue'], async () => {
    await processes.stop('API');
    startApi();
  });
}

async function rebuild() {
  await build('site');
  await processes.stop('site');
  await startSite();
  await build('widgets');
}

async function end(sentence) {
  if (sentence) console.error(sentence);
  await processes.stopAll();
  process.exit(sentence ? 1 : 0);
}

processes.onEnd = end;
process.once('SIGINT', () => end());
process.once('SIGTERM', () => end());

start().catch(error => end(error instanceof UserError ? error.message : error.stack));
