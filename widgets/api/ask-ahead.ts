import type { Call } from './client';
import { keepAnswer, seeded } from './seed';
import { runShared } from './shared-call';

/**
 * Asks what somebody will ask in a moment, unless the answer is here. Resolves to it, and to undefined after a failure,
 * which is theirs to deal with.
 */
export async function askAhead<Result>(call: Call<Result>): Promise<Result | undefined> {
  const here = seeded(call);
  if (here !== undefined) return here;
  try {
    const answer = await runShared(call, new AbortController().signal);
    keepAnswer(call.key, answer);
    return answer;
  } catch {
    return undefined;
  }
}
