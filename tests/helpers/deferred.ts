/** A promise that a test fulfils: `await held`, and `release()` elsewhere. */
export function deferred(): { readonly held: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  return { held, release };
}
