import type { FormEvent } from 'react';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { Notice } from '../../pieces/notice';
import { notify } from '../../stores/toasts';
import { messages } from './messages';

/** The browser checks the address; nothing is sent to a server (specification, section 5). */
export function Newsletter() {
  const t = useMessages(messages);
  const host = useHost();
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    notify({ kind: 'success', text: t.done, position: 'bottom-right' }, host);
  };
  return (
    <form className="newsletter" onSubmit={subscribe}>
      <label className="field">
        <span>{t.email}</span>
        <input type="email" name="email" required autoComplete="email" dir="ltr" />
      </label>
      <button type="submit" className="button button-primary">
        {t.subscribe}
      </button>
      <Notice />
    </form>
  );
}
