import { listen } from '../events';

/** Events that show that somebody uses the page. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `then` once, at the first interaction with the page or after `wait` ms. Returns what cancels it. */
export function onFirstInteraction(wait: number, then: () => void): () => void {
  const go = () => {
    cancel();
    then();
  };
  const timer = setTimeout(go, wait);
  const stops = INTERACTIONS.map(type => listen(window, type, go));
  const cancel = () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  return cancel;
}
