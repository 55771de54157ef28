import { brands } from './api/brands';
import { warnOfDuplicate } from './element/duplicate-version';
import type { ElementRecord } from './element/record';
import { finder } from './elements/finder/first-view';
import { firstQuery } from './elements/product-grid/query';
import { type Loaded, loadElements } from './loader/load-elements';
import type { ElementPreload } from './loader/preload-element';
import type { FirstView } from './shell/first-view';

export { cart, TassError, texts } from './public-api/public-api';

/** What all files beside this one end in. These are written in by the build. */
declare const __BUILD__: string;
/** Files that an element needs besides its own, in the order of `all.ts`. */
declare const __FILES__: Readonly<Record<string, readonly string[]>>;
/** Height in px to keep free for an element. */
declare const __RESERVE__: Readonly<Record<string, number>>;
/** What the finder shows at first, in each language. */
declare const __FINDER__: FirstView['trees'];

/** Under this name the first loader on a page keeps its version. */
const LOADER = Symbol.for('tass.loader');
const page = globalThis as { [LOADER]?: string };

const files = __FILES__;

/** What is asked and shown while an element's own code loads. */
const first: Readonly<Record<string, ElementPreload>> = {
  finder: { call: brands, view: { ...finder, trees: __FINDER__ } as FirstView },
  'brand-list': { call: brands },
  'brand-marquee': { call: brands },
  'product-grid': { call: firstQuery },
};

function file<Module>(name: string, query = ''): Promise<Module> {
  return import(new URL(`${name}-${__BUILD__}.js${query}`, import.meta.url).href);
}

/** All files of an element at once: none has to arrive to learn of the next. */
async function load(name: string, query?: string): Promise<Loaded> {
  const [own, { defineElement }] = await Promise.all([
    file<{ default: ElementRecord }>(name, query),
    file<{ defineElement: Loaded['define'] }>('shell'),
    ...(files[name] ?? []).map(other => file(other)),
  ]);
  return { record: own.default, define: defineElement };
}

/**
 * Browsers remember an address that failed, so the element's own file is asked for by another. Where that fails too, for
 * it needs others that are remembered, the element's single file has everything, and defines it.
 */
async function loadAgain(name: string): Promise<Loaded | undefined> {
  try {
    return await load(name, '?again');
  } catch {
    await import(new URL(`${name}.js`, import.meta.url).href);
    return undefined;
  }
}

if (page[LOADER] === undefined) {
  page[LOADER] = __VERSION__;
  loadElements({ names: Object.keys(files), load, loadAgain, reserve: __RESERVE__, first });
} else if (page[LOADER] !== __VERSION__) warnOfDuplicate(page[LOADER], __VERSION__);
