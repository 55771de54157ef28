import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** Smallest part of a write that a disk keeps or loses, in bytes. */
const SECTOR = 512;

type Change = { at: number; bytes: Buffer } | { length: number };
interface File {
  synced: Buffer;
  /** Since the last sync. */
  changes: Change[];
}
interface Folder {
  synced: Map<string, Node>;
  /** Names that came (or went: `null`) since the last sync. */
  changes: { name: string; node: Node | null }[];
}
type Node = File | Folder;
/** What a failing disk refuses. */
type Operation = 'read' | 'write' | 'sync';

const isFolder = (node: Node): node is Folder => node.synced instanceof Map;
const newFile = (): File => ({ synced: Buffer.alloc(0), changes: [] });
const newFolder = (): Folder => ({ synced: new Map(), changes: [] });

/**
 * Knows of everything this process writes below `root` through `node:fs` what a disk holds after a power cut: what
 * was synced, and of the rest nothing or a random part, in random order. A file's name belongs to its folder.
 */
export class DiskModel {
  readonly #root: string;
  readonly #random: () => number;
  readonly #nodes = new Map<string, Node>();
  readonly #open = new Map<number, Node>();
  /** Descriptors of all files below the root, those too that were there before. */
  readonly #within = new Set<number>();
  #left = Number.POSITIVE_INFINITY;
  #cut = () => {};
  readonly #failing = new Set<Operation>();
  /** Syncs seen so far. */
  syncs = 0;

  constructor(root: string, random: () => number) {
    this.#root = resolve(root);
    this.#random = random;
    this.#nodes.set(this.#root, newFolder());
  }

