import { type FormEvent, useId, useState } from 'react';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { messages as faultMessages } from '../../pieces/messages/fault';
import { Notice } from '../../pieces/notice';
import { notify } from '../../stores/toasts';
import { messages } from './messages';

/** The browser checks the address; nothing is sent to a server (specification, section 5). */
export function Newsletter() {
  const t = useMessages(messages);
  const { missing } = useMessages(faultMessages);
  const host = useHost();
  const note = useId();
  const faultId = useId();
  const [fault, setFault] = useState<'missing' | 'badEmail'>();
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = form.querySelector<HTMLInputElement>('input:invalid');
    if (refused) {
      setFault(refused.validity.valueMissing ? 'missing' : 'badEmail');
      return refused.focus();
    }
    setFault(undefined);
    form.reset();
    notify({ kind: 'success', text: t.done, position: 'bottom-right' }, host);
  };
  return (
    <form className="newsletter" noValidate onSubmit={subscribe}>
      <label className="field">
        <span>{t.email}</span>
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          dir="ltr"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${faultId} ${note}` : note}
        />
      </label>
      <button type="submit" className="button button-primary">
        <slot name="button">{t.subscribe}</slot>
      </button>
      {fault && (
        <p className="fault" id={faultId}>
          {fault === 'missing' ? missing : t.badEmail}
        </p>
      )}
      <p className="note" id={note}>
        {t.note}
      </p>
      <Notice />
    </form>
  );
}
