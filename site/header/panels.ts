import { type RefObject, useEffect } from 'react';
import { BREAKPOINTS } from '../../widgets/constants';
import { useDismiss } from '../../widgets/hooks/use-dismiss';
import { useStateFor } from '../../widgets/hooks/use-state-for';

/** Which of the mobile header's two panels is open. One at most. */
export type Panel = 'menu' | 'search';

/**
 * The mobile header's panels: mutually exclusive, closed by Escape, a press or the focus outside, or a window grown wide.
 * `page` is the page's path and search.
 */
export function usePanels(header: RefObject<HTMLElement | null>, page: string) {
  // A page entered closes what led to it.
  const [open, setOpen] = useStateFor(page, (): Panel | undefined => undefined);

  useDismiss(header, () => setOpen(undefined), open !== undefined);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(undefined);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      header.current?.querySelector<HTMLElement>(`[aria-controls="${open}"]`)?.focus();
    };
    const bar = header.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target === bar) close();
    };
    const wide = matchMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
    document.addEventListener('keydown', onKey);
    bar?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      bar?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, [open, header, setOpen]);

  return { open, toggle: (panel: Panel) => setOpen(open === panel ? undefined : panel) };
}
