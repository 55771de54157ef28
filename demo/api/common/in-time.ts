/** What the work gives, or a rejection with `late()` where that takes longer than so many ms; the work itself goes on. */
export async function inTime<Result>(
  work: PromiseLike<Result>,
  patience: number,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
