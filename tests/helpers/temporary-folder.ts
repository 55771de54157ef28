import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { scratchFolder } from './scratch';

/** Makes a folder that the running test has to itself; it is removed once the test has finished. */
export function temporaryFolder(name: string): string {
  const folder = scratchFolder(name);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
