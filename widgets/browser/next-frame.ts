import { yieldToMain } from './yield-to-main';

/**
 * Resolves in a task of its own once the page is laid out as it stands now, so that measuring it lays nothing out; at once
 * where nobody sees the page, for nothing is laid out there.
 */
export async function nextFrame(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await yieldToMain();
}
