import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findServerBinaries } from './api/helpers/postgres-server';
import { readReport } from './helpers/reports';

// `npm run soak`: what takes minutes, at its full size, with one table at the end. `npm run soak -- browser` takes some
// only; SOAK_MINUTES says how long the steady load lasts.

const REPORTS = '.build/soak';
/** Orders go here, not into the shop somebody works with. */
const DATA_DIR = '.build/test-data';

const LARGER = 'F06 of 300|F20|F53|F54|F55|F56|50 users|steady load|times the load';

/** The API's tests that SOAK makes larger, and those that only a soak runs; one after the other, each alone. */
const api =
  (engine: string, names = LARGER) =>
  (report: string) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/api/vitest.config.ts',
    '--configLoader=runner',
    `--project=${engine}*`,
    `--testNamePattern=${names}`,
    '--no-file-parallelism',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];

/** A project of the browser tests that only a soak runs. */
const browser = (project: string) => () => [
  'node_modules/playwright/cli.js',
  'test',
  '--config=tests/browser/playwright.config.ts',
  `--project=${project}`,
  '--workers=1',
];

const STEPS: Readonly<Record<string, (report: string) => string[]>> = {
  embedded: api('embedded'),
  ...(findServerBinaries() && { postgresql: api('postgresql'), failover: api('embedded', 'F65') }),
  browser: browser('soak'),
  frameworks: browser('frameworks'),
  engines: browser('engines'),
};

for (const folder of [REPORTS, DATA_DIR]) rmSync(folder, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (!findServerBinaries())
  console.warn(
    'No PostgreSQL server was found or installed: without “postgresql” and “failover”. Install it (on Debian: apt-get install postgresql).',
  );
const asked = process.argv.slice(2).filter(name => name in STEPS);
let sound = true;
const rows = (asked.length > 0 ? asked : Object.keys(STEPS)).flatMap(step => {
  const report = `${REPORTS}/${step}.json`;
  const env = { ...process.env, SOAK: '1', BROWSER_REPORT: report, DATA_DIR };
  const { status } = spawnSync(process.execPath, STEPS[step]?.(report) ?? [], { stdio: 'inherit', env });
  sound &&= status === 0;
  return (existsSync(report) ? readReport(report) : []).map(ran => ({ step, ...ran }));
});

for (const { step, name, passed, seconds, figures } of rows)
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${step.padEnd(10)}  ${name.trim()} (${Math.round(seconds)} s)${figures && `\n        ${figures}`}`,
  );
const failed = rows.filter(({ passed }) => !passed).length;
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exit(sound ? 0 : 1);
