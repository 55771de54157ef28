import { fromPageWhile } from '../api/query-cache';
import type { FallbackProps } from '../element/boundary';
import { define } from '../element/define';
import type { Attributes, ElementRecord } from '../element/record';
import { sheetOf } from '../element/sheets';
import { type ElementShell, stylesFor } from '../element/shell';
import { emit } from '../events';
import { useMessages } from '../hooks/use-messages';
import { SettingsContext, useSettings } from '../hooks/use-settings';
import { messages } from '../locale/failure';
import { commonAttributes, resolveSettings, rootAttributes, type Settings } from '../settings';
import { shellStyles } from '../styles/shell-styles';

function Failure({ retry, again }: FallbackProps) {
  const t = useMessages(messages);
  // A release may have taken the element's files away. Other people's pages are not ours to load anew.
  const reload = useSettings().onShop && again;
  return (
    <p className="notice failure" data-kind="error" role="alert">
      {t.failure}
      <button type="button" className="button" onClick={reload ? () => location.reload() : retry}>
        {t.retry}
      </button>
    </p>
  );
}

/** What every element of the shop has in common. */
export const elementShell: ElementShell<Settings> = {
  version: __VERSION__,
  attributes: commonAttributes,
  styles: shellStyles,
  read: resolveSettings,
  root: rootAttributes,
  hydrate: fromPageWhile,
  Provider: ({ settings, children }) => (
    <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
  ),
  Failure,
  onError(host, error, call) {
    // The page is told the kind of error alone: its words may hold what a shopper typed.
    const message = error instanceof Error ? error.name : 'Error';
    console.error(`tass: <${host.localName}> failed (${call}),`, error);
    emit(host, 'tass-error', { call, status: 0, message });
  },
};

/** Defines one element of the shop, unless its name is taken. */
export function defineElement<A extends Attributes>(record: ElementRecord<A>): void {
  define(record, elementShell);
}

/** Parses the style sheets of an element before it is defined: in another task than the one that hydrates it. */
export function parseStyles<A extends Attributes>(record: ElementRecord<A>): void {
  for (const text of stylesFor(record, elementShell)) sheetOf(document, text);
}
