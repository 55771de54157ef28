import { expect, test } from 'vitest';
import { filesIn, textOf } from './source';

/** A field of a product like any other: who looks at it in search and in elements uses it, everyone else states it. */
const FIELD = 'aliases';
const USERS = /^(demo\/api\/search|widgets\/(elements|quick-order))\//;
/** The migration that brought it; those of later fields name it again, as a column of `product_changed`. */
const MIGRATION = 'demo/api/migrations/0004_aliases.sql';
const isLaterMigration = (path: string) => path.startsWith('demo/api/migrations/') && path > MIGRATION;

test('a field of a product is stated in five places of the code', () => {
  const code = [...filesIn('demo/api', '.ts', '.sql'), ...filesIn('widgets', '.ts', '.tsx')].filter(
    path => !path.includes('.generated.'),
  );
  const stated = code.filter(
    path => !USERS.test(path) && !isLaterMigration(path) && textOf(path).includes(FIELD),
  );
  expect(stated.sort()).toEqual([
    'demo/api/catalogue/product-response.ts',
    'demo/api/database/schema.ts',
    MIGRATION,
    'widgets/api/product-schemas.ts',
    'widgets/types.ts',
  ]);
});
