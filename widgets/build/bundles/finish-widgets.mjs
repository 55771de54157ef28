import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION_FOLDER, WIDGETS } from '../constants.mjs';
import { readRecords } from '../records.mjs';
import { compressFolder } from './compress.mjs';
import { dropOldFiles } from './kept-files.mjs';
import { signLoader } from './sign.mjs';
import { APART } from './single-bundles.mjs';

/** Names of the scripts that this build made. */
async function madeFiles() {
  const single = new Set(['tass', 'analytics', ...APART, ...(await readRecords()).map(({ name }) => name)]);
  // As the chunks say it: source may have changed since. Rollup adds a digit where two chunks would have one name.
  const chunks = Object.values(JSON.parse(readFileSync(join(VERSION_FOLDER, 'files.json'), 'utf8'))).flat();
  const build = /-.{8}(?=\d*\.js$)/.exec(chunks.find(file => /^shell-.{8}\.js$/.test(file)))[0];
  return readdirSync(VERSION_FOLDER).filter(
    file => file.endsWith('.js') && (single.has(file.slice(0, -'.js'.length)) || file.includes(build)),
  );
}

/** Writes integrity hashes and compressed forms, and copies this version to `latest`. */
export async function finishWidgets() {
  const files = await madeFiles();
  const integrity = Object.fromEntries(
    files.map(file => {
      const hash = createHash('sha384')
        .update(readFileSync(join(VERSION_FOLDER, file)))
        .digest('base64');
      return [file, `sha384-${hash}`];
    }),
  );
  writeFileSync(join(VERSION_FOLDER, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`);
  dropOldFiles(VERSION_FOLDER, files);
  await compressFolder(VERSION_FOLDER);
  const latest = join(WIDGETS, 'latest');
  mkdirSync(latest, { recursive: true });
  cpSync(VERSION_FOLDER, latest, { recursive: true, preserveTimestamps: true });
  dropOldFiles(latest, files);
  signLoader(latest);
}
