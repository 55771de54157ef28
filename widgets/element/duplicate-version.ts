/** Under this name a page keeps that it was told. */
const TOLD = Symbol.for('tass.stands-back');
const page = globalThis as { [TOLD]?: true };

/** Says, once for all scripts on a page, that what is here already stays: by file or by element, it is one mistake. */
export function warnOfDuplicate(known: string | undefined, version: string): void {
  if (page[TOLD]) return;
  page[TOLD] = true;
  console.warn(`tass: elements are loaded twice: version ${known} stays, version ${version} stands back.`);
}
