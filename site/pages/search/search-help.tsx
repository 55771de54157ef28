import { finderPath } from '../../../widgets/addresses/shop-paths';
import { whatsAppAddress } from '../../../widgets/addresses/whats-app';
import { useMessages } from '../../../widgets/hooks/use-messages';
import type { Language } from '../../../widgets/locale/languages';
import { messages } from '../../../widgets/pieces/messages/search-help';
import { pathIn } from '../../common/address';
import { facts, whatsAppDigits } from '../../content/facts';

interface SearchHelpProps {
  readonly lang: Language;
  /** What was searched for; goes into the message. */
  readonly query?: string;
}

/** Ways on for who can't find something: the finder, and a message with the words filled in. */
export function SearchHelp({ lang, query }: SearchHelpProps) {
  const t = useMessages(messages);
  const chat = query ? whatsAppAddress(whatsAppDigits, t.question(query)) : facts.whatsapp;
  return (
    <p className="search-help">
      <a className="button button-primary" href={pathIn(lang, finderPath())}>
        {t.finder}
      </a>
      <a className="button" href={chat} target="_blank" rel="noopener">
        {t.whatsApp}
      </a>
    </p>
  );
}
