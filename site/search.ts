import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';

let isHydrating = false;

/** Runs the hydration of a finished page. */
export function hydrating(run: () => void): void {
  isHydrating = true;
  run();
  isHydrating = false;
}

/**
 * The search part of the address, without its question mark. Finished pages are made without one, so that the first
 * drawing on them has none either.
 */
export function useAddressSearch(): string {
  const search = useSearch();
  const [early, setEarly] = useState(isHydrating);
  useEffect(() => setEarly(false), []);
  return early ? '' : search;
}
