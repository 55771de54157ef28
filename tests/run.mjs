import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installEmulator } from '../demo/run/auth-emulator.mjs';
import { explain, freePort, install, needNode, needPort, UserError } from '../demo/run/ready.mjs';

// Everything that says whether the project is sound, with one summary at the end.

const REPORTS = '.build/reports';
/** Orders of the browser tests go here, not into the shop somebody works with. */
const DATA_DIR = '.build/test-data';
const PORTS = { API_PORT: 4000, SITE_PORT: 8080, PARTNER_PORT: 8090 };

/** Runs a node program with its output shown; true when it succeeded. */
function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Runs a node program beside others, and shows its output under `name` once it has ended; true when it succeeded. */
async function runBeside(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => output.push(data));
  const code = await new Promise(resolve => child.once('close', resolve));
  console.log(`\n── ${name}`);
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/** Ports of the shop under test. */
let ports;

/** A step that is sound or not. */
const check = args => async name =>
  (await runBeside(name, args, ports)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What a report says, or one failure where there is none or the program failed for another reason. */
function counted(sound, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  return sound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Tests that vitest runs. */
function vitest(config, more = []) {
  return async name => {
    const file = `${REPORTS}/${name}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = [VITEST, ...(more.length ? more : ['run']), '--config', config, ...reporters];
    const sound = await runBeside(name, args, ports);
    return counted(sound, file, report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests ? 0 : 1),
      skipped: report.numPendingTests,
      names: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ),
    }));
  };
}

/** Set while the emulator is being installed beside the first steps. */
let emulator;

/** Set while the shop is being built beside the API's tests. */
let shop;
const buildShop = () =>
  runBeside('shop', ['--import', 'tsx', 'tests/helpers/build-shop.ts'], { ...ports, DATA_DIR });

/** Tests in a real browser, against the shop as `npm start` runs it. */
async function browser(name, specs = []) {
  console.log(`\n── ${name}`);
  needChromium();
  // Where it failed, the browser tests' own build says why.
  await shop;
  if (!(await emulator))
    console.log('Without the Firebase Auth emulator, the tests of signing in are skipped.');
  const file = `${REPORTS}/browser.json`;
  const sound = run(
    ['node_modules/playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts', ...specs],
    {
      ...ports,
      DATA_DIR,
      BROWSER_REPORT: file,
    },
  );
  return counted(sound, file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: suites.flatMap(failedSpecs),
    unsteady: suites.flatMap(unsteadySpecs),
  }));
}

/** Ports of the shop under test: those asked for, else the usual ones, else free ones, so that a shop that runs is not in the way. */
async function shopPorts() {
  const ports = {};
  for (const [variable, usual] of Object.entries(PORTS)) {
    const asked = process.env[variable];
    if (asked) await needPort(Number(asked), variable);
    ports[variable] = asked ?? String(await freePort(usual));
  }
  return ports;
}

/** Finds the titles of a suite's tests, and of those within it, that `matches` picks. */
const titles = matches =>
  function find({ specs = [], suites = [] }) {
    const found = specs.filter(matches).map(({ file, title }) => `${file} › ${title}`);
    return [...found, ...suites.flatMap(find)];
  };

const failedSpecs = titles(({ ok }) => !ok);
/** Failed once and passed when tried again: named, since each is a fault of the test or of the shop. */
const unsteadySpecs = titles(({ tests }) => tests.some(({ status }) => status === 'flaky'));

const hasChromium = () => run(['--import', 'tsx', 'tests/helpers/has-chromium.ts']);

/** Finds a Chromium, or installs playwright's own, or the system's. */
function needChromium() {
  if (hasChromium()) return;
  console.log('Installing Chromium…');
  if (run(['node_modules/playwright/cli.js', 'install', 'chromium']) && hasChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
      if (hasChromium()) return;
    }
  }
  throw new UserError(
    'There is no Chromium and none could be installed: install one, or set CHROMIUM to its path.',
  );
}

/** Steps run two at a time; the last one uses what processors there are, and the source that one before it has transpiled. */
const CHECKS = {
  // By TypeScript's compiler of its own code; the build and tests that read source need the interface of the one before.
  types: check([
    'node_modules/typescript-native/bin/tsc',
    '-p',
    'tsconfig.json',
    // The second time it looks only at what changed.
    '--incremental',
    '--tsBuildInfoFile',
    '.build/types.tsbuildinfo',
  ]),
  generated: check([
    '--import',
    'tsx',
    'tests/helpers/for-shop.ts',
    'widgets/build/docs/generate.mjs',
    '--check',
  ]),
  contracts: vitest('tests/contracts/vitest.config.mjs'),
  lint: check(['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings']),
  unit: vitest('tests/unit/vitest.config.mjs'),
};

/** Steps that take the whole machine: what they measure is true only when nothing else runs. */
const ALONE = {
  // Its configuration imports TypeScript, which Node does not load by itself.
  api: vitest('tests/api/vitest.config.ts', ['run', '--configLoader=runner']),
  browser,
  size: check(['node_modules/size-limit/bin.js']),
};

/** Does one step; a fault that stops it counts as one failure. */
async function outcome(name, step) {
  const began = performance.now();
  const result = await step(name).catch(error => {
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return [name, { ...result, seconds: Math.round((performance.now() - began) / 1000) }];
}

/** Does steps, so many at a time. */
async function doAll(steps, atOnce) {
  const waiting = Object.entries(steps);
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await outcome(...next));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

function summary(results) {
  console.log('\n── summary');
  const total = { passed: 0, failed: 0 };
  for (const [name, { passed, failed, skipped = 0, names = [], unsteady = [], seconds = 0 }] of results) {
    total.passed += passed;
    total.failed += failed;
    console.log(
      `${name.padEnd(10)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`,
    );
    for (const failure of names) console.log(`  ✗ ${failure}`);
    for (const title of unsteady) console.log(`  ~ ${title} (passed when tried again)`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

/** The steps of those names; all without any. */
function wanted(names) {
  const pick = steps =>
    Object.fromEntries(Object.entries(steps).filter(([name]) => names.length === 0 || names.includes(name)));
  return { checks: pick(CHECKS), alone: pick(ALONE) };
}

/** The steps that a change since a commit can break, and of their tests the related ones. */
function changedOnly(since = 'HEAD') {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/helpers/changed.ts', since],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`What changed since ${since} could not be found.`);
  const { files, api, specs } = JSON.parse(stdout);
  console.log(`${files.length} files changed; browser tests: ${specs.join(', ') || 'none'}`);
  const related = ['related', '--run', '--passWithNoTests', ...files];
  return {
    checks: { ...CHECKS, unit: vitest('tests/unit/vitest.config.mjs', related) },
    alone: {
      ...(api && { api: ALONE.api }),
      ...(specs.length > 0 && { browser: name => browser(name, specs) }),
    },
  };
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const words = process.argv.slice(2);
const results = [];
try {
  needNode();
  install();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const { checks, alone } = words[0] === '--changed' ? changedOnly(words[1]) : wanted(words);
  if (alone.browser) {
    rmSync(DATA_DIR, { recursive: true, force: true });
    ports = await shopPorts();
    emulator = installEmulator().catch(error => {
      console.error(error.message);
      return false;
    });
  }
  results.push(...(await doAll(checks, 2)));
  if (alone.api && alone.browser) shop = buildShop();
  results.push(...(await doAll(alone, 1)));
} catch (error) {
  console.error(error instanceof UserError ? error.message : (explain(String(error)) ?? error));
  results.push(['start', { passed: 0, failed: 1 }]);
}
process.exit(summary(results) > 0 ? 1 : 0);
