import { rmSync } from 'node:fs';
import type { Db } from '../../../demo/api/database/database';
import { openEmbedded } from '../../../demo/api/database/embedded';
import { openDatabase } from '../../../demo/api/database/open-database';
import { readSettings } from '../../../demo/api/settings';
import { scratchFolder } from '../../helpers/scratch';
import { copyFew, isEmbedded, newServerDatabase, snapshot } from './engine';
import type { Catalogue } from './few-products';

/** A database of its own on the engine under test, which outlives the processes that use it. */
export interface OwnDatabase {
  /** Environment that names it. */
  env: Record<string, string>;
  /** Looks into it, or changes it, while no API uses it. */
  inspect<Result>(look: (db: Db) => Promise<Result>): Promise<Result>;
  remove(): void;
}

export async function ownDatabase(catalogue: Catalogue = 'few'): Promise<OwnDatabase> {
  if (!isEmbedded()) return own({ DATABASE_URL: await newServerDatabase(catalogue) }, () => {});
  const folder = scratchFolder('api');
  if (catalogue === 'few') copyFew(folder);
  else await (await openEmbedded(folder, snapshot())).close();
  return own({ DATA_DIR: folder }, () => rmSync(folder, { recursive: true, force: true }));
}

function own(env: Record<string, string>, remove: () => void): OwnDatabase {
  return {
    env,
    remove,
    inspect: async look => {
      const database = await openDatabase(readSettings(env));
      try {
        return await look(database.db);
      } finally {
        await database.close();
      }
    },
  };
}
