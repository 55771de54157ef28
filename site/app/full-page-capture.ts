import { BELOW_FIRST_VIEW } from '../../widgets/browser/below-first-view';

/**
 * Draws the page whole when a capture of all of it is taken, as browsers and their drivers do: the page is told of a resize
 * then that changes nothing of its window.
 */
export function drawWholeForCapture(): void {
  let width = innerWidth;
  let height = innerHeight;
  addEventListener('resize', () => {
    if (innerWidth === width && innerHeight === height)
      document.documentElement.style.setProperty(BELOW_FIRST_VIEW, 'visible');
    width = innerWidth;
    height = innerHeight;
  });
}
