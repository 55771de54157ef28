import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// All files of a build end in the same letters and are kept for a year: whoever builds the same source again, on the same
// host or on a second one, must serve the same bytes, or one page gets files of two builds.

/** For the hosts of the shop under test, of which the source is transpiled anyway. */
const BUILD = ['--import', 'tsx', 'tests/helpers/for-shop.ts', 'tests/helpers/build-loader.mjs'];

test('the same source gives the same files', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, BUILD);
  const [one, other] = JSON.parse(stdout);
  expect(Object.keys(one)).toContain('tass.js');
  expect(other).toEqual(one);
});
