/** The work's result, or a rejection with `timedOut()` after `timeout` ms; the work itself goes on. */
export async function withTimeout<Result>(
  work: PromiseLike<Result>,
  timeout: number,
  timedOut: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut()), timeout);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
