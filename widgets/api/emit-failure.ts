import { emit } from '../events';
import { ApiError } from './client';

/**
 * Tells the page by `tass-error` of a call that failed for good, from the element that made it if one did. Gives the failure,
 * whatever was thrown, as an ApiError; `call` names one that threw something else.
 */
export function emitFailure(host: EventTarget | undefined, call: string, reason: unknown): ApiError {
  const error = reason instanceof ApiError ? reason : new ApiError(call, 0, String(reason));
  const { status, message } = error;
  if (host) emit(host, 'tass-error', { call: error.call, status, message });
  return error;
}
