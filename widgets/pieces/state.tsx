import type { ReactNode } from 'react';
import { ErrorState } from './drawings/error-state';
import { NoResults } from './drawings/no-results';

interface Props {
  /** An error is announced at once; the others when the reader gets there. */
  readonly kind: 'empty' | 'error';
  readonly title: string;
  /** Of the place in which a page may put something else; its kind unless said. */
  readonly slot?: string;
  /** Of its heading; 2 where no other stands between it and the page's. */
  readonly level?: 2 | 3;
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
export function State({
  kind,
  title,
  slot = kind,
  level = 3,
  text,
  action,
  onAction,
  drawing,
  children,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <slot name={slot}>
      <div className="state" part="state" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
        {drawing ??
          (kind === 'error' ? <ErrorState className="drawing" /> : <NoResults className="drawing" />)}
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
        {action && (
          <button type="button" className="button button-primary" onClick={onAction}>
            {action}
          </button>
        )}
        {children}
      </div>
    </slot>
  );
}
