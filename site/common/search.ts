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
 * drawing on them has none either; what is handed to an element waits until that has come alive too (`element`, its
 * tag).
 */
export function useAddressSearch(element?: string): string {
  const search = useSearch();
  const [early, setEarly] = useState(isHydrating);
  useEffect(() => {
    if (!early) return;
    let gone = false;
    const later = () => !gone && setEarly(false);
    if (element) customElements.whenDefined(element).then(later);
    else later();
    return () => {
      gone = true;
    };
  }, [early, element]);
  return early ? '' : search;
}
