import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths of the programs of these names that PATH has, folder by folder. */
export function onPath(...names: readonly string[]): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .filter(path => existsSync(path));
}
