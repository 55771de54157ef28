import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../demo/api/database/postgres-server';
import { seed } from '../../../demo/api/database/seed';
import { query, startPostgres } from './postgres-server';

/** Starts a server and fills one database with the catalogue; every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await query(server.url('postgres'), 'create database template_shop');
  const database = await openPostgres(server.url('template_shop'), 2);
  await database.migrate();
  await seed(database.db, resolve(project.config.root, 'demo/catalogue'));
  await database.close();
  project.provide('server', server.url('postgres'));
  return () => server.stop();
}
