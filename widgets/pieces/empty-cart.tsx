import { useMessages } from '../hooks/use-messages';
import { EmptyCart as Drawing } from './drawings/empty-cart';
import { messages } from './messages/empty-cart';
import { ShopLink } from './shop-link';
import { State } from './state';

/** 'Your cart is empty' and the way back to the shop. */
export function EmptyCart() {
  const t = useMessages(messages);
  return (
    <State kind="empty" level={2} title={t.title} text={t.text} drawing={<Drawing className="drawing" />}>
      <ShopLink to="/" className="button button-primary">
        {t.back}
      </ShopLink>
    </State>
  );
}
