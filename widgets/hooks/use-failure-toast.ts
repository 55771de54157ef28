import { useEffect } from 'react';
import { useHost } from '../element/host';
import { notify } from '../stores/toasts';

/** Tells the shopper of each failure (nothing, or `false`, is none) once: in the page's toast area, or here where there is none. */
export function useFailureToast(failure: unknown, text: string): void {
  const host = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other failure
  useEffect(() => {
    if (failure) notify({ kind: 'error', text }, host);
  }, [failure]);
}
