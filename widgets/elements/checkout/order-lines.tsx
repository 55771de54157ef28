import { money } from '../../format-money';
import { fils } from '../../money';
import { ProductTitle } from '../../pieces/product/product-title';
import type { OrderedLine } from '../../stores/order-attempt';
import type { LineFaults } from './answered-faults';

interface Props {
  readonly lines: readonly OrderedLine[];
  /** What the host finds wrong with a line, by its slug. */
  readonly faults?: LineFaults;
}

/** What is, or was, ordered: pieces and title, and their sum. */
export function OrderLines({ lines, faults }: Props) {
  return (
    <ul className="review">
      {lines.map(({ slug, title, quantity, price }) => (
        <li key={slug}>
          <span>
            {quantity} × <ProductTitle>{title}</ProductTitle>
          </span>
          <span>{money((fils(price) ?? 0) * quantity)}</span>
          {faults?.has(slug) && (
            <p className="fault" role="alert">
              {faults.get(slug)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
