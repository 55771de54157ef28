import type { ReactNode } from 'react';
import { ErrorState } from './drawings/error-state';
import { NoResults } from './drawings/no-results';

interface Props {
  /** An error is announced at once; the others when the reader gets there. */
  readonly kind: 'empty' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  /** Words on the button that is the next step. */
  readonly action?: string;
  onAction?(): void;
  /** A drawing of its own instead of the usual one. */
  readonly drawing?: ReactNode;
  /** Other next steps: links, slots. */
  readonly children?: ReactNode;
}

/** What stands where content would be: a drawing, one sentence, the next step. */
export function State({ kind, title, text, action, onAction, drawing, children }: Props) {
  return (
    <div className="state" part="state" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      {drawing ?? (kind === 'error' ? <ErrorState className="drawing" /> : <NoResults className="drawing" />)}
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {action && (
        <button type="button" className="button button-primary" onClick={onAction}>
          {action}
        </button>
      )}
      {children}
    </div>
  );
}
