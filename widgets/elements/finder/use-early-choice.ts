import { useLayoutEffect, useRef } from 'react';
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
  // In the same task as the drawing: a choice made between would be undone. Once, when the finder hydrates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given then counts
  useLayoutEffect(() => {
    const { brand, model } = early.current ?? given;
    const current = host?.getAttribute('brand') ?? given.brand;
    // As it was drawn: if the attribute says another by now, the page set it.
    if (!brand || (brand === given.brand && brand !== current)) return;
    if (brand !== current) choose({ brand, model: undefined });
    else if (model && model !== given.model) choose({ brand, model });
  }, []);
}
