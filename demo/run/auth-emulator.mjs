import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Google's tools are large and few need them, so they are no dependency: who signs in on this machine gets them here.

const FOLDER = '.build/firebase-tools';
const PACKAGE = 'firebase-tools@15';

/** The program that runs the emulator. */
const PROGRAM = join(FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Where the emulator answers; `site/content/facts.ts` names the same place. */
export const EMULATOR = 'http://localhost:9099';

/** Arguments for node that run the Auth emulator alone, which needs no Java. */
export const emulatorArgs = [
  PROGRAM,
  'emulators:start',
  '--only',
  'auth',
  '--project',
  'demo-tass',
  '--config',
  join(FOLDER, 'firebase.json'),
];

/** Written when an installation came to its end. */
const INSTALLED = join(FOLDER, 'installed');

/** Whether the emulator can be run. */
export const hasEmulator = () => existsSync(INSTALLED);

/** Installs the emulator unless it is there, which takes a minute or two; false where it can't be had. */
export async function installEmulator() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, 'firebase.json'),
    JSON.stringify({ emulators: { auth: { port: 9099 }, ui: { enabled: false } } }),
  );
  if (hasEmulator()) return true;
  console.log('Installing the Firebase Auth emulator…');
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const npm = spawn(
    'npm',
    ['install', PACKAGE, '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  const code = await new Promise(resolve => npm.once('exit', resolve).once('error', resolve));
  if (code !== 0) return false;
  writeFileSync(INSTALLED, PACKAGE);
  return true;
}
