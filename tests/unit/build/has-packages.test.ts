import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPackages } from '../../../demo/run/ready.mjs';
import { temporaryFolder } from '../../helpers/temporary-folder';

// `npm start` installs nothing where npm has just done so.

const LOCK = {
  '': { version: '0.1.0' },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/for-windows': { version: '2.0.0', optional: true },
};

function folderWith(record: string | undefined): string {
  const folder = temporaryFolder('packages');
  mkdirSync(`${folder}/node_modules`);
  writeFileSync(`${folder}/package-lock.json`, JSON.stringify({ packages: LOCK }));
  if (record !== undefined) writeFileSync(`${folder}/node_modules/.package-lock.json`, record);
  return folder;
}

const recordOf = (versions: Readonly<Record<string, string>>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });

test.each([
  ['just these', recordOf({ one: '1.0.0' }), true],
  ['this system’s too', recordOf({ one: '1.0.0', 'for-windows': '2.0.0' }), true],
  ['another version', recordOf({ one: '1.0.1' }), false],
  [
    'another version of what only some systems need',
    recordOf({ one: '1.0.0', 'for-windows': '1.0.0' }),
    false,
  ],
  ['fewer', recordOf({}), false],
  ['more', recordOf({ one: '1.0.0', two: '1.0.0' }), false],
  ['a record that was cut off', '{"packages": {"node_', false],
  ['no record', undefined, false],
])('%s', (_, record, expected) => expect(hasPackages(folderWith(record))).toBe(expected));
