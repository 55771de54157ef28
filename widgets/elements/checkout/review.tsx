import { MAX_ORDER_LINES } from '../../constants';
import { useMessages } from '../../hooks/use-messages';
import { ShopLink } from '../../pieces/shop-link';
import { TotalsTable } from '../../pieces/totals-table';
import type { CartItems } from '../../stores/cart';
import { messages } from './messages';
import { OrderLines } from './order-lines';
import { useTitles } from './use-titles';

/** What is about to be ordered, and for how much. */
export function Review({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  useTitles();
  return (
    <>
      <h2>{t.review}</h2>
      <OrderLines lines={items} />
      <TotalsTable items={items} />
      {items.length > MAX_ORDER_LINES && (
        <p className="fault" role="alert">
          {t.tooManyLines}
        </p>
      )}
      <ShopLink to="/cart">{t.change}</ShopLink>
    </>
  );
}
