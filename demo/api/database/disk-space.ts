import { statfs } from 'node:fs/promises';

/** Bytes that must be free to write: a checkpoint's and a log file's of 16 MiB, with as much again to spare. */
const MIN_FREE_BYTES = 64 * 2 ** 20;

/** PostgreSQL's codes for a full disk and for a missing file. */
const DISK_FULL = '53100';
const FILE_MISSING = '58P01';

/**
 * Rejects where the disk is nearly full or the folder is gone, with the code that the engine would give. It is asked
 * before the engine writes: an engine that fails in a checkpoint or in its log answers nothing any more, while one that
 * was not asked to write goes on as soon as there is room.
 */
export async function checkDiskSpace(folder: string): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) throw Object.assign(new Error('The data folder is gone.'), { code: FILE_MISSING });
  if (disk.bavail * disk.bsize < MIN_FREE_BYTES)
    throw Object.assign(new Error('The disk is full.'), { code: DISK_FULL });
}
