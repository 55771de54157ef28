import { listAddress } from '../../api/list-address';
import { cartAddress } from '../../api/shop-address';
import { useCopy } from '../../hooks/use-copy';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { OrderByWhatsApp } from '../../pieces/order/order-by-whats-app';
import { ShopLink } from '../../pieces/shop-link';
import type { CartItems } from '../../stores/cart';
import { messages } from './messages';

/** Other ways for a cart to go: as a WhatsApp message, a quote, a link. */
export function Share({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const copy = useCopy();
  const quote = listAddress(settings, '/quote', items);
  const list = listAddress(settings, '/quick-order', items);
  const link = cartAddress(settings, items);
  return (
    <div className="share">
      <OrderByWhatsApp items={items} />
      {quote && (
        <ShopLink to={quote} className="button">
          {t.quote}
        </ShopLink>
      )}
      {list && (
        <ShopLink to={list} className="button">
          {t.save}
        </ShopLink>
      )}
      {link && (
        <button type="button" className="button" onClick={() => void copy(link, t.copied, t.denied)}>
          {t.copy}
        </button>
      )}
    </div>
  );
}
