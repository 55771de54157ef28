import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../json-file.mjs';

/** Where it stands which files the last builds made, a file for each folder: bundles are written side by side. */
const RECORDS = '.build/kept-files';
/** Builds whose files stay, this one counted: pages that are open ask for those of the two before (contract, section 1). */
const BUILDS = 3;

/**
 * Takes files of older builds out of a folder. `made` are the names of the scripts that this build made; each may have
 * compressed forms beside it.
 */
export function dropOldFiles(folder, made) {
  const record = join(RECORDS, `${folder.replaceAll(/[\\/]/g, '-')}.json`);
  const builds = readJsonFile(record, []);
  const names = [...made].sort();
  const before = builds.filter(build => build.join() !== names.join());
  const kept = [names, ...before].slice(0, BUILDS);
  const wanted = new Set(kept.flat());
  for (const name of readdirSync(folder)) {
    const script = /^(.+\.js)(\.br|\.gz)?$/.exec(name)?.[1];
    if (script && !wanted.has(script)) rmSync(join(folder, name));
  }
  writeJsonFile(record, kept);
}
