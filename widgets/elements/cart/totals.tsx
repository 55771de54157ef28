import { cartAddress } from '../../api/address';
import { useCopy } from '../../hooks/use-copy';
import { useSettings } from '../../hooks/use-settings';
import { cart as ar } from '../../locale/ar/cart';
import { cart as en } from '../../locale/en/cart';
import { ShopLink } from '../../pieces/shop-link';
import { TotalsTable } from '../../pieces/totals-table';
import type { CartItems } from '../../stores/cart';

/** The sums, and the way to the checkout; from another site the link takes the cart along. */
export function Totals({ items }: { readonly items: CartItems }) {
  const t = useCopy(en, ar);
  const settings = useSettings();
  const to = (!settings.onShop && cartAddress(settings, items)) || '/checkout';
  return (
    <div className="summary">
      <TotalsTable items={items} />
      <ShopLink to={to} className="button button-primary checkout">
        {t.checkout}
      </ShopLink>
    </div>
  );
}
