/** Something that waits until a test lets it go on: `await held`, and `release()` elsewhere. */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  return { held, release };
}
