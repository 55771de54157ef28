import type { Product } from '../api/schemas';
import { useMessages } from '../hooks/use-messages';
import { count } from '../locale/number';
import { fils } from '../money';
import { messages } from './messages/product-card';

/** What one printed page costs in fils with one decimal; undefined where the yield is unknown. */
export function costPerPage({ price, yield_pages }: Product): string | undefined {
  const now = fils(price);
  return now && yield_pages ? (now / yield_pages).toFixed(1) : undefined;
}

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
