import type { ComponentType } from 'react';

/** A part of an element that arrives after the element itself: what it draws, and the styles of that alone. */
export interface LoadedPart<Props> {
  readonly component: ComponentType<Props>;
  readonly styles: readonly string[];
}

/** A part that is loaded when it is needed; `part` is there from then on. */
export interface LazyPart<Props> {
  /** Selector of what a server draws of it, if it draws any. */
  readonly drawn: string | undefined;
  part: LoadedPart<Props> | undefined;
  load(): Promise<LoadedPart<Props>>;
}

/**
 * Declares a part in a file of its own, whose default export it is: `lazyPart(() => import('./results'), '.results')`. Without
 * a selector a server draws nothing of it.
 */
export function lazyPart<Props>(
  file: () => Promise<{ default: LoadedPart<Props> }>,
  drawn?: string,
): LazyPart<Props> {
  const of: LazyPart<Props> = {
    drawn,
    part: undefined,
    load: async () => {
      of.part ??= (await file().catch(file)).default;
      return of.part;
    },
  };
  return of;
}

/** Stands in for a part that nobody misses where its file can't be loaded: `import('./fit-mark').catch(drawNothing)`. */
export const drawNothing = () => ({ default: { component: () => null, styles: [] } });

// biome-ignore lint/suspicious/noExplicitAny: each part takes props of its own
export type LazyParts = readonly LazyPart<any>[];

/** An element with all its lazy parts loaded, for servers. */
export async function withLazyParts<R extends { readonly lazy?: LazyParts }>(record: R): Promise<R> {
  await Promise.all((record.lazy ?? []).map(part => part.load()));
  return record;
}

/** Loads the lazy parts that a server has drawn in one of the hosts: hydration needs them. */
export const loadDrawnParts = (lazy: LazyParts, hosts: readonly Element[]): Promise<unknown> =>
  Promise.all(
    lazy.map(
      ({ drawn, load }) => drawn && hosts.some(host => host.shadowRoot?.querySelector(drawn)) && load(),
    ),
  );
