import * as React from 'react';
import { createRoot } from 'react-dom/client';
import * as utilities from 'react-dom/test-utils';
import { HostContext } from '../../../widgets/element/host';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Runs a callback and all drawing and effects it leads to. React brings it itself, Preact in its test utilities. */
export const act: typeof React.act = Reflect.get(React, 'act') ?? utilities.act;

/** A hook in use. */
export interface Hook<Props, Result> {
  /** What it gave at the last drawing. */
  readonly result: Result;
  /** Draws again with other properties. */
  update(props: Props): Promise<void>;
  unmount(): Promise<void>;
}

/** Uses a hook in a component of its own, within `host` if there is one. */
export async function renderHook<Props, Result>(
  hook: (props: Props) => Result,
  props: NoInfer<Props>,
  host?: HTMLElement,
): Promise<Hook<Props, Result>> {
  let result!: Result;
  // biome-ignore lint/correctness/noComponentHookFactories: one for each hook under test
  function Probe({ now }: { readonly now: Props }) {
    result = hook(now);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = (now: Props) =>
    act(async () => {
      root.render(
        <HostContext.Provider value={host}>
          <Probe now={now} />
        </HostContext.Provider>,
      );
    });
  await draw(props);
  return {
    get result() {
      return result;
    },
    update: draw,
    unmount: () => act(async () => root.unmount()),
  };
}
