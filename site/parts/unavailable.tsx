import { useLayoutEffect, useRef } from 'react';
import { State } from '../../widgets/pieces/state';
import { useSiteMessages } from '../content/messages';

/** In the place of a page whose code could not be loaded. */
export function Unavailable() {
  const t = useSiteMessages().unavailable;
  const all = useRef<HTMLDivElement>(null);
  // The page may come by itself while the button has the focus.
  useLayoutEffect(() => {
    const { current } = all;
    return () => {
      if (current?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={all} className="wrap page">
      <State kind="error" title={t.title} action={t.retry} onAction={() => location.reload()} />
    </div>
  );
}
