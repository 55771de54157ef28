import { transform } from 'lightningcss';
import { LRUCache } from 'lru-cache';

const READ = /var\((--[\w-]+)/g;
const DEFINED = /(?<=[{;])(--[\w-]+):([^;}]*)/g;

/** The custom properties that a text reads: rules, or attributes of markup. */
export const propertiesRead = (text: string): string[] =>
  [...text.matchAll(READ)].map(([, name = '']) => name);

/** Sheets that are kept: pages of one kind have the same. */
const CACHE_SIZE = 200;

/** What a style sheet reads, by the property that is defined with it; under '' what its other rules read. */
type Reads = ReadonlyMap<string, readonly string[]>;
const readsOf = new LRUCache<string, Reads>({ max: CACHE_SIZE });

/** The custom properties that a minified style sheet reads; looked for once in each sheet. */
export function readsIn(css: string): Reads {
  const known = readsOf.get(css);
  if (known) return known;
  const reads = new Map<string, string[]>([['', propertiesRead(css.replace(DEFINED, ''))]]);
  for (const [, name = '', value = ''] of css.matchAll(DEFINED))
    reads.set(name, [...(reads.get(name) ?? []), ...propertiesRead(value)]);
  readsOf.set(css, reads);
  return reads;
}

const known = new LRUCache<string, string>({ max: CACHE_SIZE });

/**
 * A minified style sheet without the custom properties that nothing reads, neither its own rules nor what `readers` name.
 * Tokens read one another in circles: what one of them reads counts where it is read itself.
 */
export function withReadProperties(css: string, readers: Iterable<string>): string {
  const reads = readsIn(css);
  // A set gives what is added while it is walked through, too.
  const read = new Set(['', ...readers]);
  for (const name of read) for (const other of reads.get(name) ?? []) read.add(other);
  const unread = [...reads.keys()].filter(name => !read.has(name));
  const key = [css, ...unread].join();
  const kept = known.get(key) ?? without(unread, css);
  known.set(key, kept);
  return kept;
}

const without = (unread: string[], css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    unusedSymbols: unread,
    minify: true,
  }).code.toString();
