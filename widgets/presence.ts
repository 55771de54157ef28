/** What happens where somebody is. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back when somebody does something on the page, or after `wait` ms; once. Returns what calls it off. */
export function whenSomebody(wait: number, then: () => void): () => void {
  const waiting = new AbortController();
  const go = () => {
    callOff();
    then();
  };
  const timer = setTimeout(go, wait);
  const callOff = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  for (const sign of SIGNS) addEventListener(sign, go, { signal: waiting.signal, passive: true });
  return callOff;
}
