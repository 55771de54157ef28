import { BadgePercent, Clock, ShieldCheck, Truck } from 'lucide';
import { whatsAppAddress } from '../../addresses/whats-app';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { Icon } from '../../pieces/icon';
import { messages } from './messages';

const ICONS = { shipping: Truck, payment: ShieldCheck, savings: BadgePercent, support: Clock } as const;

export function Benefits() {
  const t = useMessages(messages);
  const { whatsapp } = useSettings();
  return (
    <ul className="benefits">
      {t.items.map(({ key, title, text }) => (
        <li key={key} className="benefit" part="benefit">
          <span className="mark" data-ink={key}>
            <Icon node={ICONS[key]} />
          </span>
          <span className="words">
            <strong>{title}</strong>
            <span>{text}</span>
            {key === 'support' && whatsapp && (
              <a href={whatsAppAddress(whatsapp)} target="_blank" rel="noopener">
                {t.chat}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
