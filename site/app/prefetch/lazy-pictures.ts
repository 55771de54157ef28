/** Loads a copy of a picture; false where that fails. */
function loadCopy(image: HTMLImageElement): Promise<boolean> {
  const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement;
  const picture = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  if (!picture) return Promise.resolve(false);
  picture.loading = 'eager';
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/**
 * Loads the pictures below the first view, one after the other, so that none is missing where a page is scrolled fast or
 * captured whole. One that can't be had now is asked for again when it comes near; those of slides that are not shown wait
 * for their turn.
 */
export async function loadLazyPictures(root: ParentNode = document): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) await loadLazyPictures(element.shadowRoot);
    const isLazy = element instanceof HTMLImageElement && element.loading === 'lazy';
    if (isLazy && !element.closest('[inert]') && (await loadCopy(element))) element.loading = 'eager';
  }
}
