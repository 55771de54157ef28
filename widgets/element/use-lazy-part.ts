import { type ComponentType, useEffect, useState } from 'react';
import { useHost } from './host';
import type { LazyPart } from './lazy-parts';
import { adoptStyles } from './sheets';

/** The part's component once it is wanted and here. Throws what kept it from arriving. */
export function useLazyPart<Props>(of: LazyPart<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const host = useHost();
  const [, arrive] = useState(of.part);
  const [failure, fail] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (!wanted) return;
    // Also where the part is here: it may have come for another element since this one was drawn.
    of.load().then(
      part => {
        if (host?.shadowRoot) adoptStyles(host.shadowRoot, part.styles);
        arrive(part);
      },
      error => fail({ error }),
    );
  }, [of, wanted, host]);
  if (failure) throw failure.error;
  return wanted ? of.part?.component : undefined;
}
