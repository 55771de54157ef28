import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Makes a folder, with those above it, that a power cut leaves in place. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= first.length; made = dirname(made)) syncPath(dirname(made));
}

/** Renames within a folder; the new name survives a power cut. */
export function renameSynced(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
}

/** Syncs a folder with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Syncs a file or folder. */
export function syncPath(path: string): void {
  // Windows opens no folder as a file, and keeps their entries by itself.
  if (process.platform === 'win32' && lstatSync(path).isDirectory()) return;
  const descriptor = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs what is open: of a file its contents and length suffice, a folder is synced whole. */
export function sync(descriptor: number): void {
  if (fstatSync(descriptor).isDirectory()) fsyncSync(descriptor);
  else fdatasyncSync(descriptor);
}
