import { Banknote, CreditCard } from 'lucide';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { messages } from './messages';

const METHODS = { cash: Banknote, knet_on_delivery: CreditCard } as const;

interface Props {
  /** The method, cash where none was chosen yet. */
  readonly chosen: string | undefined;
  choose(method: string): void;
}

/** How the order is paid when it arrives. */
export function PaymentFields({ chosen = 'cash', choose }: Props) {
  const t = useMessages(messages);
  return (
    <fieldset className="step">
      <legend>{t.payment}</legend>
      {(['cash', 'knet_on_delivery'] as const).map(method => (
        <label key={method} className="choice method">
          <input
            type="radio"
            name="payment"
            value={method}
            checked={chosen === method}
            onChange={() => choose(method)}
          />
          <span>{t.methods[method]}</span>
          <Icon node={METHODS[method]} />
        </label>
      ))}
    </fieldset>
  );
}
