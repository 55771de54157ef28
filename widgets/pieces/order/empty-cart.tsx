import { useHydrating } from '../../hooks/use-hydrating';
import { useMessages } from '../../hooks/use-messages';
import { EmptyCart as Drawing } from '../drawings/empty-cart';
import { messages } from '../messages/empty-cart';
import { ShopLink } from '../shop-link';
import { Spinner } from '../spinner';
import { State } from '../state';

/** 'Your cart is empty' and the way back to the shop; a server, which knows no cart, says neither. */
export function EmptyCart() {
  const t = useMessages(messages);
  if (useHydrating()) return <Spinner />;
  return (
    <State kind="empty" level={2} title={t.title} text={t.text} drawing={<Drawing className="drawing" />}>
      <ShopLink to="/" className="button button-primary">
        {t.back}
      </ShopLink>
    </State>
  );
}
