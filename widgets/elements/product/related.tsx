import { RELATED_SHOWN, related } from '../../api/related-products';
import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { ProductCard } from '../../pieces/product/product-card';
import { messages } from './messages';

/** What else fits the first of its printers; where it has none, others of its category. */
export function Related({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const { data } = useQuery(related(settings, product));
  const others = data?.items.filter(
    ({ slug, code }) => slug !== product.slug && !(code && code === product.code),
  );
  if (!others?.length) return null;
  return (
    <section>
      <h2>{product.devices?.[0] ? t.related : t.relatedCategory}</h2>
      <ul className="products">
        {others.slice(0, RELATED_SHOWN).map(other => (
          <li key={other.slug}>
            <ProductCard product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
