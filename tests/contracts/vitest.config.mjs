import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Rules of the project, held as tests over its source. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { name: 'contracts', include: ['tests/contracts/*.test.ts'] },
});
