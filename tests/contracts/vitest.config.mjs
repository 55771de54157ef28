import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Rules of the project, held as tests over its source. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'contracts',
    include: ['tests/contracts/*.test.ts'],
    // None changes anything: the compiler and the source's trees are loaded once for all.
    isolate: false,
    // All of the source is read, which a busy machine takes its time for.
    testTimeout: 30_000,
  },
});
