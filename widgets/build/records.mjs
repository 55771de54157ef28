import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the transpiled modules stand, each at the path of its source. */
export const MODULES = '.build/modules';

/** A transpiled module's file. */
export const moduleFile = source => resolve(MODULES, source);

/** The transpiled record of an element, named without `tass-`. */
export const elementFile = name => moduleFile(`widgets/elements/${name}/element.js`);

/** Every element's name and record with all its events, in the order of `all.ts`, read from the transpiled modules. */
export async function readRecords() {
  const all = moduleFile('widgets/all.js');
  if (!existsSync(all)) throw new Error(`${MODULES} is missing: run the build first.`);
  const { elements } = await import(pathToFileURL(all).href);
  const { eventsOf } = await import(pathToFileURL(moduleFile('widgets/docs/event-notes.js')).href);
  return Promise.all(
    Object.entries(elements).map(async ([name, load]) => {
      const { default: record } = await load();
      return { name, record: { ...record, events: eventsOf(record) } };
    }),
  );
}
