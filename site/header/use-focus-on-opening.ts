import { type RefObject, useEffect } from 'react';
import type { Panel } from './panels';

/** Gives the focus to what was just opened: the search field, or the menu's first control. */
export function useFocusOnOpening(header: RefObject<HTMLElement | null>, open: Panel | undefined): void {
  useEffect(() => {
    const panel = open && header.current?.querySelector(`#${open}`);
    if (!panel) return;
    const search = panel.querySelector('tass-search');
    const target = search ? search.shadowRoot?.querySelector('input') : panel.querySelector('button, a');
    if (target instanceof HTMLElement) target.focus();
  }, [open, header]);
}
