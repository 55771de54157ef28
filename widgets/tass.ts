import { brands } from './api/brands';
import type { ElementRecord } from './element/record';
import { loadElements } from './loader';

/** Files beside this one that an element needs, its own first; written in by the build. */
declare const __FILES__: Readonly<Record<string, readonly string[]>>;
/** Height in px to keep free for an element; written in by the build. */
declare const __RESERVE__: Readonly<Record<string, number>>;

/** Under this name the first loader on a page keeps its version. */
const LOADER = Symbol.for('tass.loader');
const page = globalThis as { [LOADER]?: string };

/** All files of an element at once: none has to arrive to learn of the next. */
async function load(name: string, attempt: 1 | 2): Promise<ElementRecord> {
  const [own] = await Promise.all(
    (__FILES__[name] ?? []).map((file, index) => {
      // Some browsers remember a failed address for good; another query is another address.
      const again = attempt === 2 && index === 0 ? '?again' : '';
      return import(new URL(file + again, import.meta.url).href) as Promise<{ default: ElementRecord }>;
    }),
  );
  if (!own) throw new Error(`No element of the name ${name}`);
  return own.default;
}

if (page[LOADER] === undefined) {
  page[LOADER] = __VERSION__;
  loadElements({ names: Object.keys(__FILES__), load, reserve: __RESERVE__, first: { finder: brands } });
} else if (page[LOADER] !== __VERSION__) {
  console.warn(`tass: version ${page[LOADER]} is loaded already; version ${__VERSION__} stands back.`);
}
