import { useCallback } from 'react';
import type { ApiError } from '../api/client';
import { emitFailure } from '../api/emit-failure';
import { useHost } from '../element/host';

/** Tells the page by `tass-error` of a call that failed for good. Gives the failure, whatever was thrown, as an ApiError. */
export function useReportFailure(): (call: string, reason: unknown) => ApiError {
  const host = useHost();
  return useCallback((call, reason) => emitFailure(host, call, reason), [host]);
}
