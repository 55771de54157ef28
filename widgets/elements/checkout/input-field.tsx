import { useId } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';
import { type Faults, type Field, MAX_LENGTHS } from './validate';

export interface FieldProps {
  readonly name: Field;
  readonly value: string;
  readonly fault: Faults[Field];
  set(name: Field, value: string): void;
}

interface Props extends FieldProps {
  readonly type?: string;
  readonly autoComplete?: string;
  /** For what is written from left to right in every language. */
  readonly ltr?: boolean;
  /** Several lines. */
  readonly long?: boolean;
}

/** Browsers bring the caret alone into view, which a bar at the end of the view may cover. */
function showWhole({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A labelled field with its fault beside it. */
export function InputField({ name, value, fault, set, type = 'text', autoComplete, ltr, long }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const attributes = {
    name,
    value,
    autoComplete,
    maxLength: MAX_LENGTHS[name],
    dir: ltr ? 'ltr' : undefined,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? id : undefined,
    onInput: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  };
  return (
    <div className="entry" data-name={name}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: either of the two is its control */}
      <label className="field">
        <span>{t.labels[name]}</span>
        {long ? (
          <textarea rows={3} onFocus={showWhole} {...attributes} />
        ) : (
          <input type={type} {...attributes} />
        )}
      </label>
      <FaultText id={id} fault={fault} />
    </div>
  );
}

/** What is wrong with a field, in a sentence. */
export function FaultText({ id, fault }: { readonly id: string; readonly fault: Faults[Field] }) {
  const t = useMessages(messages);
  if (!fault) return null;
  return (
    <p className="fault" id={id}>
      {typeof fault === 'string' ? t.faults[fault] : fault.text}
    </p>
  );
}
