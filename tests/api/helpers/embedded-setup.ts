import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import type { Db } from '../../../demo/api/database/database';
import { MIGRATIONS, openEmbedded } from '../../../demo/api/database/embedded';
import { seed } from '../../../demo/api/database/seed';
import { QUICK_START } from '../../helpers/quick-start';
import { scratchFolder } from '../../helpers/scratch';
import { TO_FEW } from './few-products';

/** Fills a database with the catalogue, and another one with a few products of it; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  for (const flag of QUICK_START) setFlagsFromString(flag);
  const folder = scratchFolder('snapshot');
  const engine = new PGlite();
  const db = drizzle(engine, { casing: 'snake_case' });
  const save = async (name: string) => {
    const dump = await engine.dumpDataDir('none');
    writeFileSync(join(folder, `${name}.tar`), Buffer.from(await dump.arrayBuffer()));
    return dump;
  };
  // Its usual 128 MB take longer to make than such a database takes to open.
  await engine.exec(`alter system set shared_buffers = '16MB'`);
  // A third of the files: the others are what a new database would be a copy of.
  await engine.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await engine.exec(`drop database ${name}`);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await seed(db as unknown as Db, resolve(project.config.root, 'demo/catalogue'));
  await save('whole');
  for (const statement of TO_FEW) await engine.exec(statement);
  const few = await save('few');
  await engine.close();
  await (await openEmbedded(join(folder, 'few'), few)).close();
  project.provide('snapshots', folder);
  return () => rmSync(folder, { recursive: true });
}
