import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import type { CartItems } from '../../stores/cart';
import { orderTotal } from '../../stores/order-total';
import { messages } from './messages';
import type { Failure } from './use-order';

interface Props {
  readonly items: CartItems;
  /** As the host named it, in fils. */
  readonly shipping: number | undefined;
  readonly sending: boolean;
  /** Whether prices changed since the last press. */
  readonly repriced: boolean;
  readonly failure: Failure | undefined;
}

/** What the order comes to, and the button that places it; above it why the last press did not. */
export function Pay({ items, shipping, sending, repriced, failure }: Props) {
  const t = useMessages(messages);
  const label = repriced ? t.placeAtNewPrice : <slot name="button">{t.place}</slot>;
  return (
    <div className="pay">
      {failure && (
        <div className="fault" role={failure.inToast ? undefined : 'alert'}>
          {failure.text}
        </div>
      )}
      <p>
        {t.total} <strong>{money(orderTotal(items, shipping))}</strong>
      </p>
      <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
        {sending ? t.sending : label}
      </button>
    </div>
  );
}
