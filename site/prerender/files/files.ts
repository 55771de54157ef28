import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compressPageSync } from './compress';
import { safePath } from './safe-path';
import { writeAtomic } from './write-atomic';

const TODAY = new Date().toISOString().slice(0, 10);

/** What is known of a file that was written; for a page, what it takes to draw it again. */
export interface Known<Page = unknown> {
  /** Hash of the text; empty where a build that was stopped may have written another. */
  readonly hash: string;
  /** Hash of what readers see of it. */
  readonly seen: string;
  /** Day on which that last changed, `2026-01-31`. */
  readonly changed: string;
  readonly page?: Page;
}

/** What was written by a build, by path. */
type Written<Page> = Record<string, Known<Page>>;

/** The hash of texts, one after the other. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text);
  return hash.digest('base64');
}

/** Where it stands which files a build has begun to write. */
const begunIn = (list: string) => `${list}.begun`;

/** What a build did. */
export interface FilesReport {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Sum of the uncompressed texts, in bytes. */
  readonly bytes: number;
}

/**
 * A folder of text files, each with `.br` and `.gz` beside it. A file that is there with the text of the last build is
 * left as it is, unless a build that was stopped since has touched it; one that is no longer wanted is taken away at the end.
 */
export class Files<Page = unknown> {
  readonly #folder: string;
  readonly #list: string;
  readonly #before: Written<Page>;
  readonly #now: Written<Page> = {};
  #written = 0;
  #bytes = 0;

  private constructor(folder: string, list: string, before: Written<Page>) {
    this.#folder = folder;
    this.#list = list;
    this.#before = before;
  }

  /** `list` is where the hashes are kept between builds, outside of what is served. */
  static async open<Page = unknown>(folder: string, list: string): Promise<Files<Page>> {
    const read = (file: string, otherwise: string) =>
      existsSync(folder) ? readFile(file, 'utf8').catch(() => otherwise) : otherwise;
    const before = JSON.parse(await read(list, '{}')) as Written<Page>;
    for (const path of (await read(begunIn(list), '')).split('\n').filter(Boolean))
      before[path] = { seen: '', changed: TODAY, ...before[path], hash: '' };
    await mkdir(dirname(list), { recursive: true });
    return new Files<Page>(folder, list, before);
  }

  /** Whether the last build was stopped while it wrote. */
  get wasStopped(): boolean {
    return Object.values(this.#before).some(({ hash }) => hash === '');
  }

  /** Keeps all that the last build wrote, but for what is put anew. */
  keepAll(): void {
    Object.assign(this.#now, this.#before);
  }

  /** What is known of each file by now. */
  get known(): Readonly<Record<string, Known<Page>>> {
    return this.#now;
  }

  /**
   * Puts a text at a path of the folder and returns the day on which it last changed for readers: `seen` is what
   * counts for them, where scripts and the like don't; `page` is kept beside. Throws for a path that leads out of the folder.
   */
  async put(path: string, text: string | Uint8Array, seen = text, page?: Page): Promise<string> {
    const file = safePath(this.#folder, path);
    const before = this.#before[path];
    const now = { hash: hashOf(text), seen: hashOf(seen) };
    const changed = before?.seen === now.seen ? before.changed : TODAY;
    this.#now[path] = { ...now, changed, ...(page !== undefined && { page }) };
    this.#bytes += Buffer.byteLength(text);
    if (before?.hash !== now.hash || !existsSync(file)) {
      appendFileSync(begunIn(this.#list), `\n${path}`);
      this.#write(file, text);
    }
    return changed;
  }

  /** Synchronously: pages are drawn in threads meanwhile, and a dozen switches of threads cost as much as the work. */
  #write(file: string, text: string | Uint8Array): void {
    this.#written++;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, compressPageSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }

  /** Takes stale files away and keeps the hashes for the next build. */
  async close(): Promise<FilesReport> {
    const stale = Object.keys(this.#before).filter(path => !(path in this.#now));
    for (const path of stale) {
      for (const ending of ['', '.br', '.gz']) await rm(join(this.#folder, path + ending), { force: true });
    }
    await writeAtomic(this.#list, JSON.stringify(this.#now));
    await rm(begunIn(this.#list), { force: true });
    const total = Object.keys(this.#now).length;
    return {
      written: this.#written,
      unchanged: total - this.#written,
      removed: stale.length,
      bytes: this.#bytes,
    };
  }
}
