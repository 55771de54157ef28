import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import type { Db } from '../../../demo/api/database/database';
import { MIGRATIONS } from '../../../demo/api/database/embedded';
import { seed } from '../../../demo/api/database/seed';
import { scratchFolder } from '../../helpers/scratch';

/** Fills one database with the catalogue; every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = scratchFolder('snapshot');
  const snapshot = join(folder, 'shop.tar');
  const engine = new PGlite();
  const db = drizzle(engine, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await seed(db as unknown as Db, resolve(project.config.root, 'demo/catalogue'));
  const dump = await engine.dumpDataDir('none');
  writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()));
  await engine.close();
  project.provide('snapshot', snapshot);
  return () => rmSync(folder, { recursive: true });
}
