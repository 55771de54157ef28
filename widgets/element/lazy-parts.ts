import { type ComponentType, useEffect, useState } from 'react';
import { useHost } from './host';
import { adoptStyles } from './sheets';

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

/** The part's component once it is here; asked for as soon as `wanted`. Throws what kept it from arriving. */
export function useLazyPart<Props>(of: LazyPart<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const host = useHost();
  const [, arrive] = useState(of.part);
  const [failure, fail] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (!wanted || of.part) return;
    of.load().then(
      part => {
        if (host?.shadowRoot) adoptStyles(host.shadowRoot, part.styles);
        arrive(part);
      },
      error => fail({ error }),
    );
  }, [of, wanted, host]);
  if (failure) throw failure.error;
  return of.part?.component;
}

/** An element with all its lazy parts loaded: for servers, and for elements that a server drew with them. */
export async function withLazyParts<R extends { readonly lazy?: readonly LazyPart<never>[] }>(
  record: R,
): Promise<R> {
  await Promise.all((record.lazy ?? []).map(part => part.load()));
  return record;
}
