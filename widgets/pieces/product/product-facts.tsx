import type { Product } from '../../api/schemas';
import { pageCost } from '../../data/page-cost';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { messages } from '../messages/product-card';

/** What one printed page costs in fils with one decimal; undefined where price or yield is unknown. */
export const costPerPage = (product: Product): string | undefined => pageCost(product)?.toFixed(1);

/** What tells products of one printer apart: kind, colour, page yield, cost per page. Only what is known is said. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const t = useMessages(messages);
  const { kind, color, yield_pages } = product;
  const cost = costPerPage(product);
  return (
    <ul className="facts">
      {kind && (
        <li className="kind" data-kind={kind}>
          {t.kinds[kind] ?? kind}
        </li>
      )}
      {color && (
        <li>
          <span className="ink" data-color={color} />
          {t.colorName(color)}
        </li>
      )}
      {yield_pages ? <li>{t.pages(count(yield_pages), yield_pages === 1)}</li> : null}
      {cost && <li className="cost">{t.costPerPage(cost)}</li>}
    </ul>
  );
}
