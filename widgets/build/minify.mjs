import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { minify as terser } from 'terser';

/** Minified chunks of earlier builds, by the hash of what they were made from. */
const CACHE = '.build/minified';

/** Time in ms after which a chunk that no build asked for is dropped. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

/** The strongest minification that keeps what code means. */
const OPTIONS = {
  module: true,
  ecma: 2022,
  // One kind of quotes: more alike, and so smaller compressed.
  format: { comments: false, quote_style: 2 },
  compress: { passes: 3, pure_getters: true, unsafe_arrows: true, hoist_props: true },
};

const { version } = JSON.parse(
  readFileSync(new URL('../../node_modules/terser/package.json', import.meta.url), 'utf8'),
);

/** Minifies every chunk, unless an earlier build has minified the same. */
export const minify = () => ({
  name: 'minify',
  async renderChunk(code) {
    const hash = createHash('sha256')
      .update(JSON.stringify([version, OPTIONS]))
      .update(code)
      .digest('hex');
    const file = join(CACHE, `${hash}.js`);
    if (existsSync(file)) {
      utimesSync(file, new Date(), new Date());
      return { code: readFileSync(file, 'utf8'), map: null };
    }
    const { code: minified } = await terser(code, OPTIONS);
    mkdirSync(CACHE, { recursive: true });
    // Whole or not at all: other threads read here.
    const unfinished = `${file}.${process.pid}-${threadId}`;
    writeFileSync(unfinished, minified);
    renameSync(unfinished, file);
    return { code: minified, map: null };
  },
});

/** Drops what no build has asked for lately. */
export function pruneMinified() {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    const file = join(CACHE, name);
    if (Date.now() - statSync(file).mtimeMs > KEPT) rmSync(file, { force: true });
  }
}
