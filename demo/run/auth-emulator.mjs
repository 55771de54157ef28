import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDemand, isInstalled } from './on-demand.mjs';

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

/** Whether the emulator can be run. */
export const hasEmulator = () => isInstalled(FOLDER);

/** Installs the emulator unless it is there; false where it can't be had. */
export function installEmulator() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, 'firebase.json'),
    JSON.stringify({ emulators: { auth: { port: 9099 }, ui: { enabled: false } } }),
  );
  return installOnDemand(FOLDER, PACKAGE);
}
