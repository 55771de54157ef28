import type { Call } from './client';
import { keepAnswer, seeded } from './seed';
import { runShared } from './shared-call';

/** Asks what somebody will ask in a moment, unless the answer is here. A failure is theirs to deal with. */
export function askAhead<Result>(call: Call<Result>): void {
  if (seeded(call) !== undefined) return;
  runShared(call, new AbortController().signal).then(
    answer => keepAnswer(call.key, answer),
    () => undefined,
  );
}
