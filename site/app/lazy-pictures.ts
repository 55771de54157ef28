import { yieldToMain } from '../../widgets/browser/yield-to-main';

/**
 * Loads the pictures below the first view, a task each, so that none is missing where a page is scrolled fast or captured
 * whole. Those of slides that are not shown wait for their turn.
 */
export async function loadLazyPictures(root: ParentNode = document): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) await loadLazyPictures(element.shadowRoot);
    if (!(element instanceof HTMLImageElement) || element.loading !== 'lazy' || element.closest('[inert]'))
      continue;
    await yieldToMain();
    element.loading = 'eager';
  }
}
