import { useEffect, useRef } from 'react';
import { useHost } from '../../element/host';
import { listen } from '../../events';
import { readJson, writeJson } from '../../stores/stored-json';
import { type Choice, show } from './choice';

const KEY = 'tass-finder';
/** Pages whose choice is kept, the latest ones. */
const MAX_PAGES = 20;

/**
 * Shows again what was chosen when the visitor left this page, after Back or a reload. The session's storage keeps it: the
 * address and the history's state are the page's own.
 */
export function useRestoredChoice(choice: Choice): void {
  const host = useHost();
  const latest = useRef(choice);
  latest.current = choice;
  const given = useRef(choice);

  useEffect(() => {
    if (!host) return;
    // Finders that began alike on one address are one.
    const place = () => `${location.href} ${given.current.brand} ${given.current.model}`;
    const kept = hasReturned() && read()[place()];
    if (kept) show(host, kept);
    return listen(window, 'pagehide', () => {
      const { [place()]: _, ...others } = read();
      const kept = [...Object.entries(others), [place(), latest.current] as const].slice(-MAX_PAGES);
      writeJson(KEY, Object.fromEntries(kept), 'sessionStorage');
    });
  }, [host]);
}

/** Whether the browser came back to this page, or loaded it anew. */
function hasReturned(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return /back_forward|reload/.test((entry as PerformanceNavigationTiming | undefined)?.type ?? '');
}

const read = () => (readJson(KEY, 'sessionStorage') ?? {}) as Readonly<Record<string, Choice>>;
