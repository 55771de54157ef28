import { mailAddress } from '../../addresses/mail';
import { whatsAppAddress } from '../../addresses/whats-app';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { notify } from '../../stores/toasts';
import { messages } from '../messages/approve';

/** Longest address that opens everywhere, in characters: Windows hands no more than 2,048 to another program. */
const MAX_LENGTH = 2000;

interface Props {
  readonly subject: string;
  /** What is asked, in a sentence. */
  readonly message: string;
  /** Address of the list. */
  readonly link: string;
}

/** Sends the link of a list to whoever approves it, by the buyer's own WhatsApp or mail; says so where it is too long. */
export function ApproveLinks({ subject, message, link }: Props) {
  const t = useMessages(messages);
  const host = useHost();
  const opened = () => notify({ kind: 'info', text: t.opened }, host);
  const text = `${message}\n${link}`;
  const chat = whatsAppAddress('', text);
  const mail = mailAddress('', subject, text);
  if (mail.length > MAX_LENGTH) return <p className="too-long">{t.tooLong}</p>;
  return (
    <>
      <a className="button" href={chat} target="_blank" rel="noopener" onClick={opened}>
        {t.approve} {t.byWhatsapp}
      </a>
      <a className="button" href={mail} onClick={opened}>
        {t.approve} {t.byMail}
      </a>
    </>
  );
}
