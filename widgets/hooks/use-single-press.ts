import { useRef } from 'react';

/** Time in ms within which a press belongs to the one before: a double click or tap, or a key that is held down. */
const DOUBLE_PRESS = 400;

/** Says of each press whether it counts: where one adds several things at once, a double click means one. */
export function useSinglePress(): (event: { readonly timeStamp: number }) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    const isFirst = timeStamp - last.current >= DOUBLE_PRESS;
    last.current = timeStamp;
    return isFirst;
  };
}
