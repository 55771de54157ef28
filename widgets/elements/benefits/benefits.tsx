import { BadgePercent, Clock, ShieldCheck, Truck } from 'lucide';
import { useCopy } from '../../hooks/use-copy';
import { benefits as ar } from '../../locale/ar/benefits';
import { benefits as en } from '../../locale/en/benefits';
import { Icon } from '../../pieces/icon';

const ICONS = { shipping: Truck, payment: ShieldCheck, savings: BadgePercent, support: Clock } as const;

export function Benefits() {
  const t = useCopy(en, ar);
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
          </span>
        </li>
      ))}
    </ul>
  );
}
