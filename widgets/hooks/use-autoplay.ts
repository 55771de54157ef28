import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

export interface Autoplay {
  /** True while slides move by themselves. */
  readonly playing: boolean;
  /** True after the pause button, until it is pressed again; always true under reduced motion. */
  readonly stopped: boolean;
  /** What the pause button does. */
  toggle(): void;
  /** Put on the region: it holds still under the pointer and while it has the focus. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/**
 * Calls `advance` every `interval` ms until somebody points at, focuses or pauses the slides. `round` starts the
 * time anew whenever it changes, so that a slide chosen by hand is seen in full.
 */
export function useAutoplay(
  advance: () => void,
  interval: number,
  enabled: boolean,
  round?: unknown,
): Autoplay {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState<boolean>();
  const holders = useRef(new Set<string>()).current;
  const [held, setHeld] = useState(false);
  const latest = useRef(advance);
  latest.current = advance;

  const stopped = paused ?? reduced;
  const playing = enabled && !stopped && !held;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` restarts the time on purpose
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [playing, interval, round]);

  // A press on what is pointed at already changes nothing.
  const holds = (holder: string, begins: boolean) => () => {
    holders[begins ? 'add' : 'delete'](holder);
    setHeld(holders.size > 0);
  };

  return {
    playing,
    stopped,
    toggle: () => setPaused(!stopped),
    hold: {
      onPointerEnter: holds('pointer', true),
      onPointerLeave: holds('pointer', false),
      onFocus: holds('focus', true),
      onBlur: holds('focus', false),
    },
  };
}
