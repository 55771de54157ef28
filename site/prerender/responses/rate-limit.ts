import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../../widgets/api/client';

/** Time in ms to wait where a host limits reads without saying for how long. */
const DEFAULT_RETRY_AFTER = 10_000;

/** What a read throws for a response that is no answer; `retryRateLimited` knows those of a rate limit by it. */
export function responseError({ status, headers }: Response, address: string): ApiError {
  const after = Number(headers.get('Retry-After')) * 1000;
  return new ApiError('read', status, `${address} answered ${status}.`, undefined, after || undefined);
}

/** Set while this process waits: what fails meanwhile waits along. */
let waiting: Promise<void> | undefined;

function wait(time: number): Promise<void> {
  console.warn(
    `The host limits how fast it is read; the build goes on in ${Math.ceil(time / 1000)} s. With this machine's address in the API's RATE_EXEMPT it need not wait.`,
  );
  return pause(time).finally(() => {
    waiting = undefined;
  });
}

/** Reads for a build, which has time: what has been read too fast is read again once its host allows. */
export async function retryRateLimited<Result>(read: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      waiting ??= wait(error.retryAfter ?? DEFAULT_RETRY_AFTER);
      await waiting;
    }
  }
}
