import type { MouseEvent, ReactNode } from 'react';
import { productPath } from '../../addresses/shop-paths';
import type { Product } from '../../api/schemas';
import { useEmit } from '../../hooks/use-emit';
import { Picture } from '../picture';
import { ShopLink } from '../shop-link';
import { Fit } from './fit';
import { Price } from './price';
import { ProductFacts } from './product-facts';
import { ProductTitle } from './product-title';
import { Quantity } from './quantity';

interface Props {
  readonly product: Product;
  /** False for cards in the first view. */
  readonly lazy?: boolean;
  /** Words on its button, instead of the usual ones. */
  readonly label?: ReactNode;
}

/** One product: the whole card leads to its page, but for the control that puts it in the cart. */
export function ProductCard({ product, lazy = true, label }: Props) {
  const emit = useEmit();
  const select = (event: MouseEvent) => {
    if (!emit('tass-select', { product })) event.preventDefault();
  };
  const offer = product.offers?.[0]?.title;
  return (
    <article className="card" part="card" data-out={product.in_stock === false}>
      <div className="tile">
        {offer && (
          <span className="offer" part="offer">
            <bdi>{offer}</bdi>
          </span>
        )}
        <Picture src={product.image} alt="" side={400} lazy={lazy} />
        <Fit product={product} />
      </div>
      <div className="words">
        {product.category && (
          <span className="category" part="category">
            <bdi>{product.category.title}</bdi>
          </span>
        )}
        <ShopLink to={productPath(product.slug)} className="title" part="title" onClick={select}>
          <ProductTitle>{product.title}</ProductTitle>
        </ShopLink>
        <ProductFacts product={product} />
        <p className="prices">
          <Price price={product.price} regular={product.regular_price} />
        </p>
        <Quantity product={product} label={label} />
      </div>
    </article>
  );
}
