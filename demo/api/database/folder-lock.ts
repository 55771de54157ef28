import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder } from './fsync';

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
  const server = await inPlace(folder, takeSocket);
  if (!server) return null;
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
  return inPlace(folder, async place => {
    const path = latestSocket(place);
    if (!path || !(await answers(path))) return null;
    return text(connect(path).end(question));
  });
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

const onWindows = process.platform === 'win32';

/**
 * Takes the socket of a folder, or `null` when another process has it. On Windows it is one named pipe, which is gone
 * with its process. Elsewhere its file stays, so sockets are numbered, and the highest number counts: it is taken by
 * a link, which fails where the name exists, to a socket that listens already. So nobody takes a live one for dead,
 * and since the highest number is never removed, who still knows older ones finds it afterwards and starts over.
 */
async function takeSocket(place: string): Promise<Server | null> {
  if (onWindows) return listen(pipeName(place));
  const unnamed = join(place, `lock-${randomUUID().slice(0, 8)}.new`);
  const server = await listen(unnamed);
  try {
    chmodSync(unnamed, 0o600);
    while (server) {
      const latest = latestNumber(place);
      if (latest > 0 && (await answers(socketPath(place, latest)))) break;
      if (!linkNew(unnamed, socketPath(place, latest + 1))) continue;
      if (latestNumber(place) === latest + 1) {
        for (const number of numbers(place))
          if (number <= latest) rmSync(socketPath(place, number), { force: true });
        return server;
      }
      rmSync(socketPath(place, latest + 1), { force: true });
    }
    server?.close();
    return null;
  } finally {
    rmSync(unnamed, { force: true });
  }
}

/** Where a process that holds the folder can be asked; `null` where none ever did. */
function latestSocket(place: string): string | null {
  if (onWindows) return pipeName(place);
  const latest = latestNumber(place);
  return latest > 0 ? socketPath(place, latest) : null;
}

const socketPath = (place: string, number: number) => join(place, `lock-${number}.sock`);
const latestNumber = (place: string) => Math.max(0, ...numbers(place));

function numbers(place: string): number[] {
  return readdirSync(place).flatMap(name => {
    const number = /^lock-(\d+)\.sock$/.exec(name)?.[1];
    return number ? [Number(number)] : [];
  });
}

/** Longest path in bytes that a Unix socket may have on every system. */
const MAX_PATH_LENGTH = 100;

/**
 * Works with a folder by a path that leaves room for a socket's name. The socket is in the folder however long its own
 * path is: any other place, such as one among the temporary files, may be another for the next process.
 */
async function inPlace<Result>(folder: string, work: (place: string) => Promise<Result>): Promise<Result> {
  const path = realpathSync(folder);
  if (onWindows || Buffer.byteLength(socketPath(path, 12_345_678)) <= MAX_PATH_LENGTH) return work(path);
  if (process.platform !== 'linux')
    throw new Error('its path is too long for the socket that locks it; set DATA_DIR to a shorter one');
  const descriptor = openSync(path, 'r');
  try {
    return await work(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}

function pipeName(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return `\\\\.\\pipe\\tass-api-${name}`;
}

/** Listens at a path; `null` where somebody does. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true });
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(null) : reject(fault),
    );
    server.listen(path, () => resolve(server));
  });
}

/** False where no process listens; who is too busy to take a call does. */
function answers(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

/** Gives a file another name; false where that exists. */
function linkNew(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}
