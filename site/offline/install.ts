import { createStore } from 'zustand/vanilla';
import { facts } from '../content/facts';

/** Whether a newer version of the shop waits for the shopper's word. */
export const update = createStore<{ readonly waiting: ServiceWorker | undefined }>(() => ({
  waiting: undefined,
}));

/** Lets the shop open without a connection, once the page has done its own work. */
export function installOffline(): void {
  const workers = navigator.serviceWorker;
  if (!workers || !facts.offline) return;
  // What was here before this page; a first visit has nothing to be told of.
  const known = workers.controller;
  const install = () =>
    workers
      .register('/service-worker.js')
      .then(watch)
      // A device that may keep nothing still has the shop.
      .catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(install) : setTimeout(install, 2000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  let reloading = false;
  workers.addEventListener('controllerchange', () => {
    if (!known || reloading) return;
    reloading = true;
    location.reload();
  });
}

/** Tells of a version that is installed and waits. */
function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting && registration.active) update.setState({ waiting: registration.waiting });
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
}

/** Lets the waiting version take over; the page then loads anew. */
export function takeUpdate(): void {
  update.getState().waiting?.postMessage('take-over');
}
