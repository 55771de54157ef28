import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config demo/api/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/api/database/schema.ts',
  out: './demo/api/migrations',
  casing: 'snake_case',
});
