import { BELOW_FIRST_VIEW } from '../../../widgets/browser/below-first-view';

/**
 * Draws the page whole when a capture of all of it is taken, as browsers and their drivers do: the page is told of a resize
 * then that changes nothing of its window, or makes a pixel of it for a moment.
 */
export function drawWholeForCapture(): void {
  let width = innerWidth;
  let height = innerHeight;
  addEventListener('resize', () => {
    if (innerWidth === 1 || (innerWidth === width && innerHeight === height)) showWholePage();
    width = innerWidth;
    height = innerHeight;
  });
}

// The whole of `first-view.ts` would weigh on the first script of every page.
function showWholePage(): void {
  document.documentElement.style.setProperty(BELOW_FIRST_VIEW, 'visible');
  // What rises into view would be captured before (`site/parts/reveal.tsx`).
  for (const section of document.querySelectorAll('[data-reveal]')) section.removeAttribute('data-reveal');
}
