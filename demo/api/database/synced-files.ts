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
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used of the engine's module; its own types leave the file system open. */
interface EngineModule {
  NODEFS: {
    realPath(node: object): string;
    tryFSOperation<Result>(operate: () => Result): Result;
    node_ops: {
      mknod(parent: object, name: string, mode: number, device: number): object;
      rename(node: object, folder: object, name: string): void;
    };
    stream_ops: { fsync?(stream: { nfd: number; node: object }): number };
  };
}

/**
 * The engine's files in a folder, on the disk when the engine asks for it. Emscripten's NODEFS has no `fsync`, so
 * the engine's own `NodeFS` leaves everything to the kernel and a power cut takes it. A file that was synced is
 * found under its name afterwards too: the folders it was made in are synced with it.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const addFsync = (module: unknown) => syncFiles((module as EngineModule).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

function syncFiles(files: EngineModule['NODEFS']): void {
  const { mknod, rename } = files.node_ops;
  /** Folders with new names in them since they were synced. */
  const changed = new Set<string>();
  files.node_ops.mknod = (parent, name, mode, device) => {
    changed.add(resolve(files.realPath(parent)));
    return mknod(parent, name, mode, device);
  };
  files.node_ops.rename = (node, folder, name) => {
    rename(node, folder, name);
    changed.add(resolve(files.realPath(folder)));
  };
  files.stream_ops.fsync = ({ nfd, node }) =>
    files.tryFSOperation(() => {
      sync(nfd);
      for (
        let folder = dirname(resolve(files.realPath(node)));
        changed.has(folder);
        folder = dirname(folder)
      ) {
        syncPath(folder);
        changed.delete(folder);
      }
      return 0;
    });
}

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

function syncPath(path: string): void {
  // Windows opens no folder as a file, and keeps their entries by itself.
  if (process.platform === 'win32' && lstatSync(path).isDirectory()) return;
  const descriptor = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Contents and length of a file suffice; a folder is synced whole. */
function sync(descriptor: number): void {
  if (fstatSync(descriptor).isDirectory()) fsyncSync(descriptor);
  else fdatasyncSync(descriptor);
}
