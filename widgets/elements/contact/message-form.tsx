import type { FormEvent } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';

interface Props {
  /** `mailto:` address. */
  readonly email: string | undefined;
  /** Address of the chat. */
  readonly whatsapp: string | undefined;
}

/** Sends nothing by itself: the visitor's own mail program or WhatsApp opens with the message in it. */
export function MessageForm({ email, whatsapp }: Props) {
  const t = useMessages(messages);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = `${form.get('message')}\n\n${form.get('name')}`;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter?.value === 'whatsapp' && whatsapp)
      window.open(`${whatsapp}?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
    else if (email)
      location.href = `${email}?subject=${encodeURIComponent(t.subject)}&body=${encodeURIComponent(text)}`;
  };
  return (
    <form part="form" onSubmit={write}>
      <h2>{t.write}</h2>
      <label className="field">
        <span>{t.name}</span>
        <input name="name" required autoComplete="name" maxLength={120} />
      </label>
      <label className="field">
        <span>{t.message}</span>
        <textarea name="message" required rows={6} maxLength={2000} />
      </label>
      <p className="actions">
        {email && (
          <button type="submit" className="button button-primary">
            <slot name="button">{t.byMail}</slot>
          </button>
        )}
        {whatsapp && (
          <button type="submit" className="button" value="whatsapp">
            {t.byWhatsapp}
          </button>
        )}
      </p>
    </form>
  );
}
