import { listen } from './events';

/** What happens where somebody is. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back when somebody does something on the page, or after `wait` ms; once. Returns what calls it off. */
export function whenSomebody(wait: number, then: () => void): () => void {
  const go = () => {
    callOff();
    then();
  };
  const timer = setTimeout(go, wait);
  const stops = SIGNS.map(sign => listen(window, sign, go));
  const callOff = () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  return callOff;
}
