import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

// Succeeds when there is a Chromium that starts.
const path = findChromium();
process.exit(path && spawnSync(path, ['--version']).status === 0 ? 0 : 1);
