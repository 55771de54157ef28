import { ShoppingCart } from 'lucide';
import { useCart } from '../../hooks/use-cart';
import { useCartAddress } from '../../hooks/use-cart-address';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { cartCount } from '../../stores/cart';
import { messages } from './messages';

export function CartBadge() {
  const t = useMessages(messages);
  const items = useCart();
  const entries = cartCount(items);
  const to = useCartAddress(items, '/cart');
  return (
    <ShopLink to={to} className="badge" part="link" aria-label={t.name(entries)}>
      <slot name="button">
        <Icon node={ShoppingCart} />
      </slot>
      {entries > 0 && (
        <span className="count" part="count" aria-hidden="true">
          {count(entries)}
        </span>
      )}
    </ShopLink>
  );
}
