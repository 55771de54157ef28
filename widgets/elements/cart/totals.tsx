import { useCartAddress } from '../../hooks/use-cart-address';
import { useMessages } from '../../hooks/use-messages';
import { ShopLink } from '../../pieces/shop-link';
import { TotalsTable } from '../../pieces/totals-table';
import type { CartItems } from '../../stores/cart';
import { messages } from './messages';
import { Share } from './share';

/** The sums, and the way to the checkout; from another site the link takes the cart along. */
export function Totals({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  const to = useCartAddress(items, '/checkout');
  return (
    <div className="summary">
      <TotalsTable items={items} />
      <ShopLink to={to} className="button button-primary checkout">
        {t.checkout}
      </ShopLink>
      <Share items={items} />
    </div>
  );
}
