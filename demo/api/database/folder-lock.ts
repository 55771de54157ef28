import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Holds a folder for this process alone: two embedded engines in one folder would destroy it. The lock is a
 * local socket, so it falls with the process however that ends, and a process number used again can't keep it.
 * Answers the function that gives the folder back, or `null` when another process holds it.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  mkdirSync(folder, { recursive: true });
  const path = socketPath(realpathSync(folder));
  const server = (await listen(path)) ?? ((await answers(path)) ? null : await takeOver(path));
  if (!server) return null;
  server.unref();
  return () => new Promise(resolve => server.close(() => resolve()));
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
    const server = createServer(socket => socket.destroy());
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
