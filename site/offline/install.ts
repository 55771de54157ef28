import { createStore } from 'zustand/vanilla';
import { OFFLINE } from '../content/offline';

/** Whether a newer version of the shop waits for the shopper's word. */
export const update = createStore<{ readonly waiting: ServiceWorker | undefined }>(() => ({
  waiting: undefined,
}));

/** Time in ms after which what waits for the page or the old version to rest is done all the same. */
const FALLBACK_DELAY = 2000;

/** Whether the shopper asked this very page for the newer version: another tab may hold what was typed there. */
let reloading = false;

/** Lets the shop open without a connection, once the page has done its own work. */
export function installOffline(): void {
  const workers = navigator.serviceWorker;
  if (!workers || !OFFLINE) return;
  const install = () =>
    workers
      .register('/service-worker.js')
      .then(watch)
      // A device that may keep nothing still has the shop.
      .catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(install, { timeout: FALLBACK_DELAY })
      : setTimeout(install, FALLBACK_DELAY);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  workers.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
  });
}

/** Offers a version that is installed and waits. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && registration.active) update.setState({ waiting: registration.waiting });
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // One that is being installed already was found before anybody listened.
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Lets the waiting version take over; the page then loads anew. It does so after a while too: browsers let the old version
 * finish its requests first, which can take minutes, and a page that leaves frees it.
 */
export function takeUpdate(): void {
  const { waiting } = update.getState();
  reloading = true;
  waiting?.postMessage('take-over');
  // In another tab it may have taken over already.
  setTimeout(() => location.reload(), waiting?.state === 'installed' ? FALLBACK_DELAY : 0);
}
