import type { FormEvent } from 'react';
import { useHost } from '../../element/host';
import { useCopy } from '../../hooks/use-copy';
import { newsletter as ar } from '../../locale/ar/newsletter';
import { newsletter as en } from '../../locale/en/newsletter';
import { Notice } from '../../pieces/notice';
import { notify } from '../../stores/toasts';

/** The browser checks the address; nothing is sent to a server (specification, section 5). */
export function Newsletter() {
  const t = useCopy(en, ar);
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
