import { nextFrame } from '../../widgets/browser/next-frame';

/**
 * Changes the address once the next frame is painted: the field that was chosen from answers first, for drawing the page
 * anew takes a while on a slow phone. Not where the visitor has left the page by then.
 */
export async function afterFrame(change: () => void): Promise<void> {
  const { pathname } = location;
  await nextFrame();
  if (location.pathname === pathname) change();
}
