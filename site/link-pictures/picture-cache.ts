import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../prerender/files/files';
import { safePath } from '../prerender/files/safe-path';
import { writeAtomic } from '../prerender/files/write-atomic';

/** Pictures drawn between two savings of the list: a build that is stopped has lost no more than these. */
const SAVE_INTERVAL = 50;

/** A folder of pictures that are drawn once, and again when what they are made of has changed. */
export class PictureCache {
  readonly #folder: string;
  readonly #list: string;
  readonly #known: Record<string, string>;
  readonly #wanted = new Set<string>();
  #count = 0;
  #saved = Promise.resolve();

  private constructor(folder: string, list: string, known: Record<string, string>) {
    this.#folder = folder;
    this.#list = list;
    this.#known = known;
  }

  /** `list` is where it is kept what each was made of, outside of what is served. */
  static async open(folder: string, list: string): Promise<PictureCache> {
    const text = await readFile(list, 'utf8').catch(() => '{}');
    return new PictureCache(folder, list, JSON.parse(text) as Record<string, string>);
  }

  /** How many were drawn. */
  get count(): number {
    return this.#count;
  }

  /** Draws a picture unless it is there, made of the same. Throws for a path that leads out of the folder. */
  async put(path: string, madeOf: readonly unknown[], draw: () => Promise<Buffer>): Promise<void> {
    this.#wanted.add(path);
    const file = safePath(this.#folder, path);
    const hash = hashOf(JSON.stringify(madeOf));
    if (this.#known[path] === hash && existsSync(file)) return;
    const picture = await draw();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
    this.#known[path] = hash;
    this.#count++;
    if (this.#count % SAVE_INTERVAL === 0) await this.#save();
  }

  /** Takes away what is no longer wanted. */
  async close(): Promise<void> {
    for (const path of Object.keys(this.#known)) {
      if (this.#wanted.has(path)) continue;
      await rm(join(this.#folder, path), { force: true });
      delete this.#known[path];
    }
    await this.#save();
  }

  /** One after the other. */
  #save(): Promise<void> {
    const list = JSON.stringify(this.#known);
    this.#saved = this.#saved.then(() => writeAtomic(this.#list, list));
    return this.#saved;
  }
}
