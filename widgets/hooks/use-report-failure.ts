import { useCallback } from 'react';
import { ApiError } from '../api/client';
import { useEmit } from './use-emit';

/** Tells the page by `tass-error` of a call that failed for good. Gives the failure, whatever was thrown, as an ApiError. */
export function useReportFailure(): (call: string, reason: unknown) => ApiError {
  const emit = useEmit();
  return useCallback(
    (call, reason) => {
      const error = reason instanceof ApiError ? reason : new ApiError(call, 0, String(reason));
      emit('tass-error', { call: error.call, status: error.status, message: error.message });
      return error;
    },
    [emit],
  );
}
