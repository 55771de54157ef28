import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { QueryResult } from '../../hooks/use-query';
import { messages } from '../../locale/common';

interface Props {
  /** What the field lists. */
  readonly query: QueryResult<unknown>;
  readonly children: ReactNode;
}

/** A field of the choice, with a way to ask again for what it lists. */
export function ChoiceField({ query, children }: Props) {
  const t = useMessages(messages);
  return (
    <div className="choice-field">
      {children}
      {query.status === 'failed' && (
        <button type="button" className="button" onClick={query.retry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}
