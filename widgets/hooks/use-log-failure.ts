import { useEffect } from 'react';
import type { ApiError } from '../api/client';
import { useHost } from '../element/host';

/** Logs a call that failed for good, once, where the specification wants no more said of it (section 8). */
export function useLogFailure(error: ApiError | undefined): void {
  const tag = useHost()?.localName;
  useEffect(() => {
    if (error) console.error(`${tag}:`, error.message);
  }, [error, tag]);
}
