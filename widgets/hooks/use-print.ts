import { useEffect, useState } from 'react';
import { useHost } from '../element/host';
import { printElement } from '../element/print-element';
import { listen } from '../events';

/**
 * Prints the element around alone, without the page it stands on. `printed` is what is being printed, to be drawn for
 * paper; undefined once the browser's dialog has closed.
 */
export function usePrint<Thing>(): {
  readonly printed: Thing | undefined;
  print(thing: Thing): void;
} {
  const host = useHost();
  const [printed, print] = useState<Thing>();
  useEffect(() => {
    if (printed === undefined || !host) return;
    const end = printElement(host);
    const done = listen(window, 'afterprint', () => print(undefined));
    window.print();
    return () => {
      done();
      end();
    };
  }, [printed, host]);
  return { printed, print };
}
