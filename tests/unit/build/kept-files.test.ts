import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Contract, section 1: a page that is open while a newer build is deployed still finds its files.

const module = pathToFileURL(join(process.cwd(), 'widgets/build/bundles/kept-files.mjs')).href;
let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kept-files-'));
  mkdirSync(join(place, 'out'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** A build that makes these scripts, each with a compressed form. */
function build(...names: readonly string[]): void {
  for (const name of names)
    for (const form of ['', '.br']) writeFileSync(join(place, 'out', name + form), '');
  const code = `import { dropOldFiles } from ${JSON.stringify(module)}; dropOldFiles('out', ${JSON.stringify(names)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: place });
}

const files = () => readdirSync(join(place, 'out')).sort();

test('F61 files of the two builds before stay, with their compressed forms; older ones go', () => {
  build('cart-1.js', 'shared.js');
  build('cart-2.js', 'shared.js');
  build('cart-3.js');
  expect(files()).toEqual(
    ['cart-1.js', 'cart-2.js', 'cart-3.js', 'shared.js'].flatMap(name => [name, `${name}.br`]),
  );
  build('cart-4.js');
  expect(files()).toEqual(
    ['cart-2.js', 'cart-3.js', 'cart-4.js', 'shared.js'].flatMap(name => [name, `${name}.br`]),
  );
});

test('F61 building the same again counts as no build, and what is no script is left alone', () => {
  writeFileSync(join(place, 'out', 'shop.css'), '');
  build('cart-1.js');
  build('cart-2.js');
  for (let times = 0; times < 3; times++) build('cart-3.js');
  expect(files().filter(name => !name.endsWith('.br'))).toEqual([
    'cart-1.js',
    'cart-2.js',
    'cart-3.js',
    'shop.css',
  ]);
});
