import { useEffect, useRef } from 'react';
import { useHost } from '../../element/host';
import type { Choice } from './choice';

/**
 * What a server drew, or `tass.js` (`first-view.ts`), can be used before the finder's code is there: takes over what was
 * chosen meanwhile.
 */
export function useEarlyChoice(given: Choice, choose: (choice: Choice) => void): void {
  const host = useHost();
  const read = (part: 'brand' | 'model') =>
    host?.shadowRoot?.querySelector<HTMLSelectElement>(`[part=${part}]`)?.value || undefined;
  // Read while the first drawing has not touched the nodes that are there.
  const early = useRef<Choice>(undefined);
  early.current ??= { brand: read('brand'), model: read('model') };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the finder comes alive
  useEffect(() => {
    const { brand, model } = early.current ?? given;
    if (brand && brand !== given.brand) choose({ brand, model: undefined });
    else if (brand && model && model !== given.model) choose({ brand, model });
  }, []);
}
