import { useLazyPart } from '../../element/use-lazy-part';
import { useCartAddress } from '../../hooks/use-cart-address';
import { useMessages } from '../../hooks/use-messages';
import { useHasSavedPrinters } from '../../hooks/use-saved-printers';
import { CartTotals } from '../../pieces/order/totals';
import { ShopLink } from '../../pieces/shop-link';
import type { CartItems } from '../../stores/cart';
import { fitQuestion } from './fit-question-part';
import { messages } from './messages';
import { Share } from './share';

interface Props {
  readonly items: CartItems;
  /** Whether any of them can be ordered now. */
  readonly orderable: boolean;
}

/** The sums, and the way to the checkout; from another site the link takes the cart along. */
export function Totals({ items, orderable }: Props) {
  const t = useMessages(messages);
  const to = useCartAddress(items, '/checkout');
  const FitQuestion = useLazyPart(fitQuestion, useHasSavedPrinters());
  return (
    <div className="summary">
      <CartTotals items={items} />
      {FitQuestion && <FitQuestion items={items} />}
      {orderable ? (
        <ShopLink to={to} className="button button-primary checkout">
          <slot name="button">{t.checkout}</slot>
        </ShopLink>
      ) : (
        <p className="gone" role="status">
          {t.nothingToOrder}
        </p>
      )}
      <Share items={items} />
    </div>
  );
}
