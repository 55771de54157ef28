import { mapYielding } from '../../../widgets/browser/map-yielding';

/**
 * Attribute of the page's data, at its end, in a page whose scripts wait for its first use: the modules loaded then, by
 * address, with blanks between.
 */
export const DEFERRED_MODULES = 'data-app';

/** Modules that the page loads at its first use; undefined where it defers none. */
export const deferredModules = (): string[] | undefined =>
  document.querySelector(`[${DEFERRED_MODULES}]`)?.getAttribute(DEFERRED_MODULES)?.split(' ');

/**
 * Preloads them in parallel: the browser would find each import only in the module before. A slow device takes a while to
 * send so many requests, and the press that wants them may not be over.
 */
export function preloadDeferredModules(): void {
  void mapYielding(deferredModules() ?? [], href =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
  );
}
