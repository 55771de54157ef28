import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOWN_FIRST } from '../../widgets/build/bundles/loader-bundle.mjs';
import { WIDGETS } from '../../widgets/build/constants.mjs';

/** Writes what each element's code weighs for a page: `tass.js` and the files it loads before the first view. */
export function writeSizes() {
  const folder = join(WIDGETS, 'latest');
  const files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
  const kilobytes = all => {
    const bytes = all.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
    return Math.round(bytes / 100) / 10;
  };
  const sizes = Object.entries(files).map(([name, own]) => {
    const all = ['tass.js', ...own];
    const early = name === SHOWN_FIRST ? { early: kilobytes(['tass.js']) } : {};
    return [name, { kilobytes: kilobytes(all), requests: all.length, ...early }];
  });
  writeFileSync('dist/site/sizes.json', JSON.stringify(Object.fromEntries(sizes)));
}
