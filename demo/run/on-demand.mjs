import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Large tools that few need are no dependencies: who wants one gets it here, in a folder of its own.

/** Written when an installation came to its end. */
const installed = folder => join(folder, 'installed');

/** Whether a tool was installed into a folder. */
export const isInstalled = folder => existsSync(installed(folder));

/** Installs a package into a folder unless it is there, which takes half a minute; false where it can't be had. */
export async function installOnDemand(folder, name) {
  if (isInstalled(folder)) return true;
  console.log(`Installing ${name}…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const npm = spawn(
    'npm',
    // Without scripts: one of them compiles, for minutes, what these tools can do without.
    ['install', name, '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  const code = await new Promise(resolve => npm.once('exit', resolve).once('error', resolve));
  if (code !== 0) return false;
  writeFileSync(installed(folder), name);
  return true;
}
