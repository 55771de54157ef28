import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from './json-file.mjs';

const FILE = '.build/cache.json';

/** Every file under a path, sorted. */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesUnder(join(path, name)));
}

/** One hash of all that a step is made from: files and folders, and other words. */
export function hashOf(paths, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of paths.flatMap(filesUnder)) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('base64url');
}

const read = () => readJsonFile(FILE, {});

/**
 * Runs a step unless it was done with the same hash before and all it made is still there. True when it ran.
 */
export async function unlessDone(step, hash, made, run) {
  if (read()[step] === hash && made.every(existsSync)) return false;
  await run();
  writeJsonFile(FILE, { ...read(), [step]: hash });
  return true;
}
