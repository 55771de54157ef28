import type { Settings } from '../settings';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres-server';
import { seed } from './seed';

/** Opens the database the settings name, with the schema brought up to date and the catalogue in it. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, settings.databaseConnections)
    : await openEmbedded(settings.dataDir);
  try {
    await database.migrate();
    await seed(database.db, settings.catalogueDir);
  } catch (fault) {
    await database.close();
    throw fault;
  }
  return database;
}
