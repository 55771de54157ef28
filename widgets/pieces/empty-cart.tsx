import { useCopy } from '../hooks/use-copy';
import { emptyCart as ar } from '../locale/ar/empty-cart';
import { emptyCart as en } from '../locale/en/empty-cart';
import { EmptyCart as Drawing } from './drawings/empty-cart';
import { ShopLink } from './shop-link';
import { State } from './state';

/** 'Your cart is empty' and the way back to the shelves. */
export function EmptyCart() {
  const t = useCopy(en, ar);
  return (
    <State kind="empty" level={2} title={t.title} text={t.text} drawing={<Drawing className="drawing" />}>
      <ShopLink to="/" className="button button-primary">
        {t.back}
      </ShopLink>
    </State>
  );
}
