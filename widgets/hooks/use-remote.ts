import { useEffect, useLayoutEffect, useState } from 'react';
import type { ApiError, Call } from '../api/client';
import { cache, cached, fetchShared, isFresh } from '../api/query-cache';
import { listen } from '../events';
import { useTellFailure } from './use-tell-failure';

export interface Remote<Result> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data: Result | undefined;
  readonly error: ApiError | undefined;
  /** Asks again after a failure. */
  retry(): void;
}

interface Outcome<Result> {
  readonly key: string;
  readonly data?: Result;
  readonly error?: ApiError;
}

/**
 * Follows the answer to a call. Only the last call counts, however late others answer; an answer that is there
 * already is shown at once and asked for again behind it, and stays when that fails. With `keep` the last answer
 * stays while the next one loads. A failure for good always fires `tass-error`; where nothing could be shown the call is
 * made again once the network is back.
 */
export function useRemote<Result>(
  call: Call<Result> | undefined,
  { keep = false }: { readonly keep?: boolean } = {},
): Remote<Result> {
  const tell = useTellFailure();
  const [outcome, setOutcome] = useState<Outcome<Result>>();
  const [round, setRound] = useState(0);
  const key = call?.key;

  // Before the browser paints: on a slow device that is a while earlier.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the call
  useLayoutEffect(() => {
    if (!call) return;
    if (isFresh(call.key)) {
      // Another element's answer may arrive between this one's drawing and its effect.
      if (here === undefined) setOutcome({ key: call.key, data: cached(call) as Result });
      return;
    }
    const leave = new AbortController();
    const before = cached(call);
    fetchShared(call, leave.signal).then(
      data => {
        cache(call.key, data);
        if (!leave.signal.aborted) setOutcome({ key: call.key, data });
      },
      (reason: unknown) => {
        if (leave.signal.aborted) return;
        const error = tell(call.name, reason);
        if (before === undefined) setOutcome({ key: call.key, error });
      },
    );
    return () => leave.abort();
  }, [key, round]);

  const current = outcome?.key === key ? outcome : undefined;
  const failed = current?.error !== undefined;
  const retry = () => {
    setOutcome(undefined);
    setRound(round + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `retry` is the same one
  useEffect(() => {
    return failed ? listen(window, 'online', retry) : undefined;
  }, [failed, round]);

  const here = current?.data ?? (call && cached(call));
  const data = here === undefined && keep && !failed ? outcome?.data : here;
  const status = !call ? 'idle' : failed ? 'failed' : here === undefined ? 'loading' : 'ready';
  return { status, data, error: current?.error, retry };
}
