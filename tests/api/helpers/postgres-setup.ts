import { resolve } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../demo/api/database/postgres-server';
import { seed } from '../../../demo/api/database/seed';
import { startPostgres } from './postgres-server';

/** Starts a server and fills one database with the catalogue; every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} });
  await admin`create database template_shop`;
  const database = await openPostgres(server.url('template_shop'), 2);
  await database.migrate();
  await seed(database.db, resolve(project.config.root, 'demo/catalogue'));
  await database.close();
  await admin.end();
  project.provide('engine', { kind: 'postgresql', url: server.url('postgres') });
  return () => server.stop();
}
