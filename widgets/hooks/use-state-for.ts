import { useCallback, useState } from 'react';

/**
 * State of one subject that starts anew with the next. While drawing, not in an effect: that comes a moment later, and
 * would undo what a visitor did meanwhile. `start` is given the value before, undefined at first.
 */
export function useStateFor<Subject, Value>(
  subject: Subject,
  start: (before?: Value) => Value,
): readonly [value: Value, set: (value: Value) => void] {
  const [kept, keep] = useState(() => ({ subject, value: start() }));
  const now = kept.subject === subject ? kept : { subject, value: start(kept.value) };
  if (now !== kept) keep(now);
  const set = useCallback((value: Value) => keep(({ subject }) => ({ subject, value })), []);
  return [now.value, set];
}
