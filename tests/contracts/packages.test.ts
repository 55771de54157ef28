import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { textOf } from './source';

// What `npm ci` needs on any machine, read from the lock file alone.

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> };
const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };

/** Machines the project is worked on. */
const PLATFORMS: readonly { os: string; cpu: string; libc?: string }[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** What brings a native program for each platform. */
const NATIVE = ['@biomejs/biome', 'rollup', 'rolldown', 'esbuild', 'lightningcss', 'sharp'];

/** The locked package that a package in `folder` finds under `name`, as Node looks for it. */
function resolve(folder: string, name: string): Locked | undefined {
  const found = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (found || !folder) return found;
  return resolve(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

test('the lock file has every optional package of every package, for all platforms', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !resolve(folder, name))
      .map(name => `${folder} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(PLATFORMS)('native programs are there for $os $cpu $libc', ({ os, cpu, libc }) => {
  const lacking = NATIVE.filter(program => {
    const folder = `node_modules/${program}`;
    const packed = Object.keys(packages[folder]?.optionalDependencies ?? {}).map(name =>
      resolve(folder, name),
    );
    return !packed.some(
      locked =>
        locked?.os?.includes(os) &&
        locked.cpu?.includes(cpu) &&
        (!libc || !locked.libc || locked.libc.includes(libc)),
    );
  });
  expect(lacking).toEqual([]);
});

test('every package is held to its bytes, and the lock file names no registry', () => {
  const odd = Object.entries(packages).filter(
    ([folder, { integrity, resolved }]) => folder && (!integrity || resolved),
  );
  expect(odd.map(([folder]) => folder)).toEqual([]);
});

test('every package runs on the oldest Node that package.json asks for', () => {
  const oldest = `${engines.node.replace('>=', '')}.0`;
  const newer = Object.entries(packages).filter(([, locked]) => {
    const range = locked.engines?.node;
    return range && !satisfies(oldest, range);
  });
  expect(
    newer.map(([folder, { version, engines }]) => `${folder}@${version} wants ${engines?.node}`),
  ).toEqual([]);
});
