import { useEffect } from 'react';
import { useHost } from '../element/host';
import type { Method } from '../element/record';
import { useEmit } from '../hooks/use-emit';
import type { TassEvents } from '../types';
import type { Queries } from './queries';

/** What stands in an element that draws nothing by itself: the page's own content. */
export function Headless(queries: Queries) {
  const host: HeadlessHost | undefined = useHost();
  const emit = useEmit();
  useEffect(() => {
    if (host)
      import('./headless').then(
        ({ follow }) => follow(host, queries),
        () => emit('tass-error', { call: 'load', status: 0, message: 'Failed to load' }),
      );
  });
  useEffect(() => () => host?.[STATE]?.leave(), [host]);
  return <slot />;
}

interface HeadlessHost extends HTMLElement {
  [STATE]?: { readonly data: TassEvents['tass-data']; retry(): void; leave(): void };
}
const STATE: unique symbol = Symbol.for('tass.headless');

/** What a page's script may call on a headless element. */
export const headlessMethods = {
  data: {
    doc: 'What a headless element has told last by `tass-data`; undefined before that',
    parameters: '',
    returns: "TassEvents['tass-data'] | undefined",
    run: (host: HeadlessHost) => host[STATE]?.data,
  },
  retry: {
    doc: 'Asks again what a headless element could not load',
    parameters: '',
    run: (host: HeadlessHost) => host[STATE]?.retry(),
  },
} as const satisfies Readonly<Record<string, Method>>;
