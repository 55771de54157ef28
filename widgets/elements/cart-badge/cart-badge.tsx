import { ShoppingCart } from 'lucide';
import { cartAddress } from '../../api/shop-address';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { count } from '../../locale/number';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { cartCount } from '../../stores/cart';
import { messages } from './messages';

export function CartBadge() {
  const t = useMessages(messages);
  const settings = useSettings();
  const items = useCart();
  const entries = cartCount(items);
  // In the shop it is the very same cart; from elsewhere the link takes it along.
  const to = (!settings.onShop && cartAddress(settings, items)) || '/cart';
  return (
    <ShopLink to={to} className="badge" part="link" aria-label={t.name(entries)}>
      <Icon node={ShoppingCart} />
      {entries > 0 && (
        <span className="count" part="count" aria-hidden="true">
          {count(entries)}
        </span>
      )}
    </ShopLink>
  );
}
