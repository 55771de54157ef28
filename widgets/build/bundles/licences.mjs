import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../json-file.mjs';

/** Licences under which a package may be part of what partners and visitors load. */
export const WELCOME = [
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

/** Where it is kept which packages' folders the bundles of each step hold. */
const KEPT = '.build/shipped.json';
/** Folders of the packages whose files are copied. */
const COPIED = ['node_modules/@fontsource-variable/readex-pro'];

/** Folders of the packages that went into this thread's bundles. */
const shipped = new Set();

/** Keeps in mind which packages a bundle holds code of. */
export const noteLicences = () => ({
  name: 'licences',
  generateBundle(_, bundle) {
    for (const { modules = {} } of Object.values(bundle)) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const folder = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0];
        if (folder && renderedLength > 0) shipped.add(folder);
      }
    }
  },
});

/** Folders of the packages that this thread's bundles hold code of. */
export const shippedFolders = () => [...shipped];

/** Keeps which packages the bundles of a step hold, since not every build makes them all. */
export function keepShipped(step, folders) {
  writeJsonFile(KEPT, { ...kept(), [step]: [...new Set(folders)].sort() });
}

const kept = () => readJsonFile(KEPT, {});

/** Name, version and licence of the package in a folder. */
export const packageIn = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Writes `licences.txt` into the folders: every package that ships, with the text of its licence. */
export function writeLicences(targets) {
  const folders = new Set([...COPIED, ...Object.values(kept()).flat()]);
  const texts = [...folders].map(folder => {
    const { name, version, license } = packageIn(folder);
    if (!WELCOME.includes(license))
      throw new Error(`${name} would ship under the licence "${license}", which nobody has agreed to.`);
    const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`;
  });
  const text = `${texts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
  for (const folder of targets) if (existsSync(folder)) writeFileSync(join(folder, 'licences.txt'), text);
}
