/** Changes with the shape of what is shared, so that bundles of two versions never misread each other. */
const VERSION = 2;

/** Gives all bundles on a page the same thing: the first one makes it. */
export function pageSingleton<Thing>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(`tass.${name}.${VERSION}`);
  const page = globalThis as unknown as Record<symbol, Thing | undefined>;
  const there = page[key];
  if (there !== undefined) return there;
  const made = make();
  Object.defineProperty(page, key, { value: made, configurable: true });
  return made;
}
