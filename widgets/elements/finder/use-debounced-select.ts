import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { nextFrame } from '../../browser/next-frame';

/** Time in ms that a key's choice rests until it counts: who holds an arrow key passes dozens of models by. */
const DEBOUNCE = 200;

interface DebouncedSelect {
  /** What the select shows: the choice that rests, else what is chosen. */
  readonly value: string;
  readonly onKeyDown: () => void;
  readonly onPointerDown: () => void;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  readonly onBlur: () => void;
}

/**
 * For a select whose every choice takes requests and drawing: what a key chooses counts once it has rested, or when the
 * select is left; any other choice at once. `choose` is told whether a key chose, the empty choice as undefined.
 */
export function useDebouncedSelect(
  chosen: string | undefined,
  choose: (value: string | undefined, stepped: boolean) => void,
): DebouncedSelect {
  const byKey = useRef(false);
  const resting = useRef<{ readonly value: string; readonly timer: number }>(undefined);
  const drop = () => {
    clearTimeout(resting.current?.timer);
    resting.current = undefined;
  };
  // Whoever chooses meanwhile, it is the later choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice stands for whoever made it
  useLayoutEffect(() => drop, [chosen]);
  const latest = useRef(choose);
  latest.current = choose;
  const settle = () => {
    const { value } = resting.current ?? {};
    drop();
    if (value !== undefined) latest.current(value || undefined, true);
  };
  return {
    value: resting.current?.value ?? chosen ?? '',
    onKeyDown() {
      byKey.current = true;
    },
    onPointerDown() {
      byKey.current = false;
    },
    onChange({ currentTarget: { value } }) {
      drop();
      if (byKey.current) resting.current = { value, timer: window.setTimeout(settle, DEBOUNCE) };
      else latest.current(value || undefined, false);
    },
    // The press that leaves it is answered first.
    onBlur: () => void nextFrame().then(settle),
  };
}
