import { type FormEvent, useId, useState } from 'react';
import { mailAddress } from '../../addresses/mail';
import { whatsAppAddress } from '../../addresses/whats-app';
import { useFormDraft } from '../../hooks/use-form-draft';
import { useMessages } from '../../hooks/use-messages';
import { messages as faultMessages } from '../../pieces/messages/fault';
import { TextField } from '../../pieces/text-field';
import { messages } from './messages';

interface Props {
  /** Mail address that the message goes to. */
  readonly email: string | undefined;
  /** Number to chat with, digits with country code. */
  readonly whatsapp: string | undefined;
}

/** Sends nothing by itself: the visitor's own mail program or WhatsApp opens with the message in it. */
export function MessageForm({ email, whatsapp }: Props) {
  const t = useMessages(messages);
  const { missing } = useMessages(faultMessages);
  const faultId = useId();
  const { forget, ...draft } = useFormDraft<HTMLFormElement>('tass-contact');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const noMessage = refused.includes('message');
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = [
      ...event.currentTarget.querySelectorAll<HTMLInputElement>(':is(input, textarea):invalid'),
    ];
    setRefused(invalid.map(({ name }) => name));
    if (invalid[0]) return invalid[0].focus();
    const form = new FormData(event.currentTarget);
    const text = `${form.get('message')}\n\n${form.get('name')}`;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter?.value === 'whatsapp' && whatsapp)
      window.open(whatsAppAddress(whatsapp, text), '_blank', 'noopener');
    else if (email) location.href = mailAddress(email, t.subject, text);
    forget();
  };
  return (
    <form {...draft} part="form" noValidate onSubmit={write}>
      <h2>{t.write}</h2>
      <TextField
        label={t.name}
        name="name"
        required
        autoComplete="name"
        maxLength={120}
        fault={refused.includes('name') && missing}
      />
      <div>
        <label className="field">
          <span>{t.message}</span>
          <textarea
            name="message"
            required
            rows={6}
            maxLength={2000}
            aria-invalid={noMessage ? true : undefined}
            aria-describedby={noMessage ? faultId : undefined}
          />
        </label>
        {noMessage && (
          <p className="fault" id={faultId}>
            {missing}
          </p>
        )}
      </div>
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
