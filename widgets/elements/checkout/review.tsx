import { useCopy } from '../../hooks/use-copy';
import { checkout as ar } from '../../locale/ar/checkout';
import { checkout as en } from '../../locale/en/checkout';
import { fils, money } from '../../locale/format';
import { ShopLink } from '../../pieces/shop-link';
import { TotalsTable } from '../../pieces/totals-table';
import type { CartItems } from '../../stores/cart';
import { useTitles } from './use-titles';

/** What is about to be ordered, and for how much. */
export function Review({ items }: { readonly items: CartItems }) {
  const t = useCopy(en, ar);
  useTitles();
  return (
    <>
      <h2>{t.review}</h2>
      <ul className="review">
        {items.map(({ slug, title, quantity, price }) => (
          <li key={slug}>
            <span>
              {quantity} × <bdi>{title}</bdi>
            </span>
            <span>{money((fils(price) ?? 0) * quantity)}</span>
          </li>
        ))}
      </ul>
      <TotalsTable items={items} />
      <ShopLink to="/cart">{t.change}</ShopLink>
    </>
  );
}
