import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../demo/api/database/postgres-server';
import { seed } from '../../../demo/api/database/seed';
import { TO_FEW } from './few-products';
import { query, startPostgres } from './postgres-server';

/** Starts a server, fills a database with the catalogue and another one with a few products of it; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await query(server.url('postgres'), 'create database template_whole');
  const database = await openPostgres(server.url('template_whole'), 2);
  await database.migrate();
  await seed(database.db, resolve(project.config.root, 'demo/catalogue'));
  await database.close();
  await query(server.url('postgres'), 'create database template_few template template_whole');
  await query(server.url('template_few'), ...TO_FEW);
  project.provide('server', server.url('postgres'));
  return () => server.stop();
}
