import { productPath } from '../../addresses/shop-paths';
import type { ProductDetail } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import { useLazyPart } from '../../element/use-lazy-part';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import { MainHeading } from '../../pieces/main-heading';
import { AskOnWhatsApp } from '../../pieces/order/ask-on-whats-app';
import { Assurances } from '../../pieces/order/assurances';
import { DeliveryTimes } from '../../pieces/order/delivery-times';
import { AddLabel } from '../../pieces/product/add-label';
import { Fit } from '../../pieces/product/fit';
import { Price } from '../../pieces/product/price';
import { ProductFacts } from '../../pieces/product/product-facts';
import { ProductTitle } from '../../pieces/product/product-title';
import { Quantity } from '../../pieces/product/quantity';
import { messages } from './messages';
import { outOfStock } from './out-of-stock-part';

interface Props {
  readonly product: ProductDetail;
  /** Mail address of the shop; undefined where the page names none. */
  readonly email: string | undefined;
  /** Of its heading. */
  readonly headingLevel: number;
  /** Whether to draw what lies below a phone's first view, too. */
  readonly whole: boolean;
}

/** What it is, what it costs, and the way into the cart. */
export function Offer({ product, email, headingLevel, whole }: Props) {
  const t = useMessages(messages);
  const address = shopAddress(useSettings(), productPath(product.slug)) ?? '';
  const now = fils(product.price) ?? 0;
  const saving = (fils(product.regular_price) ?? 0) - now;
  const out = product.in_stock === false;
  const OutOfStock = useLazyPart(outOfStock, out);
  return (
    <div className="buy">
      <div className="about">
        {product.category && (
          <p className="category" part="category">
            <bdi>{product.category.title}</bdi>
          </p>
        )}
        <MainHeading level={headingLevel}>
          <ProductTitle>{product.title}</ProductTitle>
        </MainHeading>
        <ProductFacts product={product} />
        <Fit product={product} />
      </div>
      <div className="buy-bar">
        <p className="prices">
          <Price price={product.price} regular={product.regular_price} />
          {saving > 0 && <span className="saving">{t.saving(money(saving))}</span>}
        </p>
        <p className="stock" part="stock" data-out={out}>
          {out ? t.outOfStock : t.inStock}
        </p>
        <Quantity product={product} label={<AddLabel />} />
      </div>
      <div className="sale-terms">
        {whole && (
          <>
            {OutOfStock && <OutOfStock product={product} email={email} />}
            <slot name="extra" />
            {!out && <DeliveryTimes />}
            <Assurances products={[product]} />
            <AskOnWhatsApp message={t.question(product.title, address)} />
            <slot name="phone" />
          </>
        )}
      </div>
    </div>
  );
}
