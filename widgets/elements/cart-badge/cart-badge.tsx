import { ShoppingCart } from 'lucide';
import { cartAddress } from '../../api/address';
import { useCart } from '../../hooks/use-cart';
import { useCopy } from '../../hooks/use-copy';
import { useSettings } from '../../hooks/use-settings';
import { cartBadge as ar } from '../../locale/ar/cart-badge';
import { cartBadge as en } from '../../locale/en/cart-badge';
import { count } from '../../locale/format';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { cartCount } from '../../stores/cart';

export function CartBadge() {
  const t = useCopy(en, ar);
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
