import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Follows a store. The first drawing, on a server and when a finished page hydrates, sees the store's initial
 * state, so that both draw the same.
 */
export function useStore<State, Part = State>(
  store: StoreApi<State>,
  select: (state: State) => Part = state => state as unknown as Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}
