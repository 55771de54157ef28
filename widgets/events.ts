import type { TassEvents } from './types';

export type { PlacedOrder, TassEvents } from './types';

/** Events whose default action `preventDefault()` stops. */
export const CANCELABLE: ReadonlySet<keyof TassEvents> = new Set<keyof TassEvents>([
  'tass-add-to-cart',
  'tass-remove-from-cart',
  'tass-select',
  'tass-page',
  'tass-navigate',
]);

/** Fires a bubbling, composed event; false when a listener cancelled it. */
export function emit<Name extends keyof TassEvents>(
  target: EventTarget,
  name: Name,
  detail: TassEvents[Name],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) }),
  );
}

// As the browser brings them: pages replace them later.
const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;

/** Listens to a page's event until what comes back is called. */
export function listen<E extends Event>(
  target: EventTarget,
  name: string,
  listener: (event: E) => void,
): () => void {
  add.call(target, name, listener as EventListener);
  return () => remove.call(target, name, listener as EventListener);
}
