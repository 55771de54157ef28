import { useMessages } from '../../hooks/use-messages';
import { fils, money } from '../../money';
import { ShopLink } from '../../pieces/shop-link';
import { TotalsTable } from '../../pieces/totals-table';
import type { CartItems } from '../../stores/cart';
import { messages } from './messages';
import { useTitles } from './use-titles';

/** What is about to be ordered, and for how much. */
export function Review({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
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
