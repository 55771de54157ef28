import { whatsAppAddress } from '../../addresses/whats-app';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { BrandIcon } from '../brand-icon';
import { messages } from '../messages/assurances';
import { whatsAppMark } from './whats-app-mark';

interface Props {
  /** The message that is begun. */
  readonly message: string;
  /** On the button; 'Ask us on WhatsApp' unless said. */
  readonly label?: string;
}

/** Opens WhatsApp with a message begun; nothing where the page names no number. */
export function AskOnWhatsApp({ message, label }: Props) {
  const t = useMessages(messages);
  const { whatsapp } = useSettings();
  if (!whatsapp) return null;
  return (
    <a className="button ask" href={whatsAppAddress(whatsapp, message)} target="_blank" rel="noopener">
      <BrandIcon mark={whatsAppMark} />
      {label ?? t.ask}
    </a>
  );
}
