import { fils, money } from '../../money';
import type { OrderedLine } from '../../stores/order-attempt';

/** What is, or was, ordered: pieces and title, and their sum. */
export function OrderLines({ lines }: { readonly lines: readonly OrderedLine[] }) {
  return (
    <ul className="review">
      {lines.map(({ slug, title, quantity, price }) => (
        <li key={slug}>
          <span>
            {quantity} × <bdi>{title}</bdi>
          </span>
          <span>{money((fils(price) ?? 0) * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
