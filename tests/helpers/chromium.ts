import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { onPath } from './on-path';

/** Names that systems give Chromium; the one without a window takes a fifth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of a Chromium: `CHROMIUM`, playwright's own, or the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', chromium.executablePath(), ...onPath(...NAMES)].find(
    path => path !== '' && existsSync(path),
  );
}

const root = process.getuid?.() === 0;

/** How tests and measurements launch it: without calls home, and without the sandbox where root can't have one. */
export const launchOptions = {
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
