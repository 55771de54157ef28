import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { PURCHASING_SYSTEM } from './shop';

// Builds the shop of the browser tests on the ports that the environment names, only while nothing else asks for the processor.

const IDLE = 15;
setPriority(IDLE);
const { status } = spawnSync(process.execPath, ['demo/start.mjs', '--build'], {
  stdio: 'inherit',
  env: { ...process.env, OCI_HOSTS: PURCHASING_SYSTEM },
});
process.exit(status ?? 1);
