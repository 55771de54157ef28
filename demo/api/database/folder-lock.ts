import { createHash } from 'node:crypto';
import { chmodSync, existsSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder } from './synced-files';

/** A folder held by this process. */
export interface FolderLock {
  /** Answers what other processes of the same user ask with `askHolder`. */
  answer(reply: Reply): void;
  release(): Promise<void>;
}

export type Reply = (question: string) => Promise<string>;

/**
 * Holds a folder for this process alone: two embedded engines in one folder would destroy it. The lock is a
 * local socket, so it falls with the process however that ends, and a process number used again can't keep it.
 * Answers `null` when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  makeFolder(folder);
  const path = socketPath(realpathSync(folder));
  const server = (await listen(path)) ?? ((await answers(path)) ? null : await takeOver(path));
  if (!server) return null;
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  server.unref();
  let reply: Reply = async () => '';
  server.on('connection', socket => void converse(socket, question => reply(question)));
  return {
    answer: given => {
      reply = given;
    },
    release: () => new Promise(resolve => server.close(() => resolve())),
  };
}

/** Asks the process that holds the folder; `null` when none does, nothing when it does not answer. */
export async function askHolder(folder: string, question: string): Promise<string | null> {
  if (!existsSync(folder)) return null;
  const path = socketPath(realpathSync(folder));
  if (!(await answers(path))) return null;
  return text(connect(path).end(question));
}

async function converse(socket: Socket, reply: Reply): Promise<void> {
  // Who asked may be gone before the answer is there.
  socket.on('error', () => {});
  try {
    const question = await text(socket.iterator({ destroyOnReturn: false }));
    socket.end(question && (await reply(question)));
  } catch {
    socket.destroy();
  }
}

function socketPath(folder: string): string {
  if (process.platform !== 'win32') {
    const inside = join(folder, 'lock.sock');
    // Longest path a Unix socket may have on every system.
    if (Buffer.byteLength(inside) <= 100) return inside;
  }
  const name = `tass-api-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true });
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(null) : reject(fault),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function takeOver(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}
