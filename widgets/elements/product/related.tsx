import { products } from '../../api/products';
import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { ProductCard } from '../../pieces/product-card';
import { messages } from './messages';

/** One row on a wide page. */
const SHOWN = 4;

/** What else fits the first of its printers; where it has none, others of its category. */
export function Related({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const device = product.devices?.[0]?.slug;
  const category = device ? undefined : product.category?.slug;
  // Half of what fits a printer may replace the very product that is shown.
  const query = { device, category, limit: SHOWN * 3 };
  const { data } = useQuery(device || category ? products(settings, query) : undefined);
  const others = data?.items.filter(
    ({ slug, code }) => slug !== product.slug && !(code && code === product.code),
  );
  if (!others?.length) return null;
  return (
    <section>
      <h2>{device ? t.related : t.relatedCategory}</h2>
      <ul className="products related">
        {others.slice(0, SHOWN).map(other => (
          <li key={other.slug}>
            <ProductCard product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
