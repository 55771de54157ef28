import { type ComponentType, useEffect, useState } from 'react';
import { useHost } from './host';
import type { LazyPart } from './lazy-parts';
import { adoptStyles } from './sheets';

/** The part's component once it is wanted and here, with the connection where that is lost. Throws what else kept it from arriving. */
export function useLazyPart<Props>(of: LazyPart<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const host = useHost();
  const [, arrive] = useState(of.part);
  const [failure, fail] = useState<{ readonly error: unknown }>();
  const [round, retry] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    // Also where the part is here: it may have come for another element since this one was drawn.
    of.load().then(
      part => {
        if (host?.shadowRoot) adoptStyles(host.shadowRoot, part.styles);
        arrive(part);
      },
      error =>
        navigator.onLine
          ? fail({ error })
          : addEventListener('online', () => retry(round + 1), { once: true }),
    );
  }, [of, wanted, host, round]);
  if (failure) throw failure.error;
  return wanted ? of.part?.component : undefined;
}