  /** Cuts the power after so many more operations: writes to `target` what is left of `root`, and calls `cut`. */
  cutAfter(operations: number, target: string, cut = () => {}): void {
    this.#left = operations;
    this.#cut = () => {
      this.#write(this.#nodes.get(this.#root) as Node, target, this.#random() < 0.4 ? 0 : this.#random());
      cut();
    };
  }

  /** From now on every operation of that kind is refused, as a failing disk does. */
  fail(operation: Operation): void {
    this.#failing.add(operation);
  }

  /** What the engine is told: that the kernel has done it all the same changes nothing. */
  #refuse(operation: Operation, descriptor: number): void {
    if (this.#within.has(descriptor) && this.#failing.has(operation))
      throw Object.assign(new Error(`EIO: i/o error, ${operation}`), { code: 'EIO' });
  }

  /** Starts watching; answers how to stop. */
  watch(): () => void {
    const replaced: Record<string, unknown> = {};
    const node = (path: unknown) => this.#nodes.get(pathOf(path));
    const replace = (name: string, after: (result: unknown, ...words: never[]) => void) => {
      const real = fs[name as 'openSync'] as (...words: unknown[]) => unknown;
      replaced[name] = real;
      Object.assign(fs, {
        [name]: (...words: never[]) => {
          const result = real.apply(fs, words);
          after(result, ...words);
          return result;
        },
      });
    };
    replace('openSync', (descriptor, path: string) => {
      if (pathOf(path).startsWith(`${this.#root}/`)) this.#within.add(descriptor as number);
      const opened = node(path);
      if (opened) this.#open.set(descriptor as number, opened);
    });
    replace('closeSync', (_, descriptor: number) => {
      this.#open.delete(descriptor);
      this.#within.delete(descriptor);
    });
    replace('mkdirSync', (_, path: string) => this.#make(pathOf(path), newFolder()));
    replace('writeFileSync', (_, path: string) => this.#make(pathOf(path), newFile()));
    replace('readSync', (_, fd: number) => this.#refuse('read', fd));
    replace(
      'writeSync',
      (count, fd: number, bytes: Uint8Array, from: number, _length: number, at: number) => {
        this.#refuse('write', fd);
        this.#change(this.#open.get(fd), {
          at,
          bytes: Buffer.from(bytes.slice(from, from + (count as number))),
        });
      },
    );
    replace('ftruncateSync', (_, fd: number, length: number) => this.#change(this.#open.get(fd), { length }));
    replace('truncateSync', (_, path: string, length: number) => this.#change(node(path), { length }));
    for (const name of ['unlinkSync', 'rmdirSync', 'rmSync'])
      replace(name, (_, path: string) => this.#link(pathOf(path), null));
    replace('renameSync', (_, from: string, to: string) => this.#rename(pathOf(from), pathOf(to)));
    for (const name of ['fsyncSync', 'fdatasyncSync'])
      replace(name, (_, descriptor: number) => {
        this.#refuse('sync', descriptor);
        this.#sync(this.#open.get(descriptor));
      });
    syncBuiltinESMExports();
    return () => {
      Object.assign(fs, replaced);
      syncBuiltinESMExports();
    };
  }

  #make(path: string, node: Node): void {
    if (!path.startsWith(`${this.#root}/`) || this.#nodes.has(path)) return;
    this.#make(dirname(path), newFolder());
    this.#link(path, node);
  }

  #link(path: string, node: Node | null): void {
    const folder = this.#nodes.get(dirname(path));
    if (!folder || !isFolder(folder)) return;
    if (node) this.#nodes.set(path, node);
    else if (!this.#nodes.delete(path)) return;
    folder.changes.push({ name: basename(path), node });
    this.#count();
  }

  #rename(from: string, to: string): void {
    const node = this.#nodes.get(from);
    const folder = this.#nodes.get(dirname(from));
    if (!node || !folder || !isFolder(folder) || dirname(to) !== dirname(from)) {
      if (node) throw new Error('The model knows no renaming between folders.');
      return;
    }
    for (const [path, inside] of [...this.#nodes])
      if (path.startsWith(`${from}/`)) {
        this.#nodes.delete(path);
        this.#nodes.set(to + path.slice(from.length), inside);
      }
    this.#nodes.delete(from);
    this.#nodes.set(to, node);
    folder.changes.push({ name: basename(to), node }, { name: basename(from), node: null });
    this.#count();
  }

  #change(file: Node | undefined, change: Change): void {
    if (!file || isFolder(file)) return;
    file.changes.push(change);
    this.#count();
  }

  #sync(node: Node | undefined): void {
    if (!node) return;
    this.#count();
    this.syncs++;
    if (isFolder(node)) for (const { name, node: entry } of node.changes) place(node.synced, name, entry);
    else node.synced = after(node.synced, node.changes);
    node.changes = [];
  }

  #count(): void {
    if (this.#left-- !== 0) return;
    this.#cut();
  }

  /** Writes what is left of a node; `share` is the part of unsynced changes that reached the disk. */
  #write(node: Node, path: string, share: number): void {
    if (!isFolder(node)) {
      const kept = node.changes.flatMap(sectors).filter(() => this.#random() < share);
      fs.writeFileSync(path, after(node.synced, this.#shuffled(kept)), { mode: 0o600 });
      return;
    }
    fs.mkdirSync(path, { mode: 0o700, recursive: true });
    const entries = new Map(node.synced);
    // File systems keep the order of names in a folder.
    const kept = Math.floor(share * (node.changes.length + 1));
    for (const { name, node: entry } of node.changes.slice(0, kept)) place(entries, name, entry);
    for (const [name, entry] of entries) this.#write(entry, join(path, name), share);
  }

  #shuffled<Item>(items: Item[]): Item[] {
    return items
      .map(item => ({ item, place: this.#random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}

/** The engine's module and Node itself name paths by text, bytes or URL. */
const pathOf = (path: unknown) => resolve(String(path));

function place(entries: Map<string, Node>, name: string, node: Node | null): void {
  if (node) entries.set(name, node);
  else entries.delete(name);
}

function sectors(change: Change): Change[] {
  if (!('bytes' in change)) return [change];
  const { at, bytes } = change;
  return Array.from({ length: Math.ceil(bytes.length / SECTOR) }, (_, index) => ({
    at: at + index * SECTOR,
    bytes: bytes.subarray(index * SECTOR, (index + 1) * SECTOR),
  }));
}

/** The content after changes. */
function after(content: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return content;
  let length = content.length;
  const longest = changes.reduce(
    (most, change) => Math.max(most, 'bytes' in change ? change.at + change.bytes.length : change.length),
    length,
  );
  const changed = Buffer.alloc(longest);
  content.copy(changed);
  for (const change of changes) {
    if ('bytes' in change) {
      change.bytes.copy(changed, change.at);
      length = Math.max(length, change.at + change.bytes.length);
    } else {
      changed.fill(0, Math.min(change.length, length));
      length = change.length;
    }
  }
  return changed.subarray(0, length);
}
