import { listen } from '../events';

/** Calls back when what is stored under the key may have changed: in another tab, or while the browser kept the page for Back. */
export function followStorage(key: string, changed: () => void): void {
  // A null key: everything was cleared.
  listen(window, 'storage', (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  });
  listen(window, 'pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) changed();
  });
}
