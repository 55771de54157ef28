import { useEffect, useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useNearView } from '../../hooks/use-near-view';
import { useProductsBySlug } from '../../hooks/use-products-by-slug';
import { useStore } from '../../hooks/use-store';
import { ProductCard } from '../../pieces/product/product-card';
import { rememberViewed, viewedProducts } from '../../stores/viewed-products';
import { messages } from './messages';

/** What was looked at before on this device, at today's prices; asked for when it comes near. */
export function RecentlyViewed({ slug }: { readonly slug: string }) {
  const t = useMessages(messages);
  const place = useRef<HTMLElement>(null);
  const near = useNearView(place);
  const others = useStore(viewedProducts).filter(other => other !== slug);
  const { data } = useProductsBySlug(near ? others : []);
  useEffect(() => rememberViewed(slug), [slug]);
  const products = others.flatMap(other => data?.get(other) ?? []);
  return (
    <section ref={place} hidden={data !== undefined && products.length === 0} className="viewed">
      {products.length > 0 && (
        <>
          <h2>{t.viewed}</h2>
          <ul className="products">
            {products.map(product => (
              <li key={product.slug}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
