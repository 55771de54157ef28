import type { ComponentType } from 'react';

/** A part of an element that arrives after the element itself: what it draws, and the styles of that alone. */
export interface LoadedPart<Props> {
  readonly component: ComponentType<Props>;
  readonly styles: readonly string[];
}

/** A part that is loaded when it is needed; `part` is there from then on. */
export interface LazyPart<Props> {
  part: LoadedPart<Props> | undefined;
  load(): Promise<LoadedPart<Props>>;
}

/** Declares a part in a file of its own, whose default export it is: `lazyPart(() => import('./results'))`. */
export function lazyPart<Props>(file: () => Promise<{ default: LoadedPart<Props> }>): LazyPart<Props> {
  const of: LazyPart<Props> = {
    part: undefined,
    load: async () => {
      of.part ??= (await file().catch(file)).default;
      return of.part;
    },
  };
  return of;
}

// biome-ignore lint/suspicious/noExplicitAny: each part takes props of its own
export type LazyParts = readonly LazyPart<any>[];

/** An element with all its lazy parts loaded: for servers, and for elements that a server drew with them. */
export async function withLazyParts<R extends { readonly lazy?: LazyParts }>(record: R): Promise<R> {
  await Promise.all((record.lazy ?? []).map(part => part.load()));
  return record;
}
