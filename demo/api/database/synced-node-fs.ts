import { dirname, resolve } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sync, syncPath } from './fsync';

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
