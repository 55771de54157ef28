import { useEffect, useState } from 'react';

/** Code that an element needs before it is drawn: kB as brotli, and files. */
export interface ElementSize {
  readonly kilobytes: number;
  readonly requests: number;
  /** What it can be used after already, where that is less. */
  readonly early?: number;
}

type Sizes = Readonly<Record<string, ElementSize>>;

/** What the build measured of each element (`site/build/sizes.mjs`); undefined until it is known. */
export function useElementSize(element: string): ElementSize | undefined {
  const [sizes, setSizes] = useState<Sizes>();
  useEffect(() => {
    const leave = new AbortController();
    fetch('/sizes.json', { signal: leave.signal })
      .then(answer => answer.json() as Promise<Sizes>)
      .then(setSizes)
      // The page says everything else without them.
      .catch(() => undefined);
    return () => leave.abort();
  }, []);
  return sizes?.[element];
}
