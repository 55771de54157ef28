import { Truck } from 'lucide';
import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { fils, money } from '../../money';
import { Icon } from '../../pieces/icon';
import { Price } from '../../pieces/price';
import { ProductFacts } from '../../pieces/product-facts';
import { Quantity } from '../../pieces/quantity';
import { messages } from './messages';

/** What it is, what it costs, and the way into the cart. */
export function Offer({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const now = fils(product.price) ?? 0;
  const saving = (fils(product.regular_price ?? '') ?? 0) - now;
  const out = product.in_stock === false;
  return (
    <div className="buy">
      {product.category && (
        <p className="category" part="category">
          <bdi>{product.category.title}</bdi>
        </p>
      )}
      <h1 part="heading">
        <bdi>{product.title}</bdi>
      </h1>
      <ProductFacts product={product} />
      <p className="prices">
        <Price price={product.price} regular={product.regular_price} />
        {saving > 0 && <span className="saving">{t.saving(money(saving))}</span>}
      </p>
      <p className="stock" part="stock" data-out={out}>
        {out ? t.outOfStock : t.inStock}
      </p>
      <Quantity product={product} />
      <slot name="extra" />
      <p className="delivery">
        <Icon node={Truck} />
        {t.delivery}
      </p>
      <slot name="phone" />
      {product.description && (
        <p className="description">
          <bdi>{product.description}</bdi>
        </p>
      )}
    </div>
  );
}
