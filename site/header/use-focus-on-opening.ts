import { type RefObject, useEffect } from 'react';
import type { Panel } from './panels';

/** Gives the focus to what was just opened: the search field, also where its code is still loading, or the menu's first control. */
export function useFocusOnOpening(header: RefObject<HTMLElement | null>, open: Panel | undefined): void {
  useEffect(() => {
    const panel = open && header.current?.querySelector(`#${open}`);
    if (!panel) return;
    const search = panel.querySelector('tass-search');
    if (!search) {
      panel.querySelector<HTMLElement>('button, a')?.focus();
      return;
    }
    let closed = false;
    const focus = () => {
      if (!closed && !search.matches(':focus-within')) search.shadowRoot?.querySelector('input')?.focus();
    };
    focus();
    void customElements.whenDefined(search.localName).then(focus);
    return () => {
      closed = true;
    };
  }, [open, header]);
}
