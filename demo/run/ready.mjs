import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

// Needs nothing but node itself: it runs before anything is installed.

/** A fault that one sentence explains. */
export class UserError extends Error {}

const MIN_VERSION = [20, 19];
/** npm's own record of what it has installed, written at the end. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Throws when node is older than package.json asks for. */
export function needNode() {
  const version = process.versions.node;
  const [major, minor] = version.split('.').map(Number);
  if (major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1])) return;
  throw new UserError(`Node ${version} is too old: install Node ${MIN_VERSION.join('.')} or newer.`);
}

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a folder has just the packages of its lock file, but for those that other systems need. */
export function hasPackages(folder = '.') {
  try {
    const { '': _, ...wanted } = packagesIn(join(folder, 'package-lock.json'));
    const installed = packagesIn(join(folder, INSTALLED));
    const isThere = ([path, { version, optional }]) =>
      path in installed ? installed[path].version === version : optional;
    return Object.entries(wanted).every(isThere) && Object.keys(installed).every(path => path in wanted);
  } catch {
    // Without a record that can be read everything is installed again.
    return false;
  }
}

/** Installs the packages of the lock file unless just these are there. */
export function install() {
  if (hasPackages()) return;
  console.log('Installing packages…');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(stderr);
    throw new UserError(explain(stderr) ?? 'The packages could not be installed; npm says why above.');
  }
}

/** One sentence for faults of the machine that any program's words may hold. */
export function explain(words) {
  if (/ENOSPC|no space left/i.test(words)) return 'The disk is full; make room and start again.';
  if (/EACCES|EPERM|EROFS/.test(words)) return 'This folder can’t be written to; check whom it belongs to.';
  return undefined;
}

/** Listens on a port for a moment: the port (0 picks a free one), or the fault that forbids it. */
const probe = port =>
  new Promise(resolve => {
    const server = createServer()
      .once('error', fault => resolve({ fault }))
      .once('listening', () => {
        const listened = server.address().port;
        server.close(() => resolve({ port: listened }));
      })
      .listen(port);
  });

/** The usual port, or another one that is free where it can't be had. */
export async function freePort(usual) {
  return (await probe(usual)).port ?? (await probe(0)).port;
}

/** Throws when another program listens on a port; `variable` is what sets another one. */
export async function needPort(port, variable) {
  const { fault } = await probe(port);
  if (!fault) return;
  if (fault.code === 'EACCES')
    throw new UserError(`Port ${port} may not be used by this user; set ${variable} to another port.`);
  throw new UserError(
    `Port ${port} is taken by another program; stop it, or set ${variable} to another port.`,
  );
}
