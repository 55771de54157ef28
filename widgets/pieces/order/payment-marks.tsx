import { Banknote, CreditCard } from 'lucide';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../icon';
import { messages } from '../messages/assurances';

const MARKS = { cash: Banknote, knet: CreditCard } as const;

/** The means of payment as small marks. */
export function PaymentMarks() {
  const t = useMessages(messages);
  return (
    <span className="payment-marks">
      {(['cash', 'knet'] as const).map(mark => (
        <span key={mark} className="payment-mark" data-mark={mark}>
          <Icon node={MARKS[mark]} />
          {t.marks[mark]}
        </span>
      ))}
    </span>
  );
}
