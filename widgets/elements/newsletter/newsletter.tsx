import { type FormEvent, useId } from 'react';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { Notice } from '../../pieces/notice';
import { notify } from '../../stores/toasts';
import { messages } from './messages';

/** The browser checks the address; nothing is sent to a server (specification, section 5). */
export function Newsletter() {
  const t = useMessages(messages);
  const host = useHost();
  const note = useId();
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    notify({ kind: 'success', text: t.done, position: 'bottom-right' }, host);
  };
  return (
    <form className="newsletter" onSubmit={subscribe}>
      <label className="field">
        <span>{t.email}</span>
        <input type="email" name="email" required autoComplete="email" dir="ltr" aria-describedby={note} />
      </label>
      <button type="submit" className="button button-primary">
        <slot name="button">{t.subscribe}</slot>
      </button>
      <p className="note" id={note}>
        {t.note}
      </p>
      <Notice />
    </form>
  );
}
