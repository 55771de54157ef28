import { products } from '../../api/products';
import type { Product, ProductDetail } from '../../api/schemas';
import { PRODUCTS_PER_PAGE } from '../../constants';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { ProductCard } from '../../pieces/product-card';
import { messages } from './messages';

const KINDS = ['original', 'compatible', 'remanufactured'];

/** One product of each kind that replaces the same cartridge, the shown one among them. */
function alternatives(shown: Product, found: readonly Product[]): readonly Product[] {
  const same = found.filter(
    ({ code, color, slug }) => code === shown.code && color === shown.color && slug !== shown.slug,
  );
  return KINDS.flatMap(kind =>
    kind === shown.kind ? [shown] : (same.find(product => product.kind === kind) ?? []),
  );
}

/** Original, compatible and remanufactured side by side. A replacement carries the code of what it replaces. */
export function Comparison({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const query = { query: product.code ?? undefined, limit: PRODUCTS_PER_PAGE };
  const { data } = useQuery(product.code ? products(settings, query) : undefined);
  const kinds = data ? alternatives(product, data.items) : [];
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
