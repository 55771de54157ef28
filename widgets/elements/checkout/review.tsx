import { MAX_ORDER_LINES } from '../../constants';
import { useMessages } from '../../hooks/use-messages';
import { CartTotals } from '../../pieces/order/totals';
import { ShopLink } from '../../pieces/shop-link';
import type { CartItems } from '../../stores/cart';
import type { LineFaults } from './answered-faults';
import { messages } from './messages';
import { OrderLines } from './order-lines';
import { useTitles } from './use-titles';

interface Props {
  readonly items: CartItems;
  /** As the host named it, in fils. */
  readonly shipping: number | undefined;
  readonly faults: LineFaults;
}

/** What is about to be ordered, and for how much. */
export function Review({ items, shipping, faults }: Props) {
  const t = useMessages(messages);
  useTitles();
  return (
    <>
      <h2>{t.review}</h2>
      <OrderLines lines={items} faults={faults} />
      <CartTotals items={items} shipping={shipping} />
      {items.length > MAX_ORDER_LINES && (
        <p className="fault" role="alert">
          {t.tooManyLines}
        </p>
      )}
      <ShopLink to="/cart" className="change">
        {t.change}
      </ShopLink>
    </>
  );
}
