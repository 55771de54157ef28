import type { ComponentType, ReactNode } from 'react';
import { Boundary, type FailedAt, type FallbackProps } from './boundary';
import { HostContext } from './host';
import type { AttributeRules, Attributes, ElementRecord } from './record';
import { hostRule } from './sheets';

/** What all elements of one shop have in common. `S` is what their surroundings tell them. */
export interface ElementShell<S> {
  /** Names the bundle when two of them meet on a page. */
  readonly version: string;
  /** Attributes that every element takes besides its own. */
  readonly attributes: AttributeRules;
  /** Style sheets under the element's own. */
  readonly styles: readonly string[];
  /**
   * Reads attributes, metas and languages; asked again whenever one of them may have changed. Gives the same object as
   * long as they say the same: the element is drawn again for another one only.
   */
  read(host: HTMLElement): S;
  /** Attributes of the inner root, the one place that page styles can't reach. */
  root(settings: S): Readonly<Record<string, string>>;
  /** Runs a hydration of what a server drew. */
  hydrate<Result>(run: () => Result): Result;
  /** Hands the settings to the component. */
  readonly Provider: ComponentType<{ readonly settings: S; readonly children: ReactNode }>;
  /** Shown instead of a component that threw, or under one whose handler did. */
  readonly Failure: ComponentType<FallbackProps>;
  /** Told of each error that a component or its handler threw. */
  onError(host: HTMLElement, error: unknown, at: FailedAt): void;
}

/** What r2wc draws: the shell around the record's own component. */
export interface ShellProps<S> {
  readonly host: HTMLElement;
  readonly settings: S;
  readonly shell: ElementShell<S>;
  readonly content: ComponentType<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** The component that r2wc draws for every element. */
export function Shell<S>({ host, settings, shell, content: Content, props }: ShellProps<S>) {
  return (
    <HostContext.Provider value={host}>
      <shell.Provider settings={settings}>
        <Boundary
          host={host}
          fallback={shell.Failure}
          onError={(error, at) => shell.onError(host, error, at)}
        >
          <Content {...props} />
        </Boundary>
      </shell.Provider>
    </HostContext.Provider>
  );
}

/** All style sheets of an element: how it lays out among its neighbours, the shell's, its own, its late parts'. */
export function stylesFor<A extends Attributes, S>(of: ElementRecord<A>, shell: ElementShell<S>): string[] {
  const arrived = (of.lazy ?? []).flatMap(({ part }) => part?.styles ?? []);
  return [hostRule(of.display), ...shell.styles, ...of.styles, ...arrived];
}
