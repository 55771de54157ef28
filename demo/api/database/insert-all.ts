import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/**
 * Inserts rows that all have the same columns. They travel as one parameter, since a statement with a
 * parameter for every value takes longer to build and to read than to carry out. `replacing` gives rows that are there
 * (with the same `id`) the new values.
 */
export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  mode: 'adding' | 'replacing' = 'adding',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const nameOf = new Map(Object.keys(first).map(key => [key, toSnakeCase(key)]));
  const records = rows.map(row =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf.get(key), value])),
  );
  const columns = sql.join(
    [...nameOf.values()].map(name => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    [...nameOf.values()].map(name => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const replace = sql` on conflict (id) do update set ${values}`;
  await db.execute(
    sql`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)${mode === 'replacing' ? replace : sql``}`,
  );
}
