import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installEmulator } from '../demo/run/auth-emulator.mjs';
import { explain, install, needNode, needPort, Sentence } from '../demo/run/ready.mjs';

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

/** A step that is sound or not. */
const check = args => () => (run(args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** What a report says, or one failure where there is none or the program failed for another reason. */
function counted(sound, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  return sound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Tests that vitest runs. */
function vitest(name, config) {
  return () => {
    const file = `${REPORTS}/${name}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const sound = run([VITEST, 'run', '--config', config, ...reporters]);
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

/** Tests in a real browser, against the shop as `npm start` runs it. */
async function browser() {
  for (const [variable, port] of Object.entries(PORTS))
    await needPort(Number(process.env[variable] ?? port), variable);
  needChromium();
  if (!(await emulator))
    console.log('Without the Firebase Auth emulator, the tests of signing in are skipped.');
  rmSync(DATA_DIR, { recursive: true, force: true });
  const file = `${REPORTS}/browser.json`;
  const sound = run(
    ['node_modules/playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'],
    {
      DATA_DIR,
      BROWSER_REPORT: file,
    },
  );
  return counted(sound, file, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    names: suites.flatMap(failedSpecs),
  }));
}

/** Titles of the tests that failed in a suite and those within it. */
const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

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
  throw new Sentence(
    'There is no Chromium and none could be installed: install one, or set CHROMIUM to its path.',
  );
}

const STEPS = {
  lint: check(['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings']),
  types: check(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']),
  generated: check(['widgets/build/generate.mjs', '--check']),
  unit: vitest('unit', 'tests/unit/vitest.config.mjs'),
  contracts: vitest('contracts', 'tests/contracts/vitest.config.mjs'),
  api: vitest('api', 'tests/api/vitest.config.ts'),
  browser,
  size: check(['node_modules/size-limit/bin.js']),
};

/** Does one step; a fault that stops it counts as one failure. */
async function outcome(name, step) {
  console.log(`\n── ${name}`);
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function summary(results) {
  console.log('\n── summary');
  const total = { passed: 0, failed: 0 };
  for (const [name, { passed, failed, skipped = 0, names = [] }] of results) {
    total.passed += passed;
    total.failed += failed;
    console.log(
      `${name.padEnd(10)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
    for (const failure of names) console.log(`  ✗ ${failure}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const wanted = process.argv.slice(2);
const results = [];
try {
  needNode();
  install();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (wanted.length === 0 || wanted.includes('browser'))
    emulator = installEmulator().catch(error => {
      console.error(error.message);
      return false;
    });
  for (const [name, step] of Object.entries(STEPS)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push([name, await outcome(name, step)]);
  }
} catch (error) {
  console.error(error instanceof Sentence ? error.message : (explain(String(error)) ?? error));
  results.push(['start', { passed: 0, failed: 1 }]);
}
process.exit(summary(results) > 0 ? 1 : 0);
