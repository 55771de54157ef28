import { useEffect } from 'react';
import type { ApiError } from '../api/client';
import { useHost } from '../element/host';
import { notify } from '../stores/toasts';

/** Tells the shopper of each failure once: in the page's toast area, or here where there is none. */
export function useFailureToast(error: ApiError | undefined, text: string): void {
  const host = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other failure
  useEffect(() => {
    if (error) notify({ kind: 'error', text }, host);
  }, [error]);
}
