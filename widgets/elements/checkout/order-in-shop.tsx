import { cartAddress } from '../../api/shop-address';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { ShopLink } from '../../pieces/shop-link';
import { cartId } from '../../stores/cart-id';
import { messages } from './messages';

/** Says that no order gets through from this site, and takes the cart to the shop, which any site may. */
export function OrderInShop() {
  const t = useMessages(messages);
  const settings = useSettings();
  const items = useCart();
  return (
    <div className="earlier" role="alert">
      <h3>{t.foreign}</h3>
      <p>{t.foreignText}</p>
      <ShopLink to={cartAddress(settings, items, cartId()) ?? '/cart'} className="button button-primary">
        {t.orderInShop}
      </ShopLink>
    </div>
  );
}
