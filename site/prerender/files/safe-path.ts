import { join, resolve, sep } from 'node:path';

/** The file at a path of a folder; throws for a path that leads out of it, as a product's slug may. */
export function safePath(folder: string, path: string): string {
  const file = join(folder, path);
  if (!resolve(file).startsWith(resolve(folder) + sep)) throw new Error(`"${path}" leads out of ${folder}.`);
  return file;
}
