import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { openDatabase } from '../../demo/api/database/open-database';
import { readSettings } from '../../demo/api/settings';
import { PURCHASING_SYSTEM } from './shop';

// Builds the shop of the browser tests on the ports that the environment names and fills its database, only while nothing else asks for the
// processor.

const IDLE = 15;
setPriority(IDLE);
const { status } = spawnSync(process.execPath, ['demo/start.mjs', '--build'], {
  stdio: 'inherit',
  env: { ...process.env, OCI_HOSTS: PURCHASING_SYSTEM },
});
const database = await openDatabase(readSettings(process.env));
await database.close();
process.exit(status ?? 1);
