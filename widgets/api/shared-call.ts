import type { Call } from './client';

interface Running {
  readonly answer: Promise<unknown>;
  readonly giveUp: AbortController;
  users: number;
}

const running = new Map<string, Running>();

/**
 * Runs a call together with whoever asks the same at this moment. It is given up when the last of them has gone.
 * Rejects with the signal's reason for one who left.
 */
export function runShared<Result>(call: Call<Result>, signal: AbortSignal): Promise<Result> {
  let shared = running.get(call.key);
  if (!shared) {
    const giveUp = new AbortController();
    const answer = call.run(giveUp.signal).finally(() => {
      if (running.get(call.key)?.giveUp === giveUp) running.delete(call.key);
    });
    shared = { answer, giveUp, users: 0 };
    running.set(call.key, shared);
  }
  const { answer, giveUp } = shared;
  shared.users++;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
      const now = running.get(call.key);
      if (now?.giveUp !== giveUp || --now.users > 0) return;
      running.delete(call.key);
      giveUp.abort();
    });
    (answer as Promise<Result>).then(resolve, reject);
  });
}
