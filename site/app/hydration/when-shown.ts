import { yieldToMain } from '../../../widgets/browser/yield-to-main';

/** Lays the page out as it will be shown, so that it only has to be painted then. */
function layOut(): void {
  const { documentElement } = document;
  // The animation that holds back the lower part until the first paint would style everything again.
  for (const animation of documentElement.getAnimations()) animation.finish();
  void documentElement.offsetHeight;
}

/**
 * Calls `then` once the page is shown: at once, but for one that the browser prerenders for a visitor who may never come.
 * That one is laid out ahead, and painted before its code runs: both are what the visitor would wait for.
 */
export function whenShown(then: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (!prerendering) {
    then();
    return;
  }
  addEventListener('load', layOut, { once: true });
  const afterPaint = () => requestAnimationFrame(() => void yieldToMain().then(then));
  document.addEventListener('prerenderingchange', afterPaint, { once: true });
}
