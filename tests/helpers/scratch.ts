import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory as a file system, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes that it has to have left: databases of a whole run stay far below. */
const ROOM = 4 * 1024 ** 3;

/** In memory where there is enough: each order waits for the disk to sync, and where tests cut the power, a model is the disk. */
const PLACE = roomIn(MEMORY) > ROOM ? MEMORY : tmpdir();

/** Makes a folder for test data; whoever asked for it removes it. */
export const scratchFolder = (name: string): string => mkdtempSync(join(PLACE, `tass-${name}-`));

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
