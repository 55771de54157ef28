import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { ProductCard } from '../../pieces/product/product-card';
import { messages } from './messages';
import { useAlternatives } from './use-alternatives';

/** Original, compatible and remanufactured side by side. */
export function Comparison({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const kinds = useAlternatives(product);
  if (kinds.length < 2) return null;
  return (
    <section>
      <h2>{t.compare}</h2>
      <p className="hint">{t.compareText}</p>
      <ul className="comparison products" part="comparison">
        {kinds.map(alternative => (
          <li key={alternative.slug} data-current={alternative.slug === product.slug}>
            {alternative.slug === product.slug && <p className="current">{t.current}</p>}
            <ProductCard product={alternative} />
          </li>
        ))}
      </ul>
    </section>
  );
}
