import { useCallback } from 'react';
import { useHost } from '../element/host';
import { emit, type TassEvents } from '../events';

/** Fires an event from the element around, through every shadow root; false when a listener cancelled it. */
export function useEmit(): <Name extends keyof TassEvents>(name: Name, detail: TassEvents[Name]) => boolean {
  const host = useHost();
  return useCallback((name, detail) => !host || emit(host, name, detail), [host]);
}
